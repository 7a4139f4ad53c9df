import { createByteBuffer, inUse } from '../../shared/bytes/byte-buffer.ts';
import type { Numbers } from '../../shared/columnar/numbers.ts';
import { writeDeltas } from '../encodings/delta.ts';
import { ENCODING } from '../encodings/parquet-types.ts';
import type { ChunkSettings, ChunkValues, ColumnChunk } from './column-chunk.ts';

/** Whole numbers in 4 or 8 bytes, least first. */
export function numberChunk(numbers: Numbers, width: 4 | 8, { groupRows, isDelta }: ChunkSettings): ColumnChunk {
  const hi = new Int32Array(groupRows);
  const lo = new Int32Array(groupRows);
  let count = 0;
  return {
    add(n, present) {
      numbers.fill(n);
      count = take(numbers, n, present, { hi, lo, count });
    },
    close() {
      const range = rangeOf(hi, lo, count, width);
      const values: ChunkValues = isDelta
        ? { count, encoding: ENCODING.deltaBinaryPacked, bytes: deltas(hi, lo, count, width), ...range }
        : { count, encoding: ENCODING.plain, bytes: plain(hi, lo, count, width), ...range };
      count = 0;
      return values;
    },
  };
}

interface Taken {
  readonly hi: Int32Array;
  readonly lo: Int32Array;
  readonly count: number;
}

/** Takes the numbers that are there behind those that were taken; returns how many there are then. */
function take(from: Numbers, n: number, present: Uint8Array | undefined, { hi, lo, count }: Taken): number {
  if (present === undefined) {
    hi.set(from.hi.subarray(0, n), count);
    lo.set(from.lo.subarray(0, n), count);
    return count + n;
  }
  let at = count;
  for (let row = 0; row < n; row++) {
    hi[at] = from.hi[row];
    lo[at] = from.lo[row];
    at += present[row] === 0 ? 0 : 1;
  }
  return at;
}

function plain(hi: Int32Array, lo: Int32Array, count: number, width: 4 | 8): Uint8Array {
  const words = new Int32Array((count * width) / 4);
  // Every machine that runs JavaScript keeps the least byte first, as Parquet does.
  if (width === 4) words.set(lo.subarray(0, count));
  else {
    for (let i = 0; i < count; i++) {
      words[i * 2] = lo[i];
      words[i * 2 + 1] = hi[i];
    }
  }
  return new Uint8Array(words.buffer);
}

function deltas(hi: Int32Array, lo: Int32Array, count: number, width: 4 | 8): Uint8Array {
  const out = createByteBuffer(count * 2);
  writeDeltas(out, { hi, lo }, count, width === 4 ? 32 : 64);
  return inUse(out);
}

function rangeOf(hi: Int32Array, lo: Int32Array, count: number, width: 4 | 8): Pick<ChunkValues, 'least' | 'greatest'> {
  if (count === 0) return {};
  // Numbers without a sign have no 1 in their high words, which those with one in 32 bits may have.
  const { least, greatest } = extremesOf(hi, lo, count);
  const bytesAt = (at: number): Uint8Array => plain(hi.subarray(at), lo.subarray(at), 1, width);
  return { least: bytesAt(least), greatest: bytesAt(greatest) };
}

/** The places of the least and the greatest number. */
interface Extremes {
  readonly least: number;
  readonly greatest: number;
}

function extremesOf(hi: Int32Array, lo: Int32Array, count: number): Extremes {
  let [least, greatest] = [0, 0];
  // The low words are compared without their sign, so the first bit is turned round.
  let [leastHigh, leastLow] = [hi[0], lo[0] ^ FIRST_BIT];
  let [greatestHigh, greatestLow] = [leastHigh, leastLow];
  for (let i = 1; i < count; i++) {
    const [high, low] = [hi[i], lo[i] ^ FIRST_BIT];
    if (high < leastHigh || (high === leastHigh && low < leastLow)) {
      [leastHigh, leastLow] = [high, low];
      least = i;
    }
    if (high > greatestHigh || (high === greatestHigh && low > greatestLow)) {
      [greatestHigh, greatestLow] = [high, low];
      greatest = i;
    }
  }
  return { least, greatest };
}

const FIRST_BIT = 0x8000_0000 | 0;
