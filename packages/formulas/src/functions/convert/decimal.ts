import { readKernel } from '../../conversions/read-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { decimalOfExact, decimalOfFloat, decimalType } from '../../numbers/rounding.ts';

/** `decimal(x, scale)` */
export const decimal: FormulaFunction = defineFunction({
  name: 'decimal',
  form: 'function',
  summary:
    'A number as a decimal with so many digits after the point, rounded half to even; or the one that a text says.',
  examples: [
    { formula: 'decimal(2, 2)', result: '2.00' },
    { formula: 'decimal("1.5", 2)', result: '1.50' },
    { formula: 'decimal(0.125, 2)', result: '0.12' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'x', is: 'exact' },
        { name: 'scale', is: 'int', constant: true },
      ],
      gives: 'decimal of that scale',
      result: decimalType,
      plan: decimalOfExact,
    },
    {
      parameters: [
        { name: 'x', is: 'float' },
        { name: 'scale', is: 'int', constant: true },
      ],
      gives: 'decimal of that scale',
      result: decimalType,
      plan: decimalOfFloat,
    },
    {
      parameters: [
        { name: 'x', is: 'text' },
        { name: 'scale', is: 'int', constant: true },
      ],
      gives: 'decimal of that scale',
      result: decimalType,
      plan: readKernel,
    },
  ],
});
