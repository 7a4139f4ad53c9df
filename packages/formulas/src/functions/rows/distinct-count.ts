import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectDistinct } from '../../gather/collect-distinct.ts';
import { countedType } from '../gathered-types.ts';

/** `values.distinctCount()` */
export const distinctCount: FormulaFunction = defineFunction({
  name: 'distinctCount',
  form: 'macro',
  summary: 'How many different values there are; nulls do not count.',
  examples: [{ formula: '[1, 2, 2].distinctCount()', result: '2' }],
  overloads: [],
  gathers: {
    signature: 'values.distinctCount()',
    of: 'values',
    result: countedType,
    mayBeNull: false,
    remembersValues: true,
    collect: collectDistinct,
  },
});
