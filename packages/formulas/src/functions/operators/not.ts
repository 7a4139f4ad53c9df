import { notKernel } from '../../numbers/logic.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { BOOL } from '../result-types.ts';

/** `!a` */
export const not: FormulaFunction = defineFunction({
  name: '!',
  form: 'operator',
  summary: 'The contrary of a condition.',
  examples: [{ formula: '!(1 > 2)', result: 'true' }],
  overloads: [{ parameters: [{ name: 'a', is: 'bool' }], gives: 'bool', result: () => BOOL, plan: notKernel }],
});
