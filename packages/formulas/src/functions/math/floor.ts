import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { wholeKernel, wholeOfFloatKernel } from '../../numbers/whole-numbers.ts';

/** `floor(x)` */
export const floor: FormulaFunction = defineFunction({
  name: 'floor',
  form: 'function',
  summary: 'The greatest whole number that is not above a number.',
  examples: [{ formula: 'floor(-2.5)', result: '-3' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'exact' }],
      gives: 'int',
      result: () => INT,
      plan: wholeKernel('floor'),
    },
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'int',
      result: () => INT,
      plan: wholeOfFloatKernel(Math.floor),
    },
  ],
});
