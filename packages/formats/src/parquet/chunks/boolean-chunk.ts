import type { Numbers } from '../../shared/columnar/numbers.ts';
import { ENCODING } from '../encodings/parquet-types.ts';
import type { ChunkSettings, ColumnChunk } from './column-chunk.ts';

/** Booleans, a bit each, least first. */
export function booleanChunk(numbers: Numbers, { groupRows }: ChunkSettings): ColumnChunk {
  const bytes = new Uint8Array(Math.ceil(groupRows / 8));
  let [count, trues] = [0, 0];
  return {
    add(n, present) {
      numbers.fill(n);
      for (let row = 0; row < n; row++) {
        if (present?.[row] === 0) continue;
        bytes[count >> 3] |= numbers.lo[row] << (count & 7);
        trues += numbers.lo[row];
        count++;
      }
    },
    close() {
      const values = {
        count,
        encoding: ENCODING.plain,
        bytes: bytes.slice(0, Math.ceil(count / 8)),
        ...(count > 0 && { least: Uint8Array.of(trues === count ? 1 : 0), greatest: Uint8Array.of(trues > 0 ? 1 : 0) }),
      };
      bytes.fill(0);
      count = 0;
      trues = 0;
      return values;
    },
  };
}
