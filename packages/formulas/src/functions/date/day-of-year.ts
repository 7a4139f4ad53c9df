import { dayOfYearOf } from '../../dates/calendar.ts';
import { dayPartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `dayOfYear(d)` */
export const dayOfYear: FormulaFunction = defineFunction({
  name: 'dayOfYear',
  form: 'function',
  summary: 'The day of the year of a date or timestamp, of which the first is 1.',
  examples: [{ formula: 'dayOfYear(date("2024-02-29"))', result: '60' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'int',
      result: () => INT,
      plan: dayPartKernel({ min: 1, max: 366 }, (day) => dayOfYearOf(day)),
    },
  ],
});
