import { civilFromDays } from '@populace/calendar';
import { dayPartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `month(d)` */
export const month: FormulaFunction = defineFunction({
  name: 'month',
  form: 'function',
  summary: 'The month of a date or timestamp, from 1 to 12.',
  examples: [{ formula: 'month(date("2024-02-29"))', result: '2' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'int',
      result: () => INT,
      plan: dayPartKernel({ min: 1, max: 12 }, (day) => civilFromDays(day).month),
    },
  ],
});
