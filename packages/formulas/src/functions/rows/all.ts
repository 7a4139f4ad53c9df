import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';
import { collectWhether } from '../../gather/collect-count.ts';

/** `rows.all(r, condition)` */
export const all: FormulaFunction = defineFunction({
  name: 'all',
  form: 'macro',
  summary: 'Whether a condition holds for every row; also of none.',
  examples: [{ formula: '[1, 2].all(x, x > 1)', result: 'false' }],
  overloads: [],
  gathers: {
    signature: 'rows.all(r, condition)',
    of: 'condition',
    result: () => BOOL,
    mayBeNull: false,
    collect: collectWhether({ asked: 0, least: 0, most: 0, oneDecides: true }),
  },
});
