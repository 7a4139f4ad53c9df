import { addMonthsKernel } from '../../dates/month-kernels.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DATE } from '../../define/result-types.ts';

/** `addMonths(d, n)` */
export const addMonths: FormulaFunction = defineFunction({
  name: 'addMonths',
  form: 'function',
  summary: 'A date or timestamp so many months later; a day that the month does not have becomes its last.',
  examples: [{ formula: 'addMonths(date("2024-01-31"), 1)', result: '2024-02-29' }],
  overloads: [
    {
      parameters: [
        { name: 'd', is: 'day' },
        { name: 'n', is: 'int' },
      ],
      gives: 'the type of d',
      result: ([type]) => type ?? DATE,
      plan: addMonthsKernel(1),
    },
  ],
});
