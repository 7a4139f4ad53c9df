import type { Argument } from '../../evaluate/kernel.ts';
import { sampledColumn, samplerOf, writtenNumber } from '../../random/draw.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { INT } from '../result-types.ts';

/** `random.zipf(exponent, max)` */
export const zipf: FormulaFunction = defineFunction({
  name: 'random.zipf',
  form: 'function',
  summary: 'A rank from 1 to max, of which k is taken in proportion to k to the power of -exponent.',
  examples: [{ formula: 'random.zipf(1, 10) <= 10', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [
        { name: 'exponent', is: 'float', constant: true },
        { name: 'max', is: 'float', constant: true },
      ],
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
  const [exponent = 0, max = 0] = args.map((argument) => writtenNumber(argument) ?? Number.NaN);
  return samplerOf({ kind: 'zipf', exponent, max }, { step: 1 });
}
