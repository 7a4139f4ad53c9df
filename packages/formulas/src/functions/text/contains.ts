import { textOf } from '../../columns/bounded.ts';
import { fillBools } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL } from '../../define/result-types.ts';

/** `text.contains(part)` */
export const contains: FormulaFunction = defineFunction({
  name: 'contains',
  form: 'function',
  summary: 'Whether a text has another within it.',
  examples: [{ formula: '"teapot".contains("pot")', result: 'true' }],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'part', is: 'text' },
      ],
      gives: 'bool',
      result: () => BOOL,
      plan(columns, frame) {
        const [x, y] = columns.map((column) => textOf(column).values);
        return fillBools(columns, frame, (i) => (x?.[i] ?? '').includes(y?.[i] ?? ''));
      },
    },
  ],
});
