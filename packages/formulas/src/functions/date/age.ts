import { ageKernel } from '../../dates/month-kernels.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `age(birth, at)` */
export const age: FormulaFunction = defineFunction({
  name: 'age',
  form: 'function',
  summary: 'How many whole years somebody born on a date is old on another.',
  examples: [{ formula: 'age(date("2000-03-01"), date("2024-02-29"))', result: '23' }],
  overloads: [
    {
      parameters: [
        { name: 'birth', is: 'day' },
        { name: 'at', is: 'day' },
      ],
      gives: 'int',
      result: () => INT,
      plan: ageKernel,
    },
  ],
});
