import { floatOf } from '../../columns/number-columns.ts';
import { readKernel } from '../../conversions/read-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';

/** `float(x)` */
export const float: FormulaFunction = defineFunction({
  name: 'float',
  form: 'function',
  summary: 'A number as the nearest floating-point number, or the one that a text says.',
  examples: [
    { formula: 'float(0.5)', result: '0.5' },
    { formula: 'float("2.5e3")', result: '2500' },
  ],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'float',
      result: () => FLOAT,
      plan([x]) {
        return floatOf(x);
      },
    },
    {
      parameters: [{ name: 'x', is: 'text' }],
      gives: 'float',
      result: () => FLOAT,
      plan: readKernel,
    },
  ],
});
