import { withStates } from '../../columns/buffers.ts';
import { EXACT } from '../../columns/number-columns.ts';
import { spanOf } from '../../dates/day-columns.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';

/** `inSeconds(d)` */
export const inSeconds: FormulaFunction = defineFunction({
  name: 'inSeconds',
  form: 'function',
  summary: 'The seconds of a duration, with microseconds behind the point.',
  examples: [{ formula: 'inSeconds(minutes(1.5))', result: '90.000000' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'duration' }],
      gives: 'decimal of scale 6',
      result: () => ({ kind: 'decimal', scale: 6 }),
      plan([span]) {
        const { micros, states } = spanOf(span);
        return { kind: 'number', values: micros, scale: 6, min: -EXACT, max: EXACT, ...withStates(states) };
      },
    },
  ],
});
