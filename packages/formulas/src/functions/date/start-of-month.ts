import { startOfMonthOf } from '../../dates/calendar.ts';
import { monthEdgeKernel } from '../../dates/month-kernels.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DATE } from '../../define/result-types.ts';

/** `startOfMonth(d)` */
export const startOfMonth: FormulaFunction = defineFunction({
  name: 'startOfMonth',
  form: 'function',
  summary: 'The first day of the month of a date or timestamp.',
  examples: [{ formula: 'startOfMonth(date("2024-02-29"))', result: '2024-02-01' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'date',
      result: () => DATE,
      plan: monthEdgeKernel(startOfMonthOf),
    },
  ],
});
