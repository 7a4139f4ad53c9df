import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectFirst } from '../../gather/collect-one.ts';
import { keptType } from '../gathered-types.ts';

/** `values.first()` */
export const first: FormulaFunction = defineFunction({
  name: 'first',
  form: 'macro',
  summary: 'The first value, in the order of the rows; null of none.',
  examples: [{ formula: 'order.lines.map(l, l.product).first()', result: 'Tea' }],
  overloads: [],
  gathers: {
    signature: 'values.first()',
    of: 'values',
    result: keptType,
    mayBeNull: true,
    collect: collectFirst,
  },
});
