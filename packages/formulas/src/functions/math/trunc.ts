import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { wholeKernel, wholeOfFloatKernel } from '../../numbers/whole-numbers.ts';

/** `trunc(x)` */
export const trunc: FormulaFunction = defineFunction({
  name: 'trunc',
  form: 'function',
  summary: 'A number without what is behind its point.',
  examples: [{ formula: 'trunc(-2.5)', result: '-2' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'exact' }],
      gives: 'int',
      result: () => INT,
      plan: wholeKernel('trunc'),
    },
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'int',
      result: () => INT,
      plan: wholeOfFloatKernel(Math.trunc),
    },
  ],
});
