import { civilFromDays } from '@populace/calendar';
import { dayPartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `year(d)` */
export const year: FormulaFunction = defineFunction({
  name: 'year',
  form: 'function',
  summary: 'The year of a date or timestamp.',
  examples: [{ formula: 'year(date("2024-02-29"))', result: '2024' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'int',
      result: () => INT,
      plan: dayPartKernel({ min: 1, max: 9999 }, (day) => civilFromDays(day).year),
    },
  ],
});
