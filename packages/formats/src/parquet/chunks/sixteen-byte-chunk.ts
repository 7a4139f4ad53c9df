import type { SixteenBytes } from '../../shared/columnar/sixteen-bytes.ts';
import { ENCODING } from '../encodings/parquet-types.ts';
import type { ChunkSettings, ColumnChunk } from './column-chunk.ts';
import { compareBytes } from './compare-bytes.ts';

/** How values of 16 bytes are ordered: UUIDs by their bytes, decimals as numbers with a sign. */
export type ByteOrder = 'unsigned' | 'signed';

/** Values of 16 bytes each, such as UUIDs. */
export function sixteenByteChunk(values: SixteenBytes, order: ByteOrder, { groupRows }: ChunkSettings): ColumnChunk {
  const taken = new Uint8Array(groupRows * 16);
  let length = 0;
  return {
    add(n, present) {
      values.fill(n);
      if (present === undefined) {
        taken.set(values.bytes.subarray(0, n * 16), length);
        length += n * 16;
        return;
      }
      for (let row = 0; row < n; row++) {
        if (present[row] === 0) continue;
        taken.set(values.bytes.subarray(row * 16, row * 16 + 16), length);
        length += 16;
      }
    },
    close() {
      const bytes = taken.subarray(0, length);
      length = 0;
      return { count: bytes.length / 16, encoding: ENCODING.plain, bytes, ...rangeOf(bytes, order) };
    },
  };
}

function rangeOf(bytes: Uint8Array, order: ByteOrder): { least?: Uint8Array; greatest?: Uint8Array } {
  if (bytes.length === 0) return {};
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  // The sign is the first bit: turned round, numbers are in the order of their bytes.
  const turned = order === 'signed' ? 2 ** 31 : 0;
  const wordAt = (at: number): number => (view.getUint32(at) ^ turned) >>> 0;
  let [least, greatest] = [0, 0];
  let [leastWord, greatestWord] = [wordAt(0), wordAt(0)];
  for (let at = 16; at < bytes.length; at += 16) {
    // The first four bytes decide nearly always.
    const word = wordAt(at);
    if (word < leastWord || (word === leastWord && isBelow(bytes, at, least))) {
      least = at;
      leastWord = word;
    }
    if (word > greatestWord || (word === greatestWord && isBelow(bytes, greatest, at))) {
      greatest = at;
      greatestWord = word;
    }
  }
  return { least: bytes.slice(least, least + 16), greatest: bytes.slice(greatest, greatest + 16) };
}

function isBelow(bytes: Uint8Array, at: number, than: number): boolean {
  return compareBytes(bytes.subarray(at, at + 16), bytes.subarray(than, than + 16)) < 0;
}
