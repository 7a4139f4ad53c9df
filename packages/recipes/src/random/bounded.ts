import { highProduct } from '@populace/core';

/**
 * Whole numbers below a span, each exactly as likely (Lemire: "Fast random integer generation in an interval", 2019):
 * the high part of word * span, drawn again in the rare case that its low part falls below 2^bits mod span.
 * The words of such repeats come from a callback, so that they too can be a function of the row.
 */

const TWO_TO_32 = 4294967296;
const TWO_TO_MINUS_32 = 2.3283064365386963e-10;
const TWO_TO_16 = 65536;
/** Up to here word * span is exact in a double. */
const EXACT_SPAN = 2097152;

/** 64-bit numbers in two columns of 32-bit words. */
export interface WideWords {
  readonly hi: Int32Array;
  readonly lo: Int32Array;
}

/**
 * Fills `out[0…n)` with numbers from 0 to `span` - 1, for a whole `span` from 1 to 2^31, from 32-bit `words`.
 * `again(index, attempt)` gives the word of repeat 1, 2, … of an index; it is asked with probability below span / 2^32.
 */
export function fillBelow(
  n: number,
  span: number,
  words: Int32Array,
  again: (index: number, attempt: number) => number,
  out: Int32Array,
): void {
  const rejected = TWO_TO_32 % span;
  if (span > EXACT_SPAN) {
    for (let i = 0; i < n; i++) {
      let word = words[i] as number;
      for (let attempt = 1; Math.imul(word, span) >>> 0 < rejected; attempt++) word = again(i, attempt);
      out[i] = highOfLarge(word >>> 0, span);
    }
    return;
  }
  // A loop of its own: one that calls a function it was given would not be inlined.
  for (let i = 0; i < n; i++) {
    let word = words[i] as number;
    for (let attempt = 1; Math.imul(word, span) >>> 0 < rejected; attempt++) word = again(i, attempt);
    out[i] = (word >>> 0) * span * TWO_TO_MINUS_32;
  }
}

/**
 * Fills `out[0…n)` with numbers from 0 to `spans[i]` - 1, for whole spans from 1 to 2^21, a span for each index; `words` and
 * `again` as for `fillBelow`.
 */
export function fillBelowEach(
  n: number,
  spans: Int32Array,
  words: Int32Array,
  again: (index: number, attempt: number) => number,
  out: Int32Array,
): void {
  for (let i = 0; i < n; i++) {
    const span = spans[i];
    let word = words[i];
    // Only a low part below the span can be below 2^32 mod span, whose division is then worth its time.
    if (Math.imul(word, span) >>> 0 < span) {
      const rejected = TWO_TO_32 % span;
      for (let attempt = 1; Math.imul(word, span) >>> 0 < rejected; attempt++) word = again(i, attempt);
    }
    out[i] = (word >>> 0) * span * TWO_TO_MINUS_32;
  }
}

/** In two halves of the word, so that no product exceeds 2^48. */
function highOfLarge(word: number, span: number): number {
  const upper = (word >>> 16) * span;
  const lower = Math.floor(((word & 0xffff) * span) / TWO_TO_16);
  return Math.floor((upper + lower) / TWO_TO_16);
}

/**
 * Fills `out` with 64-bit numbers from 0 to `span` - 1, for a `span` from 1 to 2^64, from 64-bit `words`.
 * `again(index, attempt, block)` writes the words of repeat 1, 2, … to `block[0]` (high) and `block[1]` (low).
 */
export function fillBelowWide(
  n: number,
  span: bigint,
  words: WideWords,
  again: (index: number, attempt: number, block: Int32Array) => void,
  out: WideWords,
): void {
  const draw = createWideDraw(span);
  const block = new Int32Array(2);
  for (let i = 0; i < n; i++) {
    block[0] = words.hi[i];
    block[1] = words.lo[i];
    for (let attempt = 1; !draw(block); attempt++) again(i, attempt, block);
    out.hi[i] = block[0];
    out.lo[i] = block[1];
  }
}

/**
 * Returns a function that turns a random block [high word, low word] in place into a number from 0 to `span` - 1,
 * or leaves it and returns false where the block must be drawn again. The span is from 1 to 2^64.
 */
export function createWideDraw(span: bigint): (block: Int32Array) => boolean {
  if (span < 1n || span > 1n << 64n) throw new RangeError(`span: ${span}, expected 1 to 2^64`);
  // Every block is a number below 2^64 already.
  if (span === 1n << 64n) return () => true;
  const rejected = (1n << 64n) % span;
  const rejectedHigh = Number(rejected >> 32n);
  const rejectedLow = Number(rejected & 0xffffffffn);
  const spanHigh = Number(span >> 32n) | 0;
  const spanLow = Number(span & 0xffffffffn) | 0;
  return (block) => {
    const high = block[0];
    const low = block[1];
    // The product's words are p3 p2 p1 p0; sums of up to four unsigned words stay exact.
    const p0 = Math.imul(low, spanLow) >>> 0;
    const ones = highProduct(low, spanLow) + (Math.imul(high, spanLow) >>> 0) + (Math.imul(low, spanHigh) >>> 0);
    const p1 = ones >>> 0;
    if (p1 < rejectedHigh || (p1 === rejectedHigh && p0 < rejectedLow)) return false;
    const carry = (ones - p1) * TWO_TO_MINUS_32;
    const twos = highProduct(high, spanLow) + highProduct(low, spanHigh) + (Math.imul(high, spanHigh) >>> 0) + carry;
    block[1] = twos;
    block[0] = highProduct(high, spanHigh) + Math.floor(twos * TWO_TO_MINUS_32);
    return true;
  };
}
