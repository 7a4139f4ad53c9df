import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { writtenDistribution } from '../../random/written-distribution.ts';

/** `random.zipf(exponent, max)` */
export const zipf: FormulaFunction = defineFunction({
  name: 'random.zipf',
  form: 'function',
  summary: 'A rank from 1 to max, of which k is taken in proportion to k to the power of -exponent.',
  examples: [{ formula: 'random.zipf(1, 10) <= 10', result: 'true' }],
  draws: true,
  overloads: [
    writtenDistribution({
      parameters: ['exponent', 'max'],
      distributionOf: (exponent = 0, max = 0) => ({ kind: 'zipf', exponent, max }),
    }),
  ],
});
