import {
  addDuration,
  type Duration,
  defineGenerator,
  durationOption,
  type Generator,
  type Moment,
} from '@populace/core';
import { between, checkUnits, precisionOption } from './range.ts';

/** Points in time before now. */
export const past: Generator = defineGenerator({
  id: 'date.past',
  summary: "Points in time (or days, with type: date) before the schema's now.",
  aliases: ['date.recent'],
  synonyms: {
    en: 'earlier date, history, ago',
    de: 'vergangenes Datum',
    es: 'fecha pasada',
    fr: 'date passée',
    ja: '過去の日付',
  },
  options: {
    within: durationOption({
      default: { months: 12, ms: 0 },
      summary: 'How far back at most: 90s, 15m, 2h, 3d, 6w, 2y.',
    }),
    precision: precisionOption,
  },
  check({ within, precision }, at) {
    checkUnits(startOf(at.now, within), { ...at.now, hasTime: true }, { precision, option: 'within' }, at);
  },
  recipe: ({ within, precision }, scope) =>
    between(startOf(scope.now, within), { ...scope.now, hasTime: true }, precision, scope),
});

function startOf(now: Moment, { months, ms }: Duration): Moment {
  return { ...addDuration(now, { months: -months, ms: -ms }), hasTime: true };
}
