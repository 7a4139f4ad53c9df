import { fillTexts } from '../../columns/fill.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `urlEncode(text)` */
export const urlEncode: FormulaFunction = defineFunction({
  name: 'urlEncode',
  form: 'function',
  summary: 'A text as part of a web address: all but letters, digits and - _ . ! ~ * ( ) as % and their bytes.',
  examples: [{ formula: 'urlEncode("a b&c")', result: 'a%20b%26c' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], 3 * text.maxBytes, frame, (i) => encodeURIComponent(text.values[i]));
      },
    },
  ],
});
