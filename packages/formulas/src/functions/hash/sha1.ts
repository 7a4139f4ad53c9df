import { sha1 as digest } from '@noble/hashes/legacy.js';
import { encodeUtf8 } from '@populace/core';
import { fillTexts } from '../../columns/fill.ts';
import { hexOf } from '../../encodings/hex-of.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `sha1(text)` */
export const sha1: FormulaFunction = defineFunction({
  name: 'sha1',
  form: 'function',
  summary: 'The SHA-1 digest of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'sha1("abc")', result: 'a9993e364706816aba3e25717850c26c9cd0d89d' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], 40, frame, (i) => hexOf(digest(encodeUtf8(text.values[i]))));
      },
    },
  ],
});
