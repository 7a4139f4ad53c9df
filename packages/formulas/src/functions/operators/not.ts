import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';
import { notKernel } from '../../numbers/logic.ts';

/** `!a` */
export const not: FormulaFunction = defineFunction({
  name: '!',
  form: 'operator',
  summary: 'The contrary of a condition.',
  examples: [{ formula: '!(1 > 2)', result: 'true' }],
  overloads: [{ parameters: [{ name: 'a', is: 'bool' }], gives: 'bool', result: () => BOOL, plan: notKernel }],
});
