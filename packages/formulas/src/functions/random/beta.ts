import type { Argument } from '../../evaluate/kernel.ts';
import { sampledColumn, samplerOf, writtenNumber } from '../../random/draw.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { FLOAT } from '../result-types.ts';

/** `random.beta(alpha, beta)` */
export const beta: FormulaFunction = defineFunction({
  name: 'random.beta',
  form: 'function',
  summary: 'A number from 0 to 1 by the beta distribution.',
  examples: [{ formula: 'random.beta(2, 3) <= 1', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [
        { name: 'alpha', is: 'float', constant: true },
        { name: 'beta', is: 'float', constant: true },
      ],
      gives: 'float',
      result(_, args) {
        const sampler = samplerFor(args);
        return typeof sampler === 'string' ? sampler : FLOAT;
      },
      plan(columns, frame, call) {
        const sampler = samplerFor(call.args);
        if (typeof sampler === 'string') throw new TypeError('The parameters were checked.');
        return sampledColumn(sampler, false, 1)(columns, frame, call);
      },
    },
  ],
});

function samplerFor(args: readonly Argument[]) {
  const [alpha = 0, beta = 0] = args.map((argument) => writtenNumber(argument) ?? Number.NaN);
  return samplerOf({ kind: 'beta', alpha, beta }, { min: 0, max: 1 });
}
