import type { Key } from '@populace/core';
import type { Permutation } from './keyed-permutation.ts';
import { createTablePermutation } from './table-permutation.ts';
import { createWalkPermutation } from './walk-permutation.ts';

export type { Permutation };

/** Up to this size a shuffled table is smaller and faster than a network, and perfectly uniform. */
const LARGEST_TABLE = 4096;

/** Makes the permutation of [0, size) that `key` names. Throws RangeError unless 1 ≤ size ≤ 2^53. */
export function createPermutation(key: Key, size: number): Permutation {
  if (!Number.isInteger(size) || size < 1 || size > 2 ** 53) {
    throw new RangeError(`size (${size}) must be a whole number from 1 to 2^53`);
  }
  return size <= LARGEST_TABLE ? createTablePermutation(key, size) : createWalkPermutation(key, size);
}
