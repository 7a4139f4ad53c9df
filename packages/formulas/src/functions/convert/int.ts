import { numberOfBool, readKernel } from '../../conversions/read-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { wholeKernel, wholeOfFloatKernel } from '../../numbers/whole-numbers.ts';

/** `int(x)` */
export const int: FormulaFunction = defineFunction({
  name: 'int',
  form: 'function',
  summary: 'A number without what is behind its point, or the whole number that a text says; 1 and 0 of a condition.',
  examples: [
    { formula: 'int(2.9)', result: '2' },
    { formula: 'int("42")', result: '42' },
    { formula: 'int(true)', result: '1' },
  ],
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
    {
      parameters: [{ name: 'x', is: 'text' }],
      gives: 'int',
      result: () => INT,
      plan: readKernel,
    },
    {
      parameters: [{ name: 'x', is: 'bool' }],
      gives: 'int',
      result: () => INT,
      plan: numberOfBool,
    },
  ],
});
