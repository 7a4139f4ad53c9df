import { textOf } from '../../columns/bounded.ts';
import { fillBools } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';

/** `text.endsWith(end)` */
export const endsWith: FormulaFunction = defineFunction({
  name: 'endsWith',
  form: 'function',
  summary: 'Whether a text ends with another.',
  examples: [{ formula: '"teapot".endsWith("tea")', result: 'false' }],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'end', is: 'text' },
      ],
      gives: 'bool',
      result: () => BOOL,
      plan(columns, frame) {
        const [x, y] = columns.map((column) => textOf(column).values);
        return fillBools(columns, frame, (i) => (x?.[i] ?? '').endsWith(y?.[i] ?? ''));
      },
    },
  ],
});
