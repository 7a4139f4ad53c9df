/** Signed 64-bit arithmetic on two 32-bit words, modulo 2^64; bigints only where nothing is done a row. */

/** Splits a bigint into the two words of its two's complement. */
export function wordsOf(value: bigint): { readonly hi: number; readonly lo: number } {
  const bits = BigInt.asUintN(64, value);
  return { hi: Number(bits >> 32n) | 0, lo: Number(bits & 0xffffffffn) | 0 };
}

/** `hi[i]`, `lo[i]` += the number of two words, for the first n entries. */
export function addWide(n: number, hi: Int32Array, lo: Int32Array, addHi: number, addLo: number): void {
  for (let i = 0; i < n; i++) {
    const low = (lo[i] >>> 0) + (addLo >>> 0);
    lo[i] = low;
    hi[i] = hi[i] + addHi + (low >= 2 ** 32 ? 1 : 0);
  }
}

/** `hi[i]`, `lo[i]` += another column's numbers, for the first n entries. */
export function addColumns(n: number, hi: Int32Array, lo: Int32Array, add: { hi: Int32Array; lo: Int32Array }): void {
  for (let i = 0; i < n; i++) {
    const low = (lo[i] >>> 0) + (add.lo[i] >>> 0);
    lo[i] = low;
    hi[i] = hi[i] + add.hi[i] + (low >= 2 ** 32 ? 1 : 0);
  }
}

/** `hi[i]`, `lo[i]` *= the number of two words, for the first n entries. */
export function multiplyWide(n: number, hi: Int32Array, lo: Int32Array, byHi: number, byLo: number): void {
  for (let i = 0; i < n; i++) {
    const low = lo[i];
    hi[i] = (highProduct(low, byLo) + Math.imul(hi[i], byLo) + Math.imul(low, byHi)) | 0;
    lo[i] = Math.imul(low, byLo);
  }
}

/** The upper 32 bits of the product of two unsigned words. */
export function highProduct(x: number, y: number): number {
  const xHigh = x >>> 16;
  const xLow = x & 0xffff;
  const yHigh = y >>> 16;
  const yLow = y & 0xffff;
  const left = Math.imul(xHigh, yLow) >>> 0;
  const right = Math.imul(xLow, yHigh) >>> 0;
  const middle = ((Math.imul(xLow, yLow) >>> 16) + (left & 0xffff) + (right & 0xffff)) >>> 16;
  return (Math.imul(xHigh, yHigh) >>> 0) + (left >>> 16) + (right >>> 16) + middle;
}

/** Writes an exact whole double (below 2^53 in size) as two words. */
export function splitDouble(value: number, hi: Int32Array, lo: Int32Array, at: number): void {
  const high = Math.floor(value / 2 ** 32);
  hi[at] = high;
  lo[at] = value - high * 2 ** 32;
}
