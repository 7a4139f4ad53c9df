import { type ByteBuffer, reserve } from '../bytes/byte-buffer.ts';
import type { AvroColumn } from './values/avro-values.ts';

/** Puts the first `n` rows of the columns at the end of a buffer. */
export type AppendRows = (out: ByteBuffer, n: number) => void;

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
    reserve(out, end - out.length);
    for (const column of columns) column.write(n, out.bytes, places);
    out.length = end;
  };
}
