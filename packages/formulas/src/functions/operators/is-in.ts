import { joinedStates, withStates } from '../../columns/buffers.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL, commonOf } from '../../define/result-types.ts';
import { equalityKernel } from '../../numbers/compare.ts';
import { boolOf } from '../../numbers/logic.ts';
import { comparedTypes } from '../comparison-types.ts';

const isEqual = equalityKernel('==');

/** `a in [b, c]` */
export const isIn: FormulaFunction = defineFunction({
  name: 'in',
  form: 'operator',
  summary: 'Whether a value is one of a list that is written out.',
  examples: [
    { formula: '"b" in ["a", "b"]', result: 'true' },
    { formula: '4 in [1, 2, 3]', result: 'false' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'a', is: 'any' },
        { name: 'element of the list', is: 'any', repeated: true, optional: true },
      ],
      gives: 'bool',
      result: (types) => (typeof commonOf(types) === 'string' ? 'the list has no values of that type' : BOOL),
      takes: comparedTypes,
      nulls: 'never',
      plan([value, ...elements], frame, call) {
        if (value === undefined) throw new TypeError('There is a value to look for.');
        const columns = elements.map((element) => boolOf(isEqual([value, element], frame, call)));
        const lanes = columns.map(({ values }) => values);
        const found = frame.arena.uint8();
        frame.step((n) => {
          found.fill(0, 0, n);
          for (const lane of lanes) for (let i = 0; i < n; i++) found[i] |= lane[i];
        });
        return { kind: 'bool', values: found, ...withStates(joinedStates(columns, frame)) };
      },
    },
  ],
});
