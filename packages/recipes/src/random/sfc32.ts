/**
 * sfc32, a small fast sequential generator (Doty-Humphrey: PractRand 0.93, `sfc32`). For the rare inner loops of one cell
 * whose number of draws is not known beforehand: it is seeded by a block of that cell, so nothing runs from row to row.
 */

/** Rounds thrown away after seeding, as PractRand does for seeds of two words and of three. */
const WARM_UP_TWO = 12;
const WARM_UP_THREE = 15;

/** A sequential generator of 32-bit words. */
export interface Sfc32 {
  /** Starts again from two words, as PractRand's 64-bit seed (low word, high word). */
  seed(low: number, high: number): void;
  /** Starts again from the three words of the state, as PractRand's seed of three words. */
  seedThree(a: number, b: number, c: number): void;
  /** Returns the next word, from -2^31 to 2^31 - 1. */
  next(): number;
}

/** Returns a generator seeded by `low` and `high`; keep one a plan and seed it anew for each cell. */
export function createSfc32(low: number, high: number): Sfc32 {
  const state = new Int32Array(4);
  const next = (): number => {
    const a = state[0];
    const b = state[1];
    const c = state[2];
    const counter = state[3];
    const sum = (a + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    state[3] = (counter + 1) | 0;
    return sum;
  };
  const start = (a: number, b: number, c: number, rounds: number): void => {
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = 1;
    for (let i = 0; i < rounds; i++) next();
  };
  const generator: Sfc32 = {
    seed: (fewer, more) => start(0, fewer, more, WARM_UP_TWO),
    seedThree: (a, b, c) => start(a, b, c, WARM_UP_THREE),
    next,
  };
  generator.seed(low, high);
  return generator;
}
