import { readKernel } from '../../conversions/read-kernel.ts';
import { beginOfDay } from '../../dates/day-columns.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TIMESTAMP } from '../../define/result-types.ts';

/** `timestamp(x)` */
export const timestamp: FormulaFunction = defineFunction({
  name: 'timestamp',
  form: 'function',
  summary: 'The begin of a day, or the point in time that a text says, in UTC.',
  examples: [
    { formula: 'timestamp("2024-02-29T12:30:00")', result: '2024-02-29T12:30:00' },
    { formula: 'timestamp(date("2024-02-29"))', result: '2024-02-29T00:00:00' },
  ],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'date' }],
      gives: 'timestamp',
      result: () => TIMESTAMP,
      plan([day], frame) {
        return beginOfDay(day, frame);
      },
    },
    {
      parameters: [{ name: 'x', is: 'text' }],
      gives: 'timestamp',
      result: () => TIMESTAMP,
      plan: readKernel,
    },
  ],
});
