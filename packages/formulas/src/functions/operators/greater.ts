import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { orderKernel } from '../../numbers/compare.ts';
import { comparedTypes, comparisonResult } from '../comparison-types.ts';

/** `a > b` */
export const greater: FormulaFunction = defineFunction({
  name: '>',
  form: 'operator',
  summary: 'Whether one value comes after another; a date beside a timestamp is its first moment.',
  examples: [
    { formula: '"b" > "a"', result: 'true' },
    { formula: 'timestamp("2024-02-29T12:30:00") > date("2024-02-29")', result: 'true' },
  ],
  overloads: [
    {
      parameters: operands('any', 'any'),
      gives: 'bool',
      result: comparisonResult,
      takes: comparedTypes,
      plan: orderKernel('>'),
    },
  ],
});
