import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { aboveZero, shapedKernel, standardNormal } from '../../random/draw.ts';

/** `random.normal(mean, sd)` */
export const normal: FormulaFunction = defineFunction({
  name: 'random.normal',
  form: 'function',
  summary: 'A number of the bell curve with this mean and standard deviation.',
  examples: [{ formula: 'abs(random.normal(0, 1)) < 10', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [
        { name: 'mean', is: 'float' },
        { name: 'sd', is: 'float' },
      ],
      gives: 'float',
      result: (_, args) => aboveZero(['', 'sd'], args) ?? FLOAT,
      plan: shapedKernel(standardNormal, (z, mean, sd) => (sd >= 0 ? mean + sd * z : Number.NaN)),
    },
  ],
});
