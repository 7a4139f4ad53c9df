import { unitOf } from '@populace/recipes';
import { floatOf } from '../../columns/number-columns.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';
import { parameterStates } from '../../random/draw.ts';

/** `random.boolean(share)` */
export const boolean: FormulaFunction = defineFunction({
  name: 'random.boolean',
  form: 'function',
  summary: 'True in a share of the rows, from 0 to 1.',
  examples: [
    { formula: 'random.boolean(1)', result: 'true' },
    { formula: 'random.boolean(0.0)', result: 'false' },
  ],
  draws: true,
  overloads: [
    {
      parameters: [{ name: 'share', is: 'float' }],
      gives: 'bool',
      result: () => BOOL,
      plan(columns, frame, { draw }) {
        const share = floatOf(columns[0]).values;
        const [a, b] = frame.words(draw);
        const values = frame.arena.uint8();
        frame.step((n) => {
          for (let i = 0; i < n; i++) values[i] = unitOf(a[i], b[i]) < share[i] ? 1 : 0;
        });
        return { kind: 'bool', values, ...parameterStates(columns, frame) };
      },
    },
  ],
});
