import { formatNumberKernel, writtenNumberType } from '../../conversions/format-number.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';

/** `formatNumber(x, scale, thousands, point)` */
export const formatNumber: FormulaFunction = defineFunction({
  name: 'formatNumber',
  form: 'function',
  summary:
    'A number with so many digits after the point, and signs between thousands and before the fraction: a comma and a point, unless others are said.',
  examples: [
    { formula: 'formatNumber(1234567.891, 2)', result: '1,234,567.89' },
    { formula: 'formatNumber(-1234.5, 2, ".", ",")', result: '-1.234,50' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'x', is: 'exact' },
        { name: 'scale', is: 'int', constant: true },
        { name: 'thousands', is: 'text', optional: true, constant: true },
        { name: 'point', is: 'text', optional: true, constant: true },
      ],
      gives: 'text',
      result: writtenNumberType,
      plan: formatNumberKernel,
    },
    {
      parameters: [
        { name: 'x', is: 'float' },
        { name: 'scale', is: 'int', constant: true },
        { name: 'thousands', is: 'text', optional: true, constant: true },
        { name: 'point', is: 'text', optional: true, constant: true },
      ],
      gives: 'text',
      result: writtenNumberType,
      plan: formatNumberKernel,
    },
  ],
});
