import { exp, log, log1p } from '@populace/recipes';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { aboveZero, shapedKernel, standardNormal } from '../../random/draw.ts';

/** `random.lognormal(mean, sd)` */
export const lognormal: FormulaFunction = defineFunction({
  name: 'random.lognormal',
  form: 'function',
  summary: 'A number above 0 whose logarithm is normal; mean and standard deviation are of the number itself.',
  examples: [{ formula: 'random.lognormal(10, 2) > 0', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [
        { name: 'mean', is: 'float' },
        { name: 'sd', is: 'float' },
      ],
      gives: 'float',
      result: (_, args) => aboveZero(['mean', 'sd'], args) ?? FLOAT,
      plan: shapedKernel(standardNormal, (z, mean, sd) => {
        const variance = log1p((sd / mean) * (sd / mean));
        return mean > 0 && sd >= 0 ? exp(log(mean) - variance / 2 + Math.sqrt(variance) * z) : Number.NaN;
      }),
    },
  ],
});
