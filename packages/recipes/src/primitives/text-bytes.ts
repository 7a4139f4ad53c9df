import type { Dictionary } from '@populace/core';

/** A dictionary's texts as UTF-8, one after another: entry i stands in bytes[offsets[i], offsets[i + 1]). */
export interface TextBytes {
  readonly bytes: Uint8Array;
  readonly offsets: Int32Array;
}

const known = new WeakMap<Dictionary, TextBytes>();

/** The texts of a dictionary as bytes, made once. */
export function textBytesOf(dictionary: Dictionary): TextBytes {
  const made = known.get(dictionary) ?? encodeTexts(dictionary);
  known.set(dictionary, made);
  return made;
}

function encodeTexts(dictionary: Dictionary): TextBytes {
  const encoder = new TextEncoder();
  const encoded = Array.from({ length: dictionary.size }, (_, code) => encoder.encode(dictionary.text(code)));
  const offsets = new Int32Array(dictionary.size + 1);
  encoded.forEach((text, code) => {
    offsets[code + 1] = offsets[code] + text.length;
  });
  const bytes = new Uint8Array(offsets[dictionary.size]);
  encoded.forEach((text, code) => {
    bytes.set(text, offsets[code]);
  });
  return { bytes, offsets };
}
