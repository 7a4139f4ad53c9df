import type { Doubles } from '../../shared/columnar/doubles.ts';
import { ENCODING } from '../encodings/parquet-types.ts';
import type { ChunkSettings, ColumnChunk } from './column-chunk.ts';

/** Floating-point numbers in 8 bytes (IEEE 754), least first. */
export function doubleChunk(doubles: Doubles, { groupRows }: ChunkSettings): ColumnChunk {
  const taken = new Float64Array(groupRows);
  let count = 0;
  return {
    add(n, present) {
      doubles.fill(n);
      for (let row = 0; row < n; row++) {
        taken[count] = doubles.values[row];
        count += present?.[row] === 0 ? 0 : 1;
      }
    },
    close() {
      const values = taken.slice(0, count);
      count = 0;
      return {
        count: values.length,
        encoding: ENCODING.plain,
        bytes: new Uint8Array(values.buffer),
        ...rangeOf(values),
      };
    },
  };
}

/** Zeros at the edges have the sign that covers both zeros, as the format asks of writers. */
function rangeOf(values: Float64Array): { least?: Uint8Array; greatest?: Uint8Array } {
  if (values.length === 0) return {};
  let [least, greatest] = [values[0], values[0]];
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return { least: bytesOf(least === 0 ? -0 : least), greatest: bytesOf(greatest) };
}

function bytesOf(value: number): Uint8Array {
  return new Uint8Array(Float64Array.of(value).buffer);
}
