import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';
import { junctionKernel } from '../../numbers/logic.ts';

/** `a || b` */
export const or: FormulaFunction = defineFunction({
  name: '||',
  form: 'operator',
  summary: 'Whether one of two conditions holds; one that is true decides, also beside a null or a fault.',
  examples: [
    { formula: '1 > 2 || 2 < 3', result: 'true' },
    { formula: 'true || null', result: 'true' },
  ],
  overloads: [
    {
      parameters: operands('bool', 'bool'),
      gives: 'bool',
      result: () => BOOL,
      plan: junctionKernel(1),
    },
  ],
});
