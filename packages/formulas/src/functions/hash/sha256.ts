import { sha256 as digest } from '@noble/hashes/sha2.js';
import { encodeUtf8 } from '@populace/core';
import { fillTexts } from '../../columns/fill.ts';
import { hexOf } from '../../encodings/hex-of.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `sha256(text)` */
export const sha256: FormulaFunction = defineFunction({
  name: 'sha256',
  form: 'function',
  summary: 'The SHA-256 digest of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'sha256("abc")', result: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], 64, frame, (i) => hexOf(digest(encodeUtf8(text.values[i]))));
      },
    },
  ],
});
