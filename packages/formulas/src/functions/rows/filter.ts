import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';

/** `rows.filter(r, condition)` */
export const filter: FormulaFunction = defineFunction({
  name: 'filter',
  form: 'macro',
  summary: 'The rows for which a condition holds, for what follows.',
  examples: [{ formula: 'order.lines.filter(l, l.quantity > 1).count()', result: '2' }],
  overloads: [],
  signature: 'rows.filter(r, condition)',
});
