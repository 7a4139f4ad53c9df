import { encodeUtf8 } from '@populace/core';
import { fillTexts } from '../columns/fill.ts';
import type { Overload } from '../functions/define-function.ts';
import { TEXT } from '../functions/result-types.ts';
import { textOf } from '../texts/bounded.ts';
import { hexOf } from './hex-of.ts';

/** The way to call a digest of a text as UTF-8, which has so many hexadecimal digits. */
export function digestOverload(digest: (bytes: Uint8Array) => Uint8Array, digits: number): Overload {
  return {
    parameters: [{ name: 'text', is: 'text' }],
    gives: 'text',
    result: () => TEXT,
    plan([column], frame) {
      const text = textOf(column);
      return fillTexts([text], digits, frame, (i) => hexOf(digest(encodeUtf8(text.values[i]))));
    },
  };
}
