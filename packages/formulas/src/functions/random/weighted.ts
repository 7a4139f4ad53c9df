import { createAliasTable } from '@populace/recipes';
import type { Argument } from '../../columns/kernel.ts';
import { selectRows } from '../../columns/select-rows.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { writtenNumbers } from '../../random/draw.ts';
import { elementType } from '../gathered-types.ts';

/** `random.weighted([a, b, …], [1, 2, …])` */
export const weighted: FormulaFunction = defineFunction({
  name: 'random.weighted',
  form: 'function',
  summary: 'One of the elements of a list, by the weights in another.',
  examples: [{ formula: 'random.weighted(["a", "b"], [0, 1])', result: 'b' }],
  draws: true,
  overloads: [
    {
      parameters: [
        { name: 'list', is: 'list' },
        { name: 'weights', is: 'list', constant: true },
      ],
      gives: 'the type of the elements',
      result(types, args) {
        const weights = weightsOf(args);
        return typeof weights === 'string' ? weights : elementType(types, args);
      },
      plan(columns, frame, { draw, args }) {
        const weights = weightsOf(args);
        if (typeof weights === 'string') throw new TypeError('The weights were checked.');
        const table = createAliasTable(weights);
        const [words] = frame.words(draw);
        const choice = frame.arena.int32();
        frame.step((n) => {
          table.fill(n, words, choice);
        });
        return selectRows(columns, { choice }, frame);
      },
    },
  ],
});

function weightsOf([list, weights]: readonly Argument[]): readonly number[] | string {
  const numbers = writtenNumbers(weights);
  const count = list?.items.length ?? 0;
  if (numbers === undefined) return 'the weights are a list of numbers, as [3, 1]';
  if (numbers.length !== count) return `there are ${count} elements and ${numbers.length} weights`;
  const isPossible = numbers.every((weight) => weight >= 0) && numbers.some((weight) => weight > 0);
  return isPossible ? numbers : 'the weights are 0 or more, and not all 0';
}
