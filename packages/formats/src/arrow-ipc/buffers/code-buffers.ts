import type { CodesVector } from '@populace/core';
import type { ValueBuffers } from './value-buffers.ts';

/** Places in a list of words, in 4 bytes; 0 for nulls. */
export function codeBuffers({ codes, dictionary }: CodesVector, rows: number): ValueBuffers {
  const places = new Int32Array(rows);
  let count = 0;
  return {
    add(n) {
      for (let row = 0; row < n; row++) places[count + row] = codes[row] === dictionary.size ? 0 : codes[row];
      count += n;
    },
    close() {
      const bytes = new Uint8Array(places.buffer, 0, count * 4);
      count = 0;
      return [bytes];
    },
  };
}
