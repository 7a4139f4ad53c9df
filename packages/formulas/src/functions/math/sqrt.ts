import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { floatKernel } from '../../numbers/float-kernel.ts';

/** `sqrt(x)` */
export const sqrt: FormulaFunction = defineFunction({
  name: 'sqrt',
  form: 'function',
  summary: 'The square root of a number that is not below 0.',
  examples: [{ formula: 'sqrt(6.25)', result: '2.5' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'float',
      result: () => FLOAT,
      plan: floatKernel(Math.sqrt, 'negativeRoot'),
    },
  ],
});
