/**
 * The levels of a column of names. A level is a space of 2^m slots for a stretch of rows, and levels grow, so that few
 * rows need short numbers and no row count has to be known. With q the bit length of a row its level has m = `smallest`
 * bits if q < smallest, else the smallest even m ≥ q + 1 (53 instead of 54). So the last row of a level has used at most
 * half of its slots, but for the level of 53 bits, and 20 levels reach row 2^53 − 1 from a smallest level of 16.
 */
export interface LevelLadder {
  /** Bits of the smallest level, even, 4 to 52. */
  readonly smallest: number;
  /** Bits of each level in turn: smallest, smallest + 2, …, 52, 53. */
  readonly bits: Int32Array;
}

/** Makes the ladder. Throws RangeError unless `smallest` is even and 4 to 52. */
export function createLevelLadder(smallest: number): LevelLadder {
  if (!Number.isInteger(smallest) || smallest % 2 !== 0 || smallest < 4 || smallest > 52) {
    throw new RangeError(`the smallest level (${smallest}) must be an even number from 4 to 52`);
  }
  const count = (52 - smallest) / 2 + 2;
  return { smallest, bits: Int32Array.from({ length: count }, (_, level) => Math.min(smallest + 2 * level, 53)) };
}

/** Returns the place in the ladder of the level that row `hi * 2^32 + lo` belongs to. */
export function levelOf(smallest: number, lo: number, hi: number): number {
  const length = hi === 0 ? 32 - Math.clz32(lo) : 64 - Math.clz32(hi);
  return length < smallest ? 0 : ((length - smallest) >> 1) + 1;
}

/** Returns the first row of a level. */
export function firstRowOf(ladder: LevelLadder, level: number): number {
  return level === 0 ? 0 : 2 ** (ladder.bits[level - 1] - 1);
}
