import { textOf } from '../../columns/bounded.ts';
import { fillBools } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';

/** `text.startsWith(begin)` */
export const startsWith: FormulaFunction = defineFunction({
  name: 'startsWith',
  form: 'function',
  summary: 'Whether a text begins with another.',
  examples: [{ formula: '"teapot".startsWith("tea")', result: 'true' }],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'begin', is: 'text' },
      ],
      gives: 'bool',
      result: () => BOOL,
      plan(columns, frame) {
        const [x, y] = columns.map((column) => textOf(column).values);
        return fillBools(columns, frame, (i) => (x?.[i] ?? '').startsWith(y?.[i] ?? ''));
      },
    },
  ],
});
