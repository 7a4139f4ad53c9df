import { lanes16, rowNumber, type Vector, words32 } from '@populace/core';
import { createSmallShuffle } from '@populace/recipes';
import type { NullDraw } from '../plan-trace.ts';
import type { ValuePlanning } from '../planning.ts';
import { planValid } from './plan-valid.ts';

/** Draws of a column's nulls. */
export const NULLS = 'null';
export const NULLS_EXACT = 'null/exact';

/** Rows to a block in which an exact share of nulls holds. */
const BLOCK = 1000;

/** Plans a column's nulls over its vector. */
export function planNulls(vector: Vector, at: ValuePlanning): Vector {
  const present = planNullDraws(at);
  return present === undefined ? vector : planValid(vector, present, at);
}

/** Plans a byte a row, 0 where it is null; undefined where there are no nulls. */
export function planNullDraws(at: ValuePlanning): Uint8Array | undefined {
  const { nulls } = at.column;
  if (nulls === undefined || nulls.share === 0) return undefined;
  return nulls.exact ? planExact(nulls.share, at) : planDrawn(nulls.share, at);
}

/** A byte a row, 0 where it is null. A share that 16-bit draws hit to a thousandth of itself is drawn with 16 bits, others with 32. */
function planDrawn(share: number, at: ValuePlanning): Uint8Array {
  const { arena, rows } = at;
  const key = at.keyOf(at.column.nullPath, NULLS);
  const present = arena.uint8();
  const narrow = Math.round(share * 2 ** 16);
  if (Math.abs(narrow - share * 2 ** 16) <= (share * 2 ** 16) / 1000) {
    const lanes = arena.uint16();
    at.trace?.nulls((i) => ({ drawn: lanes[i], of: 2 ** 16, below: narrow }));
    at.step((n) => {
      lanes16(key, rows, lanes);
      for (let i = 0; i < n; i++) present[i] = lanes[i] < narrow ? 0 : 1;
    });
    return present;
  }
  const wide = Math.round(share * 2 ** 32);
  const words = arena.int32();
  at.trace?.nulls((i) => ({ drawn: words[i] >>> 0, of: 2 ** 32, below: wide }));
  at.step((n) => {
    words32(key, rows, words);
    for (let i = 0; i < n; i++) present[i] = words[i] >>> 0 < wide ? 0 : 1;
  });
  return present;
}

/** Exact in every aligned block of 1,000 rows: a shuffle of the block, of its own each, puts the nulls. */
function planExact(share: number, at: ValuePlanning): Uint8Array {
  const { arena, rows } = at;
  const shuffle = createSmallShuffle(at.keyOf(at.column.nullPath, NULLS_EXACT), BLOCK);
  const present = arena.uint8();
  const drawOf = (i: number): NullDraw => {
    const row = rowNumber(rows, i);
    const block = Math.floor(row / BLOCK);
    return { drawn: shuffle(block, row - block * BLOCK), of: BLOCK, below: quota(share, block) };
  };
  at.trace?.nulls(drawOf);
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const row = rowNumber(rows, i);
      const block = Math.floor(row / BLOCK);
      present[i] = shuffle(block, row - block * BLOCK) < quota(share, block) ? 0 : 1;
    }
  });
  return present;
}

/** The nulls of a block: shares that are no whole number of rows are rounded so that the sum over blocks stays right. */
function quota(share: number, block: number): number {
  const fraction = share * BLOCK;
  const whole = Math.floor(fraction + 1e-9);
  const rest = fraction - whole;
  if (rest < 1e-9) return whole;
  // Only the fraction is summed over blocks, taken modulo its period of a million, so that far blocks stay exact.
  const place = block % 1_000_000;
  return whole + Math.floor((place + 1) * rest) - Math.floor(place * rest);
}
