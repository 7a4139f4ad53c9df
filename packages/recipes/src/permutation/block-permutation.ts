import { type Key, threefry2x32, threefryBlocks } from '@populace/core';

/**
 * A keyed permutation of blocks of 64 to 128 bits that a row number (below 2^53) is put into, zeros before it: the
 * random bits of identifiers such as a UUID (122) or of a ULID (80), all different and computed back to the row.
 *
 * A block is two halves of `bits / 2` bits, each a low and a high word: [left low, left high, right low, right high].
 * `left ^= F(right)`, `right ^= F(left)`, `left ^= F(right)`, where F is Threefry-2x32-20 cut to the half's width, with a
 * key of its own each round. Why that is strong enough: Threefry-2x32-20 passes BigCrush with seven rounds to spare, and
 * three rounds of a Feistel network whose round functions cannot be told from random ones cannot be told from a random
 * permutation by who sees values of chosen rows, up to about 2^(bits / 4) of them (Luby, Rackoff, 1988; a fourth round
 * only matters to one who has chosen values turned back).
 * With 64-bit keys it makes believable values, not secrets.
 */
export interface BlockPermutation {
  /** Even, 64 to 128. */
  readonly bits: number;
  /** Replaces the block by what it is taken to. Only the low `bits / 2 - 32` bits of the high words may be set. */
  forward(block: Int32Array): void;
  /** Undoes {@link BlockPermutation.forward}. */
  backward(block: Int32Array): void;
  /** Writes the blocks that the rows `hi[i] * 2^32 + lo[i]`, i below `n`, are taken to, each of the four words to its array. */
  fill(n: number, lo: Int32Array, hi: Int32Array, words: BlockWords<Int32Array>): void;
}

/** The four words of a block, or an array of each. */
export type BlockWords<T> = readonly [T, T, T, T];

/** Makes the permutation of `key`. Throws RangeError unless `bits` is even and 64 to 128. */
export function createBlockPermutation(key: Key, bits: number): BlockPermutation {
  if (!Number.isInteger(bits) || bits % 2 !== 0 || bits < 64 || bits > 128) {
    throw new RangeError(`bits (${bits}) must be an even number from 64 to 128`);
  }
  const [first, second, third] = roundKeys(key);
  const highMask = 2 ** (bits / 2 - 32) - 1;
  const mixed = new Int32Array(2);

  /** Half `to` of the block takes up F of half `from`; halves begin at the words 0 and 2. */
  function round(roundKey: Key, block: Int32Array, from: 0 | 2, to: 0 | 2): void {
    threefry2x32(roundKey, block[from], block[from + 1], mixed);
    block[to] = block[to] ^ mixed[0];
    block[to + 1] = block[to + 1] ^ (mixed[1] & highMask);
  }

  return {
    bits,
    forward(block) {
      round(first, block, 2, 0);
      round(second, block, 0, 2);
      round(third, block, 2, 0);
    },
    backward(block) {
      round(third, block, 2, 0);
      round(second, block, 0, 2);
      round(first, block, 2, 0);
    },
    fill(n, lo, hi, [leftLows, leftHighs, rightLows, rightHighs]) {
      const { shift, rightMask } = rowSplit(bits);
      const { a, b } = roomFor(n);
      // Round after round over all rows: the loop within threefryBlocks costs half of as many calls.
      for (let i = 0; i < n; i++) rightHighs[i] = hi[i] & rightMask;
      threefryBlocks(first, n, [lo, rightHighs], { a: leftLows, b: leftHighs, stride: 1, second: 0 });
      for (let i = 0; i < n; i++) {
        leftLows[i] ^= hi[i] >>> shift;
        leftHighs[i] &= highMask;
      }
      threefryBlocks(second, n, [leftLows, leftHighs], { a, b, stride: 1, second: 0 });
      for (let i = 0; i < n; i++) {
        rightLows[i] = lo[i] ^ a[i];
        rightHighs[i] ^= b[i] & highMask;
      }
      threefryBlocks(third, n, [rightLows, rightHighs], { a, b, stride: 1, second: 0 });
      for (let i = 0; i < n; i++) {
        leftLows[i] ^= a[i];
        leftHighs[i] ^= b[i] & highMask;
      }
    },
  };
}

const scratch = { a: new Int32Array(0), b: new Int32Array(0) };

/** What rounds write before it is taken up; used within one call only. */
function roomFor(n: number): typeof scratch {
  if (scratch.a.length < n) {
    scratch.a = new Int32Array(2 * n);
    scratch.b = new Int32Array(2 * n);
  }
  return scratch;
}

/** Puts row `hi * 2^32 + lo` into a block whose halves are `bits / 2` wide. */
export function rowToBlock(bits: number, lo: number, hi: number, block: Int32Array): void {
  const { shift, rightMask } = rowSplit(bits);
  block[0] = hi >>> shift;
  block[1] = 0;
  block[2] = lo;
  block[3] = hi & rightMask;
}

/** Returns the row in a block, or undefined if it is none: a set bit above the 53rd. */
export function blockToRow(bits: number, block: Int32Array): number | undefined {
  const over = bits / 2 - 32;
  const [leftLow = 0, leftHigh = 0, rightLow = 0, rightHigh = 0] = block;
  const hi = (rightHigh >>> 0) + (over >= 21 ? 0 : (leftLow >>> 0) * 2 ** over);
  const spilt = over >= 21 ? leftLow | leftHigh : leftHigh;
  return spilt === 0 && hi < 2 ** 21 ? hi * 2 ** 32 + (rightLow >>> 0) : undefined;
}

/**
 * How the high word of a row, 21 bits, is divided: the right half has `bits / 2 - 32` for it, and the left half takes
 * those above. JavaScript shifts by 31 at most, which leaves none of them too.
 */
function rowSplit(bits: number): { readonly shift: number; readonly rightMask: number } {
  const room = bits / 2 - 32;
  return { shift: Math.min(room, 31), rightMask: 2 ** room - 1 };
}

function roundKeys(key: Key): readonly [Key, Key, Key] {
  return [roundKey(key, 0), roundKey(key, 1), roundKey(key, 2)];
}

function roundKey(key: Key, round: number): Key {
  const out = new Int32Array(2);
  threefry2x32(key, round, 0, out);
  const [k0 = 0, k1 = 0] = out;
  return { k0, k1 };
}
