/** Ranks are exact integers in doubles, below this. */
const MOST_RANKS = 2n ** 53n;

/** The ranks that a plan has taken so far: the number of different values that a unique column has room for. */
export interface RankCount {
  /**
   * Takes a digit of the given base, or of the largest base that still fits: 1 where ranks are used up. Whatever the recipe,
   * at least 2^52 ranks are taken in the end where it has so many values.
   */
  take(base: bigint): bigint;
  /** Whether a digit of the base fits whole. */
  fits(base: bigint): boolean;
  count(): bigint;
}

/** Begins to count, up to `most` ranks. */
export function createRankCount(most: bigint = MOST_RANKS): RankCount {
  let taken = 1n;
  return {
    take(base) {
      const room: bigint = most / taken;
      const digit = base < room ? base : room;
      taken *= digit;
      return digit;
    },
    fits: (base) => taken * base <= most,
    count: () => taken,
  };
}

/** The count within a part whose ranks have been taken whole: all its digits fit. */
export const takenWhole: RankCount = { take: (base) => base, fits: () => true, count: () => 0n };
