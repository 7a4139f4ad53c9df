import type { LevelLadder } from './level-ladder.ts';

/** How the rows of a class of names are numbered at each level; by the level's place in its ladder. */
export interface LevelNumbers {
  /** 2^(m − 53): slots a point. */
  readonly slots: Float64Array;
  /** The same of the level before; 0 for the first. */
  readonly before: Float64Array;
}

/** Makes the scales of a ladder. */
export function levelNumbers({ bits }: LevelLadder): LevelNumbers {
  return {
    slots: Float64Array.from(bits, (m) => 2 ** (m - 53)),
    before: Float64Array.from(bits, (_, level) => (level === 0 ? 0 : 2 ** (bits[level - 1] - 53))),
  };
}

/**
 * Returns the first number of a class at the level that is `level`-th in the ladder, from 0. `weight` is how many points
 * its pieces have together, `pieces` how many intervals they are.
 *
 * ⌊1.375 · ⌊slots of the class one level before⌋⌋ + 2 · pieces · level. Levels grow fourfold, and 1.375 ≥ 1 + 1/4 + 1/16 + …
 * leaves room for all before; an interval of w slots touches at most ⌊w⌋ + 2, so two more a piece and level suffice: the
 * ranges of levels cannot overlap. 1.375 k is k + ⌊3k / 8⌋, which is exact in a double for every k < 2^51.
 */
export function firstNumber(numbers: LevelNumbers, level: number, weight: number, pieces: number): number {
  const k = Math.floor(weight * numbers.before[level]);
  return k + Math.floor(k * 0.375) + 2 * pieces * level;
}
