import type { Key } from '@populace/core';
import { blockToRow, createBlockPermutation } from '../permutation/block-permutation.ts';
import type { RowFinder } from '../recipe/recipe.ts';
import { wordsOfAlphabet } from './letters.ts';
import { wordsOfUuid } from './uuid.ts';

/** Bits of an id that are a permutation of the row. */
export const UUID7_BITS = 74;
export const ULID_BITS = 80;

/** The digits of ULIDs. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Finds the row of a UUID of version 7; whether the time is the row's, too, is seen when the id is made again. */
export function createUuid7Finder(key: Key): RowFinder {
  const permutation = createBlockPermutation(key, UUID7_BITS);
  const block = new Int32Array(4);
  return (text) => {
    const words = wordsOfUuid(text);
    if (words === undefined) return undefined;
    const [, second, third, fourth] = words;
    block[0] = (second << 30) | (third & 0x3fffffff);
    block[1] = (second >>> 7) & 0x1f;
    block[2] = fourth;
    block[3] = (second >>> 2) & 0x1f;
    permutation.backward(block);
    return blockToRow(UUID7_BITS, block);
  };
}

/** Finds the row of a ULID in the same way. */
export function createUlidFinder(key: Key): RowFinder {
  const permutation = createBlockPermutation(key, ULID_BITS);
  const pairs = wordsOfAlphabet(CROCKFORD, 2);
  const block = new Int32Array(4);
  return (text) => {
    if (text.length !== 26) return undefined;
    const codes = Array.from({ length: 8 }, (_, place) => pairs.code(text.slice(10 + 2 * place, 12 + 2 * place)));
    if (codes.includes(-1)) return undefined;
    readHalf(codes, 0, block, 0);
    readHalf(codes, 4, block, 2);
    permutation.backward(block);
    return blockToRow(ULID_BITS, block);
  };
}

/** Puts four codes of 10 bits together: 40 bits, the low word at `to`, the high one behind. */
function readHalf(codes: readonly number[], from: number, block: Int32Array, to: 0 | 2): void {
  block[to + 1] = codes[from] >>> 2;
  block[to] = (codes[from] << 30) | (codes[from + 1] << 20) | (codes[from + 2] << 10) | codes[from + 3];
}
