import { unitOf } from '@populace/recipes';
import { selectRows } from '../../columns/select-rows.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { elementType } from '../gathered-types.ts';

/** `random.pick([a, b, …])` */
export const pick: FormulaFunction = defineFunction({
  name: 'random.pick',
  form: 'function',
  summary: 'One of the elements of a list, each as likely.',
  examples: [{ formula: 'random.pick(["a", "b"]) in ["a", "b"]', result: 'true' }],
  draws: true,
  overloads: [
    {
      parameters: [{ name: 'list', is: 'list' }],
      gives: 'the type of the elements',
      result: elementType,
      plan(columns, frame, { draw }) {
        const [a, b] = frame.words(draw);
        const choice = frame.arena.int32();
        frame.step((n) => {
          for (let i = 0; i < n; i++) choice[i] = Math.floor(unitOf(a[i], b[i]) * columns.length);
        });
        return selectRows(columns, { choice }, frame);
      },
    },
  ],
});
