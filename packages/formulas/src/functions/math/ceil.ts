import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { wholeKernel, wholeOfFloatKernel } from '../../numbers/whole-numbers.ts';

/** `ceil(x)` */
export const ceil: FormulaFunction = defineFunction({
  name: 'ceil',
  form: 'function',
  summary: 'The least whole number that is not below a number.',
  examples: [{ formula: 'ceil(-2.5)', result: '-2' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'exact' }],
      gives: 'int',
      result: () => INT,
      plan: wholeKernel('ceil'),
    },
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'int',
      result: () => INT,
      plan: wholeOfFloatKernel(Math.ceil),
    },
  ],
});
