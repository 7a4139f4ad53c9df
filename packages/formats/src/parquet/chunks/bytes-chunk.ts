import type { ColumnTexts } from '@populace/cells';
import { createByteBuffer, reserve } from '../../shared/bytes/byte-buffer.ts';
import { decodeBase64 } from '../../shared/bytes/decode-base64.ts';
import { ENCODING } from '../encodings/parquet-types.ts';
import { type ColumnChunk, checkGroupBytes, takeBytes } from './column-chunk.ts';
import { LENGTH_BYTES } from './text-chunk.ts';
import { createTextRange } from './text-range.ts';

/** Bytes, which come as base64 (RFC 4648, section 4) without gaps, each behind its length in four bytes. */
export function bytesChunk(texts: ColumnTexts): ColumnChunk {
  const buffer = createByteBuffer(2 ** 12);
  const range = createTextRange();
  let count = 0;
  return {
    add(n, present) {
      const bytes = texts.write(n);
      checkGroupBytes(buffer.length + bytes.length);
      let begin = 0;
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const end = texts.ends[row];
        reserve(buffer, LENGTH_BYTES + end - begin);
        const from = buffer.length + LENGTH_BYTES;
        const to = decodeBase64(bytes.subarray(begin, end), buffer.bytes, from);
        buffer.view.setInt32(buffer.length, to - from, true);
        range.see(buffer.bytes, buffer.view, from, to);
        buffer.length = to;
        begin = end;
        count++;
      }
    },
    close() {
      const values = { count, encoding: ENCODING.plain, bytes: takeBytes(buffer), ...range.take() };
      count = 0;
      return values;
    },
  };
}
