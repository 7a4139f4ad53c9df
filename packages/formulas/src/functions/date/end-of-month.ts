import { endOfMonthOf } from '../../dates/calendar.ts';
import { monthEdgeKernel } from '../../dates/month-kernels.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DATE } from '../../define/result-types.ts';

/** `endOfMonth(d)` */
export const endOfMonth: FormulaFunction = defineFunction({
  name: 'endOfMonth',
  form: 'function',
  summary: 'The last day of the month of a date or timestamp.',
  examples: [{ formula: 'endOfMonth(date("2024-02-10"))', result: '2024-02-29' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'date',
      result: () => DATE,
      plan: monthEdgeKernel(endOfMonthOf),
    },
  ],
});
