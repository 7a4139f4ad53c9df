import { weekdayOf } from '../../dates/calendar.ts';
import { dayPartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `weekday(d)` */
export const weekday: FormulaFunction = defineFunction({
  name: 'weekday',
  form: 'function',
  summary: 'The day of the week of a date or timestamp, from 1 for Monday to 7 for Sunday (ISO 8601).',
  examples: [{ formula: 'weekday(date("2024-02-29"))', result: '4' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'int',
      result: () => INT,
      plan: dayPartKernel({ min: 1, max: 7 }, (day) => weekdayOf(day)),
    },
  ],
});
