import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { orderKernel } from '../../numbers/compare.ts';
import { comparedTypes, comparisonResult } from '../comparison-types.ts';

/** `a >= b` */
export const greaterOrEqual: FormulaFunction = defineFunction({
  name: '>=',
  form: 'operator',
  summary: 'Whether one value comes after another or equals it.',
  examples: [{ formula: '1 >= 2', result: 'false' }],
  overloads: [
    {
      parameters: operands('any', 'any'),
      gives: 'bool',
      result: comparisonResult,
      takes: comparedTypes,
      plan: orderKernel('>='),
    },
  ],
});
