import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { orderKernel } from '../../numbers/compare.ts';
import { comparedTypes, comparisonResult } from '../comparison-types.ts';

/** `a < b` */
export const less: FormulaFunction = defineFunction({
  name: '<',
  form: 'operator',
  summary: 'Whether one value comes before another; texts by their code points.',
  examples: [{ formula: '2 < 2.5', result: 'true' }],
  overloads: [
    {
      parameters: operands('any', 'any'),
      gives: 'bool',
      result: comparisonResult,
      takes: comparedTypes,
      plan: orderKernel('<'),
    },
  ],
});
