import { isoWeekOf } from '../../dates/calendar.ts';
import { dayPartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `isoWeek(d)` */
export const isoWeek: FormulaFunction = defineFunction({
  name: 'isoWeek',
  form: 'function',
  summary: 'The week of the year of a date or timestamp, of which the first has the first Thursday (ISO 8601).',
  examples: [{ formula: 'isoWeek(date("2024-02-29"))', result: '9' }],
  overloads: [
    {
      parameters: [{ name: 'd', is: 'day' }],
      gives: 'int',
      result: () => INT,
      plan: dayPartKernel({ min: 1, max: 53 }, (day) => isoWeekOf(day)),
    },
  ],
});
