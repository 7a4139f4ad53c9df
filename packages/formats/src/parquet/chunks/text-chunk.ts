import type { ColumnTexts } from '@populace/cells';
import { append, type ByteBuffer, createByteBuffer, inUse, reserve } from '../../shared/bytes/byte-buffer.ts';
import { writeDeltas } from '../encodings/delta.ts';
import { ENCODING } from '../encodings/parquet-types.ts';
import { type ChunkSettings, type ColumnChunk, checkGroupBytes, takeBytes } from './column-chunk.ts';
import { createTextRange } from './text-range.ts';

/** Bytes before each text, which take its length. */
export const LENGTH_BYTES = 4;

/** Texts in UTF-8, each behind its length in four bytes. They come with that gap before each. */
export function textChunk(texts: ColumnTexts): ColumnChunk {
  const buffer = createByteBuffer(2 ** 16);
  const range = createTextRange();
  let count = 0;
  return {
    add(n, present) {
      const bytes = texts.write(n);
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const { ends } = texts;
      let begin = 0;
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const end = ends[row];
        view.setInt32(begin, end - begin - LENGTH_BYTES, true);
        range.see(bytes, view, begin + LENGTH_BYTES, end);
        begin = end;
        count++;
      }
      checkGroupBytes(buffer.length + bytes.length);
      append(buffer, bytes);
    },
    close() {
      const values = { count, encoding: ENCODING.plain, bytes: takeBytes(buffer), ...range.take() };
      count = 0;
      return values;
    },
  };
}

/** Texts in UTF-8, all lengths before them as differences. They come without gaps. */
export function deltaTextChunk(texts: ColumnTexts, { groupRows }: ChunkSettings): ColumnChunk {
  const buffer = createByteBuffer(2 ** 16);
  const range = createTextRange();
  const lengths = new Int32Array(groupRows);
  let count = 0;
  return {
    add(n, present) {
      const bytes = texts.write(n);
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const { ends } = texts;
      let begin = 0;
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        lengths[count++] = ends[row] - begin;
        range.see(bytes, view, begin, ends[row]);
        begin = ends[row];
      }
      checkGroupBytes(buffer.length + bytes.length);
      append(buffer, bytes);
    },
    close() {
      const bytes = withLengths(lengths, count, buffer);
      const values = { count, encoding: ENCODING.deltaLengthByteArray, bytes, ...range.take() };
      count = 0;
      buffer.length = 0;
      return values;
    },
  };
}

function withLengths(lengths: Int32Array, count: number, texts: ByteBuffer): Uint8Array {
  const out = createByteBuffer(texts.length + count);
  writeDeltas(out, { hi: new Int32Array(count), lo: lengths }, count, 32);
  reserve(out, texts.length);
  append(out, inUse(texts));
  return inUse(out);
}
