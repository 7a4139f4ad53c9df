import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT, sumType } from '../../define/result-types.ts';
import { absoluteExact } from '../../numbers/absolute.ts';
import { floatKernel } from '../../numbers/float-kernel.ts';

/** `abs(x)` */
export const abs: FormulaFunction = defineFunction({
  name: 'abs',
  form: 'function',
  summary: 'A number without its sign.',
  examples: [{ formula: 'abs(-2.50)', result: '2.50' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'exact' }],
      gives: 'the type of x',
      result: sumType,
      plan: absoluteExact,
    },
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'float',
      result: () => FLOAT,
      plan: floatKernel(Math.abs),
    },
  ],
});
