import { md5 as digest } from '@noble/hashes/legacy.js';
import { encodeUtf8 } from '@populace/core';
import { fillTexts } from '../../columns/fill.ts';
import { hexOf } from '../../encodings/hex-of.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `md5(text)` */
export const md5: FormulaFunction = defineFunction({
  name: 'md5',
  form: 'function',
  summary: 'The MD5 digest of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'md5("abc")', result: '900150983cd24fb0d6963f7d28e17f72' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], 32, frame, (i) => hexOf(digest(encodeUtf8(text.values[i]))));
      },
    },
  ],
});
