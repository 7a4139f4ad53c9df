import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectSum } from '../../gather/collect-sum.ts';
import { summedType } from '../gathered-types.ts';

/** `values.sum()` */
export const sum: FormulaFunction = defineFunction({
  name: 'sum',
  form: 'macro',
  summary: 'The sum of numbers or durations, 0 of none; nulls do not count.',
  examples: [
    { formula: '[1, 2.5].sum()', result: '3.5' },
    { formula: 'order.lines.map(l, l.amount).sum()', result: '10.00' },
    { formula: 'running.sum(amount)', result: '9.90' },
  ],
  overloads: [],
  gathers: {
    signature: 'values.sum()',
    of: 'values',
    result: summedType,
    mayBeNull: false,
    collect: collectSum,
  },
});
