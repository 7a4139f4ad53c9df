import type { Uuids } from '../../columnar/uuids.ts';
import { ENCODING } from '../parquet-types.ts';
import type { ChunkSettings, ColumnChunk } from './column-chunk.ts';
import { compareBytes } from './compare-bytes.ts';

/** UUIDs in 16 bytes each, as they are written (RFC 9562). */
export function uuidChunk(uuids: Uuids, { groupRows }: ChunkSettings): ColumnChunk {
  const taken = new Uint8Array(groupRows * 16);
  let length = 0;
  return {
    add(n, present) {
      uuids.fill(n);
      if (present === undefined) {
        taken.set(uuids.bytes.subarray(0, n * 16), length);
        length += n * 16;
        return;
      }
      for (let row = 0; row < n; row++) {
        if (present[row] === 0) continue;
        taken.set(uuids.bytes.subarray(row * 16, row * 16 + 16), length);
        length += 16;
      }
    },
    close() {
      const bytes = taken.subarray(0, length);
      length = 0;
      return { count: bytes.length / 16, encoding: ENCODING.plain, bytes, ...rangeOf(bytes) };
    },
  };
}

function rangeOf(bytes: Uint8Array): { least?: Uint8Array; greatest?: Uint8Array } {
  if (bytes.length === 0) return {};
  const view = new DataView(bytes.buffer);
  let [least, greatest] = [0, 0];
  let [leastWord, greatestWord] = [view.getUint32(0), view.getUint32(0)];
  for (let at = 16; at < bytes.length; at += 16) {
    // The first four bytes decide nearly always.
    const word = view.getUint32(at);
    if (word <= leastWord && isBelow(bytes, at, least)) {
      least = at;
      leastWord = word;
    }
    if (word >= greatestWord && isBelow(bytes, greatest, at)) {
      greatest = at;
      greatestWord = word;
    }
  }
  return { least: bytes.slice(least, least + 16), greatest: bytes.slice(greatest, greatest + 16) };
}

function isBelow(bytes: Uint8Array, at: number, than: number): boolean {
  return compareBytes(bytes.subarray(at, at + 16), bytes.subarray(than, than + 16)) < 0;
}
