import { encodeUtf8 } from '@populace/core';
import { fillTexts } from '../../columns/fill.ts';
import { hexOf } from '../../encodings/hex-of.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `hex(text)` */
export const hex: FormulaFunction = defineFunction({
  name: 'hex',
  form: 'function',
  summary: 'The bytes of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'hex("Ab")', result: '4162' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], 2 * text.maxBytes, frame, (i) => hexOf(encodeUtf8(text.values[i])));
      },
    },
  ],
});
