import { withStates } from '../../columns/buffers.ts';
import { readKernel } from '../../conversions/read-kernel.ts';
import { timestampOf } from '../../dates/day-columns.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TIME } from '../../define/result-types.ts';

/** `time(x)` */
export const time: FormulaFunction = defineFunction({
  name: 'time',
  form: 'function',
  summary: 'The time of day of a timestamp, or the one that a text says.',
  examples: [
    { formula: 'time("12:30:00")', result: '12:30:00' },
    { formula: 'time(now + hours(2))', result: '02:00:00' },
  ],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'timestamp' }],
      gives: 'time',
      result: () => TIME,
      plan([point]) {
        const { micros, states } = timestampOf(point);
        return { kind: 'span', micros, ...withStates(states) };
      },
    },
    {
      parameters: [{ name: 'x', is: 'text' }],
      gives: 'time',
      result: () => TIME,
      plan: readKernel,
    },
  ],
});
