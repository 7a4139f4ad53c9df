import { FAULTS } from '../../columns/faults.ts';
import { fillTexts } from '../../columns/fill.ts';
import { urlDecoded } from '../../encodings/url-decoded.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `urlDecode(text)` */
export const urlDecode: FormulaFunction = defineFunction({
  name: 'urlDecode',
  form: 'function',
  summary: 'The text that a part of a web address stands for.',
  examples: [{ formula: 'urlDecode("a%20b")', result: 'a b' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], text.maxBytes, frame, (i) => urlDecoded(text.values[i]) ?? FAULTS.notEncoded);
      },
    },
  ],
});
