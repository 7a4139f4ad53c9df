import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';
import { collectWhether } from '../../gather/collect-count.ts';

/** `rows.exists_one(r, condition)` */
export const existsOne: FormulaFunction = defineFunction({
  name: 'exists_one',
  form: 'macro',
  summary: 'Whether a condition holds for just one row.',
  examples: [{ formula: '[1, 2].exists_one(x, x > 1)', result: 'true' }],
  overloads: [],
  gathers: {
    signature: 'rows.exists_one(r, condition)',
    of: 'condition',
    result: () => BOOL,
    mayBeNull: false,
    collect: collectWhether({ asked: 1, least: 1, most: 1, oneDecides: false }),
  },
});
