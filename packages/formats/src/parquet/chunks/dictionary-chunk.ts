import { type CodesVector, encodeUtf8 } from '@populace/core';
import { append, createByteBuffer, inUse, reserve } from '../../shared/bytes/byte-buffer.ts';
import { bitsOf, writeHybrid } from '../encodings/hybrid.ts';
import { ENCODING } from '../encodings/parquet-types.ts';
import { type ChunkSettings, type ColumnChunk, takeBytes } from './column-chunk.ts';
import { LENGTH_BYTES } from './text-chunk.ts';
import { createTextRange } from './text-range.ts';

/** Words of a list: those that occur, in the order in which they do first, and the number of each value's word among them. */
export function dictionaryChunk({ codes, dictionary }: CodesVector, { groupRows }: ChunkSettings): ColumnChunk {
  const words = createByteBuffer(2 ** 12);
  const out = createByteBuffer(2 ** 12);
  const range = createTextRange();
  const places = new Int32Array(groupRows);
  /** By code, the word's number plus 1; 0 for those that have not occurred. */
  const known = new Int32Array(dictionary.size);
  /** By code, the bytes of a word that has occurred in any group. */
  const encoded: Uint8Array[] = [];
  /** By word, its number plus 1: several codes may stand for the same one. */
  const numbers = new Map<string, number>();
  let [count, wordCount] = [0, 0];
  const addWord = (code: number): number => {
    const word = dictionary.text(code);
    const same = numbers.get(word);
    known[code] = same ?? ++wordCount;
    if (same !== undefined) return same;
    numbers.set(word, wordCount);
    encoded[code] ??= encodeUtf8(word);
    const text = encoded[code];
    reserve(words, LENGTH_BYTES);
    words.view.setInt32(words.length, text.length, true);
    words.length += LENGTH_BYTES;
    append(words, text);
    range.see(words.bytes, words.view, words.length - text.length, words.length);
    return wordCount;
  };
  return {
    add(n, present) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const code = codes[row];
        const place = known[code];
        places[count++] = (place === 0 ? addWord(code) : place) - 1;
      }
    },
    close() {
      out.length = 0;
      const width = bitsOf(Math.max(0, wordCount - 1));
      out.bytes[out.length++] = width;
      writeHybrid(out, places, count, width);
      const values = {
        count,
        encoding: ENCODING.rleDictionary,
        bytes: inUse(out),
        dictionary: { count: wordCount, bytes: takeBytes(words) },
        ...range.take(),
      };
      count = 0;
      wordCount = 0;
      known.fill(0);
      numbers.clear();
      return values;
    },
  };
}
