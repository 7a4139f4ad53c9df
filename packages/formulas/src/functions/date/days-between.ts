import { daysBetweenKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `daysBetween(a, b)` */
export const daysBetween: FormulaFunction = defineFunction({
  name: 'daysBetween',
  form: 'function',
  summary: 'How many days after the first date or timestamp the second one lies; times of day do not count.',
  examples: [{ formula: 'daysBetween(date("2024-02-28"), date("2024-03-01"))', result: '2' }],
  overloads: [
    {
      parameters: operands('day', 'day'),
      gives: 'int',
      result: () => INT,
      plan: daysBetweenKernel,
    },
  ],
});
