import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectLast } from '../../gather/collect-one.ts';
import { keptType } from '../gathered-types.ts';

/** `values.last()` */
export const last: FormulaFunction = defineFunction({
  name: 'last',
  form: 'macro',
  summary: 'The last value, in the order of the rows; null of none.',
  examples: [{ formula: 'order.lines.map(l, l.id).last()', result: '3' }],
  overloads: [],
  gathers: {
    signature: 'values.last()',
    of: 'values',
    result: keptType,
    mayBeNull: true,
    collect: collectLast,
  },
});
