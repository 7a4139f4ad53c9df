import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';
import { collectWhether } from '../../gather/collect-count.ts';

/** `rows.exists(r, condition)` */
export const exists: FormulaFunction = defineFunction({
  name: 'exists',
  form: 'macro',
  summary: 'Whether a condition holds for some row.',
  examples: [{ formula: 'order.lines.exists(l, l.amount > 5)', result: 'true' }],
  overloads: [],
  gathers: {
    signature: 'rows.exists(r, condition)',
    of: 'condition',
    result: () => BOOL,
    mayBeNull: false,
    collect: collectWhether({ asked: 1, least: 1, most: Number.POSITIVE_INFINITY, oneDecides: true }),
  },
});
