import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { writtenDistribution } from '../../random/written-distribution.ts';

/** `random.beta(alpha, beta)` */
export const beta: FormulaFunction = defineFunction({
  name: 'random.beta',
  form: 'function',
  summary: 'A number from 0 to 1 by the beta distribution.',
  examples: [{ formula: 'random.beta(2, 3) <= 1', result: 'true' }],
  draws: true,
  overloads: [
    writtenDistribution({
      parameters: ['alpha', 'beta'],
      distributionOf: (alpha = 0, beta = 0) => ({ kind: 'beta', alpha, beta }),
      range: { min: 0, max: 1 },
    }),
  ],
});
