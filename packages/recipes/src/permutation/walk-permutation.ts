import type { Key } from '@populace/core';
import { checkMember } from './check-member.ts';
import { createFeistel, feistelForward, feistelInverse } from './feistel.ts';
import type { Permutation } from './keyed-permutation.ts';

/** Below this size two rounds more are spent. */
const SMALL = 2 ** 16;

/**
 * A permutation of [0, size), 4 ≤ size ≤ 2^53, by a Feistel network on the next power of two and cycle walking: a value
 * outside is permuted again until it is inside (Black, Rogaway: "Ciphers with arbitrary finite domains", 2002).
 * The domain is below 2·size, so a value takes fewer than two steps on average; a walk ends since cycles are closed.
 */
export function createWalkPermutation(key: Key, size: number): Permutation {
  let bits = 2;
  while (2 ** bits < size) bits++;
  const network = createFeistel(key, bits, size < SMALL ? 10 : 8);

  function walk(index: number): number {
    let value = feistelForward(network, index);
    while (value >= size) value = feistelForward(network, value);
    return value;
  }

  return {
    size,
    at(index) {
      checkMember(index, size);
      return walk(index);
    },
    inverse(value) {
      checkMember(value, size);
      let index = feistelInverse(network, value);
      while (index >= size) index = feistelInverse(network, index);
      return index;
    },
    fill(n, from, to) {
      for (let i = 0; i < n; i++) to[i] = walk(from[i]);
    },
  };
}
