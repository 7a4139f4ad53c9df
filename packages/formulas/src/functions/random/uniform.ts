import { unitOf } from '@populace/recipes';
import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { aboveZero, shapedKernel } from '../../random/draw.ts';

/** `random.uniform(a, b)` */
export const uniform: FormulaFunction = defineFunction({
  name: 'random.uniform',
  form: 'function',
  summary: 'A number from a to b, each as likely.',
  examples: [{ formula: 'random.uniform(2, 2)', result: '2' }],
  draws: true,
  overloads: [
    {
      parameters: operands('float', 'float'),
      gives: 'float',
      result: (_, args) => aboveZero([], args) ?? FLOAT,
      plan: shapedKernel(
        () => unitOf,
        (u, a, b) => a + u * (b - a),
      ),
    },
  ],
});
