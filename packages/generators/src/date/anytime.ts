import {
  addDuration,
  type Duration,
  defineGenerator,
  durationOption,
  type Generator,
  type Moment,
} from '@populace/core';
import { between, checkUnits, precisionOption } from './range.ts';
/** Points in time around now. */
export const anytime: Generator = defineGenerator({
  id: 'date.anytime',
  summary: "Points in time (or days, with type: date) within a year before or after the schema's now.",
  options: {
    within: durationOption({
      default: { months: 12, ms: 0 },
      summary: 'How far away at most: 90s, 15m, 2h, 3d, 6w, 2y.',
    }),
    precision: precisionOption,
  },
  check({ within, precision }, at) {
    checkUnits(from(at.now, within, -1), from(at.now, within, 1), { precision, option: 'within' }, at);
  },
  recipe: ({ within, precision }, scope) =>
    between(from(scope.now, within, -1), from(scope.now, within, 1), precision, scope),
});

function from(now: Moment, { months, ms }: Duration, sign: 1 | -1): Moment {
  return { ...addDuration(now, { months: sign * months, ms: sign * ms }), hasTime: true };
}
