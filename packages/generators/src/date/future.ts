import {
  addDuration,
  type Duration,
  defineGenerator,
  durationOption,
  type Generator,
  type Moment,
} from '@populace/core';
import { between, checkUnits, precisionOption } from './range.ts';

/** Points in time after now. */
export const future: Generator = defineGenerator({
  id: 'date.future',
  summary: "Points in time (or days, with type: date) after the schema's now.",
  aliases: ['date.soon'],
  synonyms: {
    en: 'upcoming date, coming date, later',
    de: 'zukünftiges Datum',
    es: 'fecha futura',
    fr: 'date future',
    ja: '未来の日付',
  },
  options: {
    within: durationOption({
      default: { months: 12, ms: 0 },
      summary: 'How far ahead at most: 90s, 15m, 2h, 3d, 6w, 2y.',
    }),
    precision: precisionOption,
  },
  check({ within, precision }, at) {
    checkUnits({ ...at.now, hasTime: true }, endOf(at.now, within), { precision, option: 'within' }, at);
  },
  recipe: ({ within, precision }, scope) =>
    between({ ...scope.now, hasTime: true }, endOf(scope.now, within), precision, scope),
});

function endOf(now: Moment, within: Duration): Moment {
  return { ...addDuration(now, within), hasTime: true };
}
