import { type Key, threefry2x32 } from '@populace/core';
import { unitOf } from '../distributions/unit.ts';
import { checkMember } from './check-member.ts';
import type { Permutation } from './keyed-permutation.ts';

/** A permutation of [0, size) kept as two tables of `size` numbers, shuffled once by the stream of `key`. */
export function createTablePermutation(key: Key, size: number): Permutation {
  const forward = shuffled(key, size);
  const backward = new Int32Array(size);
  for (const [index, value] of forward.entries()) backward[value] = index;

  return {
    size,
    at(index) {
      checkMember(index, size);
      return forward[index];
    },
    inverse(value) {
      checkMember(value, size);
      return backward[value];
    },
    fill(n, from, to) {
      for (let i = 0; i < n; i++) to[i] = forward[from[i]];
    },
  };
}

/** Fisher–Yates from the end (Durstenfeld, 1964); place i draws from block i. Its bias is under size / 2^53. */
function shuffled(key: Key, size: number): Int32Array {
  const table = Int32Array.from({ length: size }, (_, index) => index);
  const block = new Int32Array(2);
  for (let i = size - 1; i > 0; i--) {
    threefry2x32(key, i, 0, block);
    const [a = 0, b = 0] = block;
    const j = Math.floor(unitOf(a, b) * (i + 1));
    // Both places are within the table, since 0 ≤ j ≤ i < size.
    const kept = table[i];
    table[i] = table[j];
    table[j] = kept;
  }
  return table;
}
