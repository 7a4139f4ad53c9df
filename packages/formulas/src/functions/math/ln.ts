import { log } from '@populace/recipes';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { floatKernel } from '../../numbers/float-kernel.ts';

/** `ln(x)` */
export const ln: FormulaFunction = defineFunction({
  name: 'ln',
  form: 'function',
  summary: 'The natural logarithm of a number above 0.',
  examples: [{ formula: 'ln(1)', result: '0' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'float',
      result: () => FLOAT,
      plan: floatKernel(log, 'noLogarithm'),
    },
  ],
});
