import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { decimalLogarithm } from '../../numbers/decimal-logarithm.ts';
import { floatKernel } from '../../numbers/float-kernel.ts';

/** `log10(x)` */
export const log10: FormulaFunction = defineFunction({
  name: 'log10',
  form: 'function',
  summary: 'The logarithm of a number above 0 to the base of 10.',
  examples: [{ formula: 'log10(1000)', result: '3' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'float',
      result: () => FLOAT,
      plan: floatKernel(decimalLogarithm, 'noLogarithm'),
    },
  ],
});
