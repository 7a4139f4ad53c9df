import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { writtenDistribution } from '../../random/written-distribution.ts';

/** `random.poisson(mean)` */
export const poisson: FormulaFunction = defineFunction({
  name: 'random.poisson',
  form: 'function',
  summary: 'A count of rare events: 0, 1, 2 and so on, with this mean.',
  examples: [{ formula: 'random.poisson(3) >= 0', result: 'true' }],
  draws: true,
  overloads: [writtenDistribution({ parameters: ['mean'], distributionOf: (mean = 0) => ({ kind: 'poisson', mean }) })],
});
