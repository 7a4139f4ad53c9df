import { addMonthsKernel } from '../../dates/month-kernels.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DATE } from '../../define/result-types.ts';

/** `addYears(d, n)` */
export const addYears: FormulaFunction = defineFunction({
  name: 'addYears',
  form: 'function',
  summary: 'A date or timestamp so many years later; a day that the month does not have becomes its last.',
  examples: [{ formula: 'addYears(date("2024-02-29"), 1)', result: '2025-02-28' }],
  overloads: [
    {
      parameters: [
        { name: 'd', is: 'day' },
        { name: 'n', is: 'int' },
      ],
      gives: 'the type of d',
      result: ([type]) => type ?? DATE,
      plan: addMonthsKernel(12),
    },
  ],
});
