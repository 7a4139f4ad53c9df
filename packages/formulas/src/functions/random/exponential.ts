import { createSampler } from '@populace/recipes';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { aboveZero, shapedKernel } from '../../random/draw.ts';

/** `random.exponential(mean)` */
export const exponential: FormulaFunction = defineFunction({
  name: 'random.exponential',
  form: 'function',
  summary: 'A waiting time: a number from 0 upwards, with this mean.',
  examples: [{ formula: 'random.exponential(5) >= 0', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [{ name: 'mean', is: 'float' }],
      gives: 'float',
      result: (_, args) => aboveZero(['mean'], args) ?? FLOAT,
      plan: shapedKernel(
        () => createSampler({ kind: 'exponential', mean: 1 }, { step: undefined }),
        (age, mean) => (mean >= 0 ? mean * age : Number.NaN),
      ),
    },
  ],
});
