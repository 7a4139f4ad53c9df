import { exp as power } from '@populace/recipes';
import { floatKernel } from '../../numbers/float-kernel.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { FLOAT } from '../result-types.ts';

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
