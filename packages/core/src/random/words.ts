import type { RowSet } from '../batch/row-set.ts';
import { type Key, threefry2x32, threefryBlocks } from './threefry.ts';

/**
 * Bulk draws: for each row of a batch the block of its stream, or the part of a block that a narrower draw takes. Whatever
 * the width, a draw is a pure function of key and row; only contiguous, aligned rows share the work of a block.
 */

/** 64 bits a row: `a` gets the first word of the row's block, `b` the second. */
export function words64(key: Key, rows: RowSet, a: Int32Array, b: Int32Array): void {
  threefryBlocks(key, rows.n, [rows.lo, rows.hi], [a, b]);
}

/** 32 bits a row: two rows share a block (counter: row / 2; word: row mod 2). */
export function words32(key: Key, rows: RowSet, words: Int32Array): void {
  const { n, lo, hi } = rows;
  if (rows.aligned) {
    const count = (n + 1) >> 1;
    const { a, b } = sharedBlocks(key, rows, count, 1);
    // Aligned batches may write one word past n; vectors have the slack for it.
    for (let i = 0; i < count; i++) {
      words[2 * i] = a[i];
      words[2 * i + 1] = b[i];
    }
    return;
  }
  for (let i = 0; i < n; i++) {
    threefry2x32(key, (lo[i] >>> 1) | (hi[i] << 31), hi[i] >>> 1, block);
    words[i] = block[lo[i] & 1];
  }
}

/** 16 bits a row: four rows share a block (counter: row / 4; low half of the first word, its high half, then the second word's). */
export function lanes16(key: Key, rows: RowSet, lanes: Uint16Array): void {
  const { n, lo, hi } = rows;
  if (rows.aligned) {
    const count = (n + 3) >> 2;
    const { a, b } = sharedBlocks(key, rows, count, 2);
    for (let i = 0; i < count; i++) {
      lanes[4 * i] = a[i];
      lanes[4 * i + 1] = a[i] >>> 16;
      lanes[4 * i + 2] = b[i];
      lanes[4 * i + 3] = b[i] >>> 16;
    }
    return;
  }
  for (let i = 0; i < n; i++) {
    threefry2x32(key, (lo[i] >>> 2) | (hi[i] << 30), hi[i] >>> 2, block);
    lanes[i] = block[(lo[i] >>> 1) & 1] >>> ((lo[i] & 1) << 4);
  }
}

const block = new Int32Array(2);

/** Counters and blocks of shared draws; they live only within one call, so all draws use the same. */
const scratch = { c0: new Int32Array(0), c1: new Int32Array(0), a: new Int32Array(0), b: new Int32Array(0) };

/** The blocks that contiguous, aligned rows share, 2^shift rows each. */
function sharedBlocks(key: Key, { lo, hi }: RowSet, count: number, shift: number): typeof scratch {
  if (scratch.a.length < count) {
    for (const name of ['c0', 'c1', 'a', 'b'] as const) scratch[name] = new Int32Array(2 * count);
  }
  const { c0, c1, a, b } = scratch;
  const low = (lo[0] >>> shift) | (hi[0] << (32 - shift));
  // Aligned rows do not straddle 2^32, so the counter's high word stays.
  const high = hi[0] >>> shift;
  for (let i = 0; i < count; i++) {
    c0[i] = low + i;
    c1[i] = high;
  }
  threefryBlocks(key, count, [c0, c1], [a, b]);
  return scratch;
}
