import { encodeUtf8 } from '@populace/core';
import { fillTexts } from '../../columns/fill.ts';
import { base64Of } from '../../encodings/base64.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `base64(text)` */
export const base64: FormulaFunction = defineFunction({
  name: 'base64',
  form: 'function',
  summary: 'The bytes of a text as UTF-8, in base64 (RFC 4648).',
  examples: [{ formula: 'base64("Hello")', result: 'SGVsbG8=' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], 2 * text.maxBytes + 4, frame, (i) => base64Of(encodeUtf8(text.values[i])));
      },
    },
  ],
});
