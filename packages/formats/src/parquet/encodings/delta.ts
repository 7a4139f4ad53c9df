import { append, type ByteBuffer, reserve } from '../../shared/bytes/byte-buffer.ts';
import { writeVarint } from './hybrid.ts';

/** Numbers of 64 bits as two words each. */
export interface WordColumns {
  readonly hi: Int32Array;
  readonly lo: Int32Array;
}

const BLOCK = 128;
const MINIBLOCKS = 4;
const MINIBLOCK = BLOCK / MINIBLOCKS;

/**
 * Writes whole numbers as differences of neighbours (Parquet, Encodings: DELTA_BINARY_PACKED): in blocks of 128 the least difference,
 * then what each is more than that, in as few bits as 32 of them need. `bits` is 32 or 64: differences are taken modulo 2^bits.
 */
export function writeDeltas(out: ByteBuffer, { hi, lo }: WordColumns, count: number, bits: 32 | 64): void {
  writeVarint(out, BLOCK);
  writeVarint(out, MINIBLOCKS);
  writeVarint(out, count);
  const first = count === 0 ? 0 : lo[0];
  // Readers of 32 bits take no longer first number, as one without a sign may be.
  const firstHigh = bits === 32 ? first >> 31 : hi[0];
  writeZigzag(out, count === 0 ? 0 : firstHigh, first);
  const deltas: WordColumns = { hi: new Int32Array(BLOCK), lo: new Int32Array(BLOCK) };
  for (let from = 1; from < count; from += BLOCK) {
    const n = Math.min(BLOCK, count - from);
    subtractNeighbours({ hi, lo }, from, n, deltas);
    if (bits === 32) for (let i = 0; i < n; i++) deltas.hi[i] = deltas.lo[i] >> 31;
    writeBlock(out, deltas, n);
  }
}

function subtractNeighbours({ hi, lo }: WordColumns, from: number, n: number, deltas: WordColumns): void {
  for (let i = 0; i < n; i++) {
    const at = from + i;
    const low = (lo[at] >>> 0) - (lo[at - 1] >>> 0);
    deltas.lo[i] = low;
    deltas.hi[i] = hi[at] - hi[at - 1] - (low < 0 ? 1 : 0);
  }
}

function writeBlock(out: ByteBuffer, { hi, lo }: WordColumns, n: number): void {
  let least = 0;
  for (let i = 1; i < n; i++) {
    if (hi[i] < hi[least] || (hi[i] === hi[least] && lo[i] >>> 0 < lo[least] >>> 0)) least = i;
  }
  const [leastHi, leastLo] = [hi[least], lo[least]];
  writeZigzag(out, leastHi, leastLo);
  for (let i = 0; i < n; i++) {
    const low = (lo[i] >>> 0) - (leastLo >>> 0);
    lo[i] = low;
    hi[i] = hi[i] - leastHi - (low < 0 ? 1 : 0);
  }
  lo.fill(0, n);
  hi.fill(0, n);
  const widths = new Uint8Array(MINIBLOCKS);
  for (let block = 0; block < MINIBLOCKS; block++) widths[block] = widthOf(hi, lo, block * MINIBLOCK);
  append(out, widths);
  for (const [block, width] of widths.entries()) pack(out, { hi, lo }, block * MINIBLOCK, width);
}

function widthOf(hi: Int32Array, lo: Int32Array, from: number): number {
  let [high, low] = [0, 0];
  for (let i = from; i < from + MINIBLOCK; i++) {
    high |= hi[i];
    low |= lo[i];
  }
  return high === 0 ? 32 - Math.clz32(low) : 64 - Math.clz32(high);
}

function pack(out: ByteBuffer, { hi, lo }: WordColumns, from: number, width: number): void {
  reserve(out, width * 4 + 8);
  const { bytes } = out;
  let at = out.length;
  let held = 0;
  let bits = 0;
  const push = (value: number, count: number): void => {
    // Sixteen bits at most at a time, so that nothing passes 31.
    held |= value << bits;
    for (bits += count; bits >= 8; bits -= 8) {
      bytes[at++] = held;
      held >>>= 8;
    }
  };
  for (let i = from; i < from + MINIBLOCK; i++) {
    for (let done = 0; done < width; done += 16) {
      const word = done < 32 ? lo[i] >>> done : hi[i] >>> (done - 32);
      const count = Math.min(16, width - done);
      push(word & ((1 << count) - 1), count);
    }
  }
  out.length = at;
}

/** A signed number of 64 bits: its sign in the least bit, then seven bits a byte. */
function writeZigzag(out: ByteBuffer, hi: number, lo: number): void {
  const value = (BigInt(hi) << 32n) | BigInt(lo >>> 0);
  let rest = BigInt.asUintN(64, (value << 1n) ^ (value >> 63n));
  reserve(out, 10);
  for (; rest > 0x7fn; rest >>= 7n) out.bytes[out.length++] = Number(rest & 0x7fn) | 0x80;
  out.bytes[out.length++] = Number(rest);
}
