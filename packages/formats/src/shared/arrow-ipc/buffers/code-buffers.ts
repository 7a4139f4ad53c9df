import { type CodesVector, createDictionary, type Dictionary } from '@populace/core';
import type { ValueBuffers } from './value-buffers.ts';

/** A list of words, and the places in it. */
export interface CodeBuffers {
  /** Each word once: what refers to several of the same is no category for readers. */
  readonly words: Dictionary;
  /** In 4 bytes; 0 for nulls. */
  readonly places: ValueBuffers;
}

/** Plans the words of a list, and where each value stands among them. */
export function codeBuffers({ codes, dictionary }: CodesVector, rows: number): CodeBuffers {
  const { words, placeOf } = differentWords(dictionary);
  const places = new Int32Array(rows);
  let count = 0;
  return {
    words,
    places: {
      add(n) {
        for (let row = 0; row < n; row++) places[count + row] = placeOf[codes[row]];
        count += n;
      },
      close() {
        const bytes = new Uint8Array(places.buffer, 0, count * 4);
        count = 0;
        return [bytes];
      },
    },
  };
}

/** The different words of a list, in the order in which they stand there first, and by code the place of its word; null has a code as well. */
function differentWords(dictionary: Dictionary): { readonly words: Dictionary; readonly placeOf: Int32Array } {
  const placeOf = new Int32Array(dictionary.size + 1);
  const texts: string[] = [];
  for (let code = 0; code < dictionary.size; code++) {
    const text = dictionary.text(code);
    const first = dictionary.code(text);
    placeOf[code] = first < code ? placeOf[first] : texts.push(text) - 1;
  }
  return { words: texts.length < dictionary.size ? createDictionary(texts) : dictionary, placeOf };
}
