import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { sumType } from '../../define/result-types.ts';
import { remainderOfExactColumns } from '../../numbers/divide.ts';

/** `mod(a, b)` */
export const mod: FormulaFunction = defineFunction({
  name: 'mod',
  form: 'function',
  summary: 'What a whole division leaves, with the sign of what is divided; the same as a % b.',
  examples: [{ formula: 'mod(7, 3)', result: '1' }],
  overloads: [
    {
      parameters: operands('exact', 'exact'),
      gives: 'int, or decimal with the greater scale',
      result: sumType,
      plan: remainderOfExactColumns,
    },
  ],
});
