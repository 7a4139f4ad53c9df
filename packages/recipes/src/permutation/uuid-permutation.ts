import type { Key } from '@populace/core';
import { type BlockWords, blockToRow, createBlockPermutation, rowToBlock } from './block-permutation.ts';

/** The four 32-bit words of a UUID from its first hexadecimal digit to its last, or an array of each. */
export type UuidWords<T> = BlockWords<T>;

/** Version-4 UUIDs (RFC 9562, 5.4) that are a keyed permutation of the row: all different, computed back to the row. */
export interface UuidPermutation {
  /** Returns the UUID of `row`, a whole number below 2^53. */
  at(row: number): UuidWords<number>;
  /** Returns the row of a UUID, or undefined if it is no row's: another version or variant, or not below 2^53. */
  inverse(words: UuidWords<number>): number | undefined;
  /** Writes the UUIDs of the rows `hi[i] * 2^32 + lo[i]`, i below `n`. */
  fill(n: number, lo: Int32Array, hi: Int32Array, words: UuidWords<Int32Array>): void;
}

const BITS = 122;

/**
 * Makes the UUIDs of `key`. The 122 bits are one block of a {@link createBlockPermutation}, where its strength is argued;
 * they are laid out from the first bit on as left low (32), left high (29), right high (29), right low (32), around
 * version and variant.
 */
export function createUuidPermutation(key: Key): UuidPermutation {
  const permutation = createBlockPermutation(key, BITS);
  const block = new Int32Array(4);

  return {
    at(row) {
      rowToBlock(BITS, row | 0, Math.floor(row / 2 ** 32), block);
      permutation.forward(block);
      const [a = 0, b = 0, c = 0, d = 0] = block;
      return [a, secondWord(b), thirdWord(b, d), c];
    },
    inverse([w0, w1, w2, w3]) {
      if ((w1 & 0xf000) !== VERSION || w2 >>> 30 !== 2) return undefined;
      block[0] = w0;
      block[1] = ((w1 >>> 16) << 13) | ((w1 & 0xfff) << 1) | ((w2 >>> 29) & 1);
      block[2] = w3;
      block[3] = w2 & 0x1fffffff;
      permutation.backward(block);
      return blockToRow(BITS, block);
    },
    fill(n, lo, hi, [w0, w1, w2, w3]) {
      permutation.fill(n, lo, hi, [w0, w1, w3, w2]);
      for (let i = 0; i < n; i++) {
        const left = w1[i];
        w1[i] = secondWord(left);
        w2[i] = thirdWord(left, w2[i]);
      }
    },
  };
}

/** RFC 9562, 4.2: the version stands in bits 48 to 51. */
const VERSION = 0x4000;

/** 16 bits, the version, 12 bits: the upper 28 of `left`'s 29. */
function secondWord(left: number): number {
  return ((left >>> 13) << 16) | VERSION | ((left >>> 1) & 0xfff);
}

/** The variant 10, the last bit of `left`, the 29 of `right`. */
function thirdWord(left: number, right: number): number {
  return 0x80000000 | ((left & 1) << 29) | right;
}
