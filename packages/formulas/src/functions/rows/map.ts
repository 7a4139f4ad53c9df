import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';

/** `rows.map(r, value)` */
export const map: FormulaFunction = defineFunction({
  name: 'map',
  form: 'macro',
  summary: 'What is taken of each row, for what follows.',
  examples: [{ formula: 'order.lines.map(l, l.quantity * 2).sum()', result: '28' }],
  overloads: [],
  signature: 'rows.map(r, value)',
});
