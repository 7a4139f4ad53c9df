import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { collectCount } from '../../gather/collect-count.ts';

/** `rows.count()` */
export const count: FormulaFunction = defineFunction({
  name: 'count',
  form: 'macro',
  summary: 'How many rows or elements there are.',
  examples: [
    { formula: 'order.lines.count()', result: '3' },
    { formula: '[1, 2, 2].count()', result: '3' },
  ],
  overloads: [],
  gathers: {
    signature: 'rows.count()',
    of: 'rows',
    result: () => INT,
    mayBeNull: false,
    collect: collectCount,
  },
});
