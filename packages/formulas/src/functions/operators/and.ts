import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';
import { junctionKernel } from '../../numbers/logic.ts';

/** `a && b` */
export const and: FormulaFunction = defineFunction({
  name: '&&',
  form: 'operator',
  summary: 'Whether both conditions hold; one that is false decides, also beside a null or a fault.',
  examples: [
    { formula: '1 < 2 && 2 < 3', result: 'true' },
    { formula: 'false && 1 / 0 > 1', result: 'false' },
  ],
  overloads: [
    {
      parameters: operands('bool', 'bool'),
      gives: 'bool',
      result: () => BOOL,
      plan: junctionKernel(0),
    },
  ],
});
