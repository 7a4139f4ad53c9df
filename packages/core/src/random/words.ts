import type { RowSet } from '../batch/row-set.ts';
import { type Key, threefry2x32, threefryBlocks } from './threefry.ts';

/**
 * Bulk draws: for each row of a batch the block of its stream, or the part of a block that a narrower draw takes. Whatever
 * the width, a draw is a pure function of key and row; only contiguous, aligned rows share the work of a block.
 */

/** 64 bits a row: `a` gets the first word of the row's block, `b` the second. */
export function words64(key: Key, rows: RowSet, a: Int32Array, b: Int32Array): void {
  threefryBlocks(key, rows.n, [rows.lo, rows.hi], { a, b, stride: 1, second: 0 });
}

/** 32 bits a row: two rows share a block (counter: row / 2; word: row mod 2). */
export function words32(key: Key, rows: RowSet, words: Int32Array): void {
  const { n, lo } = rows;
  if (rows.aligned) {
    const count = (n + 1) >> 1;
    // Aligned batches may write one word past n; vectors have the slack for it.
    threefryBlocks(key, count, sharedCounters(rows, count, 1), { a: words, b: words, stride: 2, second: 1 });
    return;
  }
  const { a, b, place } = listedBlocks(key, rows, 1);
  for (let i = 0; i < n; i++) words[i] = (lo[i] & 1) === 0 ? a[place[i]] : b[place[i]];
}

/** What `words32` gives the row at place `i`, alone: for draws that few rows need. */
export function word32At(key: Key, { lo, hi }: RowSet, i: number): number {
  threefry2x32(key, (lo[i] >>> 1) | (hi[i] << 31), hi[i] >>> 1, block);
  return block[lo[i] & 1];
}

/** 16 bits a row: four rows share a block (counter: row / 4; low half of the first word, its high half, then the second word's). */
export function lanes16(key: Key, rows: RowSet, lanes: Uint16Array): void {
  const { n, lo } = rows;
  if (rows.aligned) {
    const count = (n + 3) >> 2;
    const { a, b } = roomFor(count);
    threefryBlocks(key, count, sharedCounters(rows, count, 2), { a, b, stride: 1, second: 0 });
    for (let i = 0; i < count; i++) {
      lanes[4 * i] = a[i];
      lanes[4 * i + 1] = a[i] >>> 16;
      lanes[4 * i + 2] = b[i];
      lanes[4 * i + 3] = b[i] >>> 16;
    }
    return;
  }
  const { a, b, place } = listedBlocks(key, rows, 2);
  for (let i = 0; i < n; i++) {
    const word = (lo[i] & 2) === 0 ? a[place[i]] : b[place[i]];
    lanes[i] = word >>> ((lo[i] & 1) << 4);
  }
}

const block = new Int32Array(2);

/** Counters and blocks of shared draws; blocks live only within one call, counters until other rows are asked for. */
const scratch = {
  c0: new Int32Array(0),
  c1: new Int32Array(0),
  a: new Int32Array(0),
  b: new Int32Array(0),
  /** By row of a list, its block. */
  place: new Int32Array(0),
  low: 0,
  high: 0,
  filled: 0,
};

function roomFor(count: number): typeof scratch {
  if (scratch.a.length < count) {
    for (const name of ['c0', 'c1', 'a', 'b', 'place'] as const) scratch[name] = new Int32Array(2 * count);
    scratch.filled = 0;
  }
  return scratch;
}

/** The counters of the blocks that contiguous, aligned rows share, 2^shift rows each. Most draws of a batch ask for the same. */
function sharedCounters({ lo, hi }: RowSet, count: number, shift: number): readonly [Int32Array, Int32Array] {
  const { c0, c1 } = roomFor(count);
  const low = (lo[0] >>> shift) | (hi[0] << (32 - shift));
  // Aligned rows do not straddle 2^32, so the counter's high word stays.
  const high = hi[0] >>> shift;
  if (scratch.low === low && scratch.high === high && scratch.filled >= count) return [c0, c1];
  for (let i = 0; i < count; i++) {
    c0[i] = low + i;
    c1[i] = high;
  }
  scratch.low = low;
  scratch.high = high;
  scratch.filled = count;
  return [c0, c1];
}

/** The blocks of listed rows, 2^shift rows each: rows that follow one another in the list share theirs. */
function listedBlocks(key: Key, { n, lo, hi }: RowSet, shift: number): typeof scratch {
  const { c0, c1, a, b, place } = roomFor(n);
  // What stands in the counters is no range.
  scratch.filled = 0;
  let count = 0;
  for (let i = 0; i < n; i++) {
    const low = (lo[i] >>> shift) | (hi[i] << (32 - shift));
    const high = hi[i] >>> shift;
    if (count === 0 || c0[count - 1] !== low || c1[count - 1] !== high) {
      c0[count] = low;
      c1[count] = high;
      count++;
    }
    place[i] = count - 1;
  }
  threefryBlocks(key, count, [c0, c1], { a, b, stride: 1, second: 0 });
  return scratch;
}
