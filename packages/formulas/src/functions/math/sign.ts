import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { signKernel } from '../../numbers/absolute.ts';

/** `sign(x)` */
export const sign: FormulaFunction = defineFunction({
  name: 'sign',
  form: 'function',
  summary: '-1, 0 or 1 as a number is below, equal to or above 0.',
  examples: [{ formula: 'sign(-2.5)', result: '-1' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'number' }],
      gives: 'int',
      result: () => INT,
      plan: signKernel,
    },
  ],
});
