import { type Key, type RowSet, threefry2x32 } from '@populace/core';
import { createFeistel, feistelRound } from './feistel.ts';

/** A permutation of [0, size) for each member, such as one for the children of each parent: all of them without memory. */
export interface PermutationFamily {
  /** 1 to 2^53. */
  readonly size: number;
  /** Returns where the member's permutation takes `index`, both whole, `index` below `size`. */
  at(member: number, index: number): number;
  /** Writes `at(members[i], from[i])` to `to[i]` for i below `n`. */
  fill(n: number, members: RowSet, from: Float64Array, to: Float64Array): void;
}

/** A member's permutation: where an index is taken, by the two words of the member's own Threefry block. */
type Walk = (index: number, first: number, second: number) => number;

/** Up to this size a shuffle is followed step by step. Networks of so few bits cannot reach all orders. */
const LARGEST_SHUFFLE = 64;
/** Members are below 2^53, so the highest bit of a counter keeps their blocks apart from those of round keys. */
const MEMBERS = 0x80000000 | 0;

/** Makes the family of `key`. Throws RangeError unless 1 ≤ size ≤ 2^53. */
export function createPermutationFamily(key: Key, size: number): PermutationFamily {
  if (!Number.isInteger(size) || size < 1 || size > 2 ** 53) {
    throw new RangeError(`size (${size}) must be a whole number from 1 to 2^53`);
  }
  const walk = size <= LARGEST_SHUFFLE ? createShuffle(size) : createNetwork(key, size);
  const words = new Int32Array(2);
  return {
    size,
    at(member, index) {
      threefry2x32(key, member | 0, Math.floor(member / 2 ** 32) | MEMBERS, words);
      const [first = 0, second = 0] = words;
      return walk(index, first, second);
    },
    fill(n, { hi, lo }, from, to) {
      for (let i = 0; i < n; i++) {
        threefry2x32(key, lo[i], hi[i] | MEMBERS, words);
        to[i] = walk(from[i], words[0], words[1]);
      }
    },
  };
}

/**
 * One place of a Fisher–Yates shuffle (Durstenfeld, 1964) whose other places nobody asks for: step i puts what stands at i and
 * at a drawn place j ≥ i in one another's stead. What stands at `index` in the end is followed back through the steps before.
 */
function createShuffle(size: number): Walk {
  const drawn = (step: number, first: number, second: number): number => {
    const word = mixed(first ^ Math.imul(step + 1, 0x9e3779b1), second);
    return step + Math.floor((word >>> 0) * (size - step) * 2 ** -32);
  };
  return (index, first, second) => {
    let place = drawn(index, first, second);
    for (let step = index - 1; step >= 0; step--) {
      if (drawn(step, first, second) === place) place = step;
    }
    return place;
  };
}

/** A Feistel network on the next power of two and cycle walking, as for one permutation, with round keys of the member's own. */
function createNetwork(key: Key, size: number): Walk {
  let bits = 2;
  while (2 ** bits < size) bits++;
  const { lowSpan, lowMask, highMask, keys } = createFeistel(key, bits, 10);
  const own = new Int32Array(keys.length);
  return (index, first, second) => {
    for (let round = 0; round < keys.length; round++) own[round] = mixed(first ^ keys[round], second);
    let value = index;
    do {
      const upper = Math.floor(value / lowSpan);
      let high = upper | 0;
      let low = (value - upper * lowSpan) | 0;
      for (let round = 0; round < own.length; round += 2) {
        high ^= feistelRound(low, own[round]) & highMask;
        low ^= feistelRound(high, own[round + 1]) & lowMask;
      }
      value = high * lowSpan + low;
    } while (value >= size);
    return value;
  };
}

/** Two words mixed into one, by the multipliers of MurmurHash3's finaliser (public domain). */
function mixed(first: number, second: number): number {
  let x = Math.imul(first ^ (first >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13) ^ second, 0xc2b2ae35);
  return x ^ (x >>> 16);
}
