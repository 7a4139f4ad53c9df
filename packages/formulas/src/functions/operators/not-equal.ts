import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { equalityKernel } from '../../numbers/compare.ts';
import { comparedTypes, comparisonResult } from '../comparison-types.ts';

/** `a != b` */
export const notEqual: FormulaFunction = defineFunction({
  name: '!=',
  form: 'operator',
  summary: 'Whether two values differ; null differs from every value.',
  examples: [{ formula: '"a" != "b"', result: 'true' }],
  overloads: [
    {
      parameters: operands('any', 'any'),
      gives: 'bool',
      result: comparisonResult,
      takes: comparedTypes,
      nulls: 'never',
      plan: equalityKernel('!='),
    },
  ],
});
