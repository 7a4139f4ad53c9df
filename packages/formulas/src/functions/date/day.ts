import { civilFromDays } from '@populace/calendar';
import { dayPartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `day(d)` */
export const day: FormulaFunction = defineFunction({
  name: 'day',
  form: 'function',
  summary: 'The day of the month of a date or timestamp.',
  examples: [{ formula: 'day(date("2024-02-29"))', result: '29' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'int',
      result: () => INT,
      plan: dayPartKernel({ min: 1, max: 31 }, (day) => civilFromDays(day).day),
    },
  ],
});
