import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { roundExactKernel, roundedFloatType, roundedType, roundFloatKernel } from '../../numbers/rounding.ts';
import { roundHalfEven, wholeOfFloatKernel } from '../../numbers/whole-numbers.ts';

/** `round(x, scale)` */
export const round: FormulaFunction = defineFunction({
  name: 'round',
  form: 'function',
  summary:
    'A number rounded to so many digits after the point, half to even; to a whole number if no scale is said, to tens or hundreds with one below 0.',
  examples: [
    { formula: 'round(2.345, 2)', result: '2.34' },
    { formula: 'round(2.5)', result: '2' },
    { formula: 'round(1250, -2)', result: '1200' },
    { formula: 'round(1.5e0)', result: '2' },
    { formula: 'round(1.25e3, -2)', result: '1200' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'x', is: 'exact' },
        { name: 'scale', is: 'int', optional: true, constant: true },
      ],
      gives: 'decimal of that scale, int without one',
      result: roundedType,
      plan: roundExactKernel,
    },
    {
      parameters: [{ name: 'x', is: 'float' }],
      gives: 'int',
      result: () => INT,
      plan: wholeOfFloatKernel(roundHalfEven),
    },
    {
      parameters: [
        { name: 'x', is: 'float' },
        { name: 'scale', is: 'int', constant: true },
      ],
      gives: 'decimal of that scale, int of one up to 0',
      result: roundedFloatType,
      plan: roundFloatKernel,
    },
  ],
});
