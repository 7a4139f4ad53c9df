import { type ByteBuffer, reserve } from '../shared/bytes/byte-buffer.ts';
import { checkBlockBytes } from '../shared/columnar/check-block-bytes.ts';
import type { AvroColumn } from './values/avro-values.ts';

/**
 * Puts the first `n` rows of the columns at the end of a buffer.
 * @throws CodedError `format/cannot-hold` where it would have 2 GiB or more.
 */
export type AppendRows = (out: ByteBuffer, n: number) => void;

const BLOCK = { block: 'block', option: 'rowsPerBlock' };

/** Plans how rows are put together: all lengths come first, so that each column can write its values into all rows at once. */
export function planRowBytes(columns: readonly AvroColumn[], rows: number): AppendRows {
  const places = new Int32Array(rows);
  return (out, n) => {
    places.fill(0, 0, n);
    for (const column of columns) column.measure(n, places);
    let end = out.length;
    for (let row = 0; row < n; row++) {
      const begin = end;
      end += places[row];
      places[row] = begin;
    }
    checkBlockBytes(end, BLOCK);
    reserve(out, end - out.length);
    for (const column of columns) column.write(n, out.bytes, places);
    out.length = end;
  };
}
