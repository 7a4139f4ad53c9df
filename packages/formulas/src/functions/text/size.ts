import { textOf } from '../../columns/bounded.ts';
import { withStates } from '../../columns/buffers.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { collectCount } from '../../gather/collect-count.ts';
import { characterCount } from '../../texts/characters.ts';

/** `size(text)`, `rows.size()` */
export const size: FormulaFunction = defineFunction({
  name: 'size',
  form: 'function',
  summary: 'How many characters a text has, or how many rows or elements there are.',
  examples: [
    { formula: '"Größe".size()', result: '5' },
    { formula: '[1, 2].size()', result: '2' },
  ],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'int',
      result: () => INT,
      plan([text], frame) {
        const { values: from, maxBytes, states } = textOf(text);
        const values = frame.arena.float64();
        frame.step((n) => {
          for (let i = 0; i < n; i++) values[i] = characterCount(from[i]);
        });
        return { kind: 'number', values, scale: 0, min: 0, max: maxBytes, ...withStates(states) };
      },
    },
  ],
  gathers: { signature: 'rows.size()', of: 'rows', result: () => INT, mayBeNull: false, collect: collectCount },
});
