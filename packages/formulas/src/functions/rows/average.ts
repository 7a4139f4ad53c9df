import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectAverage } from '../../gather/collect-average.ts';
import { averageType } from '../gathered-types.ts';

/** `values.average()` */
export const average: FormulaFunction = defineFunction({
  name: 'average',
  form: 'macro',
  summary: 'The sum of numbers divided by how many there are; null of none, and nulls do not count.',
  examples: [{ formula: '[1, 2].average()', result: '1.500000' }],
  overloads: [],
  gathers: {
    signature: 'values.average()',
    of: 'values',
    result: averageType,
    mayBeNull: true,
    collect: collectAverage,
  },
});
