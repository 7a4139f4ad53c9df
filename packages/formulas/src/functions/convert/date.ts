import { withStates } from '../../columns/buffers.ts';
import { readKernel } from '../../conversions/read-kernel.ts';
import { timestampOf } from '../../dates/day-columns.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DATE } from '../../define/result-types.ts';

/** `date(x)` */
export const date: FormulaFunction = defineFunction({
  name: 'date',
  form: 'function',
  summary: 'The day of a timestamp, or the date that a text says.',
  examples: [
    { formula: 'date("2024-02-29")', result: '2024-02-29' },
    { formula: 'date(now)', result: '2026-01-01' },
  ],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'timestamp' }],
      gives: 'date',
      result: () => DATE,
      plan([point]) {
        const { days, states } = timestampOf(point);
        return { kind: 'date', days, ...withStates(states) };
      },
    },
    {
      parameters: [{ name: 'x', is: 'text' }],
      gives: 'date',
      result: () => DATE,
      plan: readKernel,
    },
  ],
});
