import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { equalityKernel } from '../../numbers/compare.ts';
import { comparedTypes, comparisonResult } from '../comparison-types.ts';

/** `a == b` */
export const equal: FormulaFunction = defineFunction({
  name: '==',
  form: 'operator',
  summary: 'Whether two values are equal; null equals null alone.',
  examples: [
    { formula: '1 == 1.0', result: 'true' },
    { formula: 'null == 0', result: 'false' },
  ],
  overloads: [
    {
      parameters: operands('any', 'any'),
      gives: 'bool',
      result: comparisonResult,
      takes: comparedTypes,
      nulls: 'never',
      plan: equalityKernel('=='),
    },
  ],
});
