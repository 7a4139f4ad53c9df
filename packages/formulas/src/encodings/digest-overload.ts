import { encodeUtf8 } from '@populace/core';
import type { Overload } from '../define/define-function.ts';
import { textToText } from '../define/text-to-text.ts';
import { hexOf } from './hex-of.ts';

/** The way to call a digest of a text as UTF-8, which has so many hexadecimal digits. */
export function digestOverload(digest: (bytes: Uint8Array) => Uint8Array, digits: number): Overload {
  return textToText({ times: 0, more: digits }, (text) => hexOf(digest(encodeUtf8(text))));
}
