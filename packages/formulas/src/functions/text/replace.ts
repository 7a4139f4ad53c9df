import { textOf } from '../../columns/bounded.ts';
import { FAULTS } from '../../columns/faults.ts';
import { fillTexts } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TEXT } from '../../define/result-types.ts';
import { replaced } from '../../texts/replaced.ts';

/** `text.replace(part, by)` */
export const replace: FormulaFunction = defineFunction({
  name: 'replace',
  form: 'function',
  summary: 'A text with every place where it has another within it written otherwise.',
  examples: [{ formula: '"a-b-c".replace("-", "+")', result: 'a+b+c' }],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'part', is: 'text' },
        { name: 'by', is: 'text' },
      ],
      gives: 'text',
      result: () => TEXT,
      plan(columns, frame) {
        const [text, part, by] = [textOf(columns[0]), textOf(columns[1]), textOf(columns[2])];
        const [x, y, z] = [text.values, part.values, by.values];
        // A part of one byte may stand everywhere; the empty one also at both ends.
        const most = (text.maxBytes + 1) * Math.max(by.maxBytes, 1) + text.maxBytes;
        return fillTexts(columns, most, frame, (i) => replaced(x[i], y[i], z[i]) ?? FAULTS.textTooLong);
      },
    },
  ],
});
