import { NULL, PRESENT } from '../../columns/formula-column.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';

/** `isNull(a)` */
export const isNull: FormulaFunction = defineFunction({
  name: 'isNull',
  form: 'function',
  summary: 'Whether a value is null.',
  examples: [
    { formula: 'isNull(null)', result: 'true' },
    { formula: 'isNull(0)', result: 'false' },
  ],
  overloads: [
    {
      parameters: [{ name: 'a', is: 'any' }],
      gives: 'bool',
      result: () => BOOL,
      nulls: 'never',
      plan([column], frame) {
        const values = frame.arena.uint8();
        const from = column?.states;
        if (from === undefined) return { kind: 'bool', values: values.fill(0) };
        const states = frame.arena.uint8();
        frame.step((n) => {
          for (let i = 0; i < n; i++) {
            values[i] = from[i] === NULL ? 1 : 0;
            states[i] = from[i] > NULL ? from[i] : PRESENT;
          }
        });
        return { kind: 'bool', values, states };
      },
    },
  ],
});
