import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { sumType } from '../../define/result-types.ts';
import { remainderOfExactColumns } from '../../numbers/divide.ts';

/** `a % b` */
export const remainder: FormulaFunction = defineFunction({
  name: '%',
  form: 'operator',
  summary: 'What a division without anything behind the point leaves, with the sign of what is divided.',
  examples: [
    { formula: '7 % 3', result: '1' },
    { formula: '-7 % 3', result: '-1' },
  ],
  overloads: [
    {
      parameters: operands('exact', 'exact'),
      gives: 'int, or decimal with the greater scale',
      result: sumType,
      plan: remainderOfExactColumns,
    },
  ],
});
