import { readKernel } from '../../conversions/read-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';

/** `bool(x)` */
export const bool: FormulaFunction = defineFunction({
  name: 'bool',
  form: 'function',
  summary: 'The condition that a text says: true or false.',
  examples: [{ formula: 'bool("true")', result: 'true' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'text' }],
      gives: 'bool',
      result: () => BOOL,
      plan: readKernel,
    },
  ],
});
