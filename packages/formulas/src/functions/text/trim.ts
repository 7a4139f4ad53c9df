import { fillTexts } from '../../columns/fill.ts';
import { textOf } from '../../texts/bounded.ts';
import { trimmed } from '../../texts/trimmed.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `text.trim()` */
export const trim: FormulaFunction = defineFunction({
  name: 'trim',
  form: 'function',
  summary: 'A text without the white space around it.',
  examples: [{ formula: '"  a b ".trim()', result: 'a b' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        const from = text.values;
        return fillTexts([text], text.maxBytes, frame, (i) => trimmed(from[i]));
      },
    },
  ],
});
