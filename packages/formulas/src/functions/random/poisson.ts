import type { Argument } from '../../evaluate/kernel.ts';
import { sampledColumn, samplerOf, writtenNumber } from '../../random/draw.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { INT } from '../result-types.ts';

/** `random.poisson(mean)` */
export const poisson: FormulaFunction = defineFunction({
  name: 'random.poisson',
  form: 'function',
  summary: 'A count of rare events: 0, 1, 2 and so on, with this mean.',
  examples: [{ formula: 'random.poisson(3) >= 0', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [{ name: 'mean', is: 'float', constant: true }],
      gives: 'int',
      result(_, args) {
        const sampler = samplerFor(args);
        return typeof sampler === 'string' ? sampler : INT;
      },
      plan(columns, frame, call) {
        const sampler = samplerFor(call.args);
        if (typeof sampler === 'string') throw new TypeError('The parameters were checked.');
        return sampledColumn(sampler, true, Infinity)(columns, frame, call);
      },
    },
  ],
});

function samplerFor(args: readonly Argument[]) {
  const [mean = 0] = args.map((argument) => writtenNumber(argument) ?? Number.NaN);
  return samplerOf({ kind: 'poisson', mean }, { step: 1 });
}
