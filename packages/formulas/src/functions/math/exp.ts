import { exp as power } from '@populace/recipes';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { floatKernel } from '../../numbers/float-kernel.ts';

/** `exp(x)` */
export const exp: FormulaFunction = defineFunction({
  name: 'exp',
  form: 'function',
  summary: 'e, 2.71828…, to the power of a number.',
  examples: [{ formula: 'exp(0)', result: '1' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'float',
      result: () => FLOAT,
      plan: floatKernel(power),
    },
  ],
});
