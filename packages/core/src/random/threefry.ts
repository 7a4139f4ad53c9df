/**
 * Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror, Shaw: "Parallel Random Numbers: As Easy as 1, 2, 3", SC11).
 * A block is a pure function of a 64-bit key and a 64-bit counter, so any draw can be made alone.
 */

/** A 64-bit key as two 32-bit words. */
export interface Key {
  readonly k0: number;
  readonly k1: number;
}

/** Parity constant of the key schedule: `SKEIN_KS_PARITY32`. */
const PARITY = 0x1bd11bda;

/** Writes the two words of the block at counter (`c0`, `c1`) to `out[0]` and `out[1]`. */
export function threefry2x32(key: Key, c0: number, c1: number, out: Int32Array): void {
  const k0 = key.k0 | 0;
  const k1 = key.k1 | 0;
  const k2 = PARITY ^ k0 ^ k1;
  let a = (c0 + k0) | 0;
  let b = (c1 + k1) | 0;

  a = (a + b) | 0;
  b = ((b << 13) | (b >>> 19)) ^ a;
  a = (a + b) | 0;
  b = ((b << 15) | (b >>> 17)) ^ a;
  a = (a + b) | 0;
  b = ((b << 26) | (b >>> 6)) ^ a;
  a = (a + b) | 0;
  b = ((b << 6) | (b >>> 26)) ^ a;
  a = (a + k1) | 0;
  b = (b + k2 + 1) | 0;

  a = (a + b) | 0;
  b = ((b << 17) | (b >>> 15)) ^ a;
  a = (a + b) | 0;
  b = ((b << 29) | (b >>> 3)) ^ a;
  a = (a + b) | 0;
  b = ((b << 16) | (b >>> 16)) ^ a;
  a = (a + b) | 0;
  b = ((b << 24) | (b >>> 8)) ^ a;
  a = (a + k2) | 0;
  b = (b + k0 + 2) | 0;

  a = (a + b) | 0;
  b = ((b << 13) | (b >>> 19)) ^ a;
  a = (a + b) | 0;
  b = ((b << 15) | (b >>> 17)) ^ a;
  a = (a + b) | 0;
  b = ((b << 26) | (b >>> 6)) ^ a;
  a = (a + b) | 0;
  b = ((b << 6) | (b >>> 26)) ^ a;
  a = (a + k0) | 0;
  b = (b + k1 + 3) | 0;

  a = (a + b) | 0;
  b = ((b << 17) | (b >>> 15)) ^ a;
  a = (a + b) | 0;
  b = ((b << 29) | (b >>> 3)) ^ a;
  a = (a + b) | 0;
  b = ((b << 16) | (b >>> 16)) ^ a;
  a = (a + b) | 0;
  b = ((b << 24) | (b >>> 8)) ^ a;
  a = (a + k1) | 0;
  b = (b + k2 + 4) | 0;

  a = (a + b) | 0;
  b = ((b << 13) | (b >>> 19)) ^ a;
  a = (a + b) | 0;
  b = ((b << 15) | (b >>> 17)) ^ a;
  a = (a + b) | 0;
  b = ((b << 26) | (b >>> 6)) ^ a;
  a = (a + b) | 0;
  b = ((b << 6) | (b >>> 26)) ^ a;
  a = (a + k2) | 0;
  b = (b + k0 + 5) | 0;

  out[0] = a;
  out[1] = b;
}

/** Where blocks are written: the words of block i at `a[i * stride]` and `b[i * stride + second]`. */
export interface BlocksOut {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly stride: 1 | 2;
  readonly second: 0 | 1;
}

/**
 * Writes the blocks at the first `n` counters: the same as `threefry2x32` for each, with the rounds written out in the loop, as
 * engines do not inline so long a function.
 */
export function threefryBlocks(
  { k0: key0, k1: key1 }: Key,
  n: number,
  [c0, c1]: readonly [Int32Array, Int32Array],
  { a, b, stride, second }: BlocksOut,
): void {
  const k0 = key0 | 0;
  const k1 = key1 | 0;
  const k2 = PARITY ^ k0 ^ k1;
  for (let i = 0; i < n; i++) {
    let x = (c0[i] + k0) | 0;
    let y = (c1[i] + k1) | 0;

    x = (x + y) | 0;
    y = ((y << 13) | (y >>> 19)) ^ x;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    x = (x + k1) | 0;
    y = (y + k2 + 1) | 0;

    x = (x + y) | 0;
    y = ((y << 17) | (y >>> 15)) ^ x;
    x = (x + y) | 0;
    y = ((y << 29) | (y >>> 3)) ^ x;
    x = (x + y) | 0;
    y = ((y << 16) | (y >>> 16)) ^ x;
    x = (x + y) | 0;
    y = ((y << 24) | (y >>> 8)) ^ x;
    x = (x + k2) | 0;
    y = (y + k0 + 2) | 0;

    x = (x + y) | 0;
    y = ((y << 13) | (y >>> 19)) ^ x;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    x = (x + k0) | 0;
    y = (y + k1 + 3) | 0;

    x = (x + y) | 0;
    y = ((y << 17) | (y >>> 15)) ^ x;
    x = (x + y) | 0;
    y = ((y << 29) | (y >>> 3)) ^ x;
    x = (x + y) | 0;
    y = ((y << 16) | (y >>> 16)) ^ x;
    x = (x + y) | 0;
    y = ((y << 24) | (y >>> 8)) ^ x;
    x = (x + k1) | 0;
    y = (y + k2 + 4) | 0;

    x = (x + y) | 0;
    y = ((y << 13) | (y >>> 19)) ^ x;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    x = (x + k2) | 0;
    y = (y + k0 + 5) | 0;

    a[i * stride] = x;
    b[i * stride + second] = y;
  }
}
