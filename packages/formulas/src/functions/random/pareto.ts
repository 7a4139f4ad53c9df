import { createSampler, exp } from '@populace/recipes';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { aboveZero, shapedKernel } from '../../random/draw.ts';

/** `random.pareto(min, alpha)` */
export const pareto: FormulaFunction = defineFunction({
  name: 'random.pareto',
  form: 'function',
  summary: 'A number from min upwards, of which few are very large: one is above x with probability (min / x)^alpha.',
  examples: [{ formula: 'random.pareto(3, 2) >= 3', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [
        { name: 'min', is: 'float' },
        { name: 'alpha', is: 'float' },
      ],
      gives: 'float',
      result: (_, args) => aboveZero(['min', 'alpha'], args) ?? FLOAT,
      plan: shapedKernel(
        () => createSampler({ kind: 'exponential', mean: 1 }, { step: undefined }),
        (age, min, alpha) => (min > 0 && alpha > 0 ? min * exp(age / alpha) : Number.NaN),
      ),
    },
  ],
});
