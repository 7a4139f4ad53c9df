import { describe, expect, it } from 'vitest';
import { fillBelow, fillBelowEach, fillBelowWide } from './bounded.ts';

const WORDS = [0, 1, 2, 3, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff, 0x12345678, 0xdeadbeef];
const REPEAT = 0x9e3779b9;

/** Lemire's method in big whole numbers: the result and the number of repeats, all of which give `repeat`. */
function reference(word: bigint, span: bigint, bits: bigint, repeat: bigint): [bigint, number] {
  const size = 1n << bits;
  let attempts = 0;
  for (let drawn = word; ; drawn = repeat) {
    if ((drawn * span) % size >= size % span) return [(drawn * span) >> bits, attempts];
    attempts++;
  }
}

describe('numbers below a span', () => {
  it.each([1, 2, 3, 10, 1000, 65_536, 2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 1e9, 3 * 2 ** 29, 2 ** 31 - 1, 2 ** 31])(
    'agree with exact arithmetic for a span of %d',
    (span) => {
      const asked = WORDS.map(() => 0);
      const out = new Int32Array(WORDS.length);

      fillBelow(
        WORDS.length,
        span,
        Int32Array.from(WORDS),
        (index, attempt) => {
          asked[index] = attempt;
          return REPEAT;
        },
        out,
      );

      const expected = WORDS.map((word) => reference(BigInt(word), BigInt(span), 32n, BigInt(REPEAT)));
      expect([...out].map(BigInt)).toEqual(expected.map(([value]) => value));
      expect(asked).toEqual(expected.map(([, attempts]) => attempts));
    },
  );

  it('are each as likely to the last word', () => {
    // 2^32 is 613566756 * 7 + 4, so exactly four words must be drawn again; they are among the first of the seven stretches.
    const span = 7;
    const starts = Array.from({ length: span }, (_, k) => Math.ceil((k * 2 ** 32) / span));
    const out = new Int32Array(span);
    let repeats = 0;

    fillBelow(
      span,
      span,
      Int32Array.from(starts),
      () => {
        repeats++;
        return -1;
      },
      out,
    );

    expect(repeats).toBe(4);
  });
});

describe('numbers below a span of each row', () => {
  const SPANS = [1, 2, 3, 7, 10, 1000, 65_535, 65_536, 65_537, 1_431_655, 2 ** 21 - 1, 2 ** 21];

  it('agree with exact arithmetic for any words and spans', () => {
    const pairs = SPANS.flatMap((span) => WORDS.map((word) => [span, word] as const));
    const asked = pairs.map(() => 0);
    const out = new Int32Array(pairs.length + 1).fill(-1);

    fillBelowEach(
      pairs.length,
      Int32Array.from(pairs, ([span]) => span),
      Int32Array.from(pairs, ([, word]) => word),
      (index, attempt) => {
        asked[index] = attempt;
        return REPEAT;
      },
      out,
    );

    const expected = pairs.map(([span, word]) => reference(BigInt(word), BigInt(span), 32n, BigInt(REPEAT)));
    expect([...out].map(BigInt)).toEqual([...expected.map(([value]) => value), -1n]);
    expect(asked).toEqual(expected.map(([, attempts]) => attempts));
  });

  it.each([3, 7, 1000, 2 ** 21 - 1])('are the same as for one span of all rows: %d', (span) => {
    const words = Int32Array.from({ length: 5000 }, (_, index) => Math.imul(index + 1, REPEAT));
    const again = (index: number, attempt: number): number => Math.imul(index + 1, attempt);
    const [each, all] = [new Int32Array(5000), new Int32Array(5000)];

    fillBelowEach(5000, new Int32Array(5000).fill(span), words, again, each);
    fillBelow(5000, span, words, again, all);

    expect(each).toEqual(all);
  });

  it('draw again as often as it takes', () => {
    // 2^32 is 613566756 * 7 + 4, and 613566757 * 7 leaves 3: both of these words are among the four that are drawn again.
    const words = [613_566_757, 0, 0, -1];
    const attempts: number[] = [];
    const out = new Int32Array(1);

    fillBelowEach(
      1,
      Int32Array.of(7),
      Int32Array.of(0),
      (_, attempt) => {
        attempts.push(attempt);
        return words[attempt - 1] ?? 0;
      },
      out,
    );

    expect(attempts).toEqual([1, 2, 3, 4]);
    expect([...out]).toEqual([6]);
  });
});

describe('numbers below a wide span', () => {
  const spans = [1n, 2n, 7n, 1n << 31n, 1n << 32n, (1n << 32n) + 1n, 10n ** 15n, 3n << 51n, (1n << 63n) + 12345n];
  it.each([...spans, (1n << 64n) - 1n, 1n << 64n])('agree with exact arithmetic for a span of %d', (span) => {
    const pairs = WORDS.flatMap((hi) => WORDS.map((lo) => [hi, lo] as const));
    const asked = pairs.map(() => 0);
    const out = { hi: new Int32Array(pairs.length), lo: new Int32Array(pairs.length) };

    fillBelowWide(
      pairs.length,
      span,
      { hi: Int32Array.from(pairs, ([hi]) => hi), lo: Int32Array.from(pairs, ([, lo]) => lo) },
      (index, attempt, block) => {
        asked[index] = attempt;
        block.set([REPEAT, 0x12345678]);
      },
      out,
    );

    const repeat = (BigInt(REPEAT) << 32n) | 0x12345678n;
    const expected = pairs.map(([hi, lo]) => reference((BigInt(hi) << 32n) | BigInt(lo), span, 64n, repeat));
    const results = pairs.map((_, i) => (BigInt((out.hi[i] ?? 0) >>> 0) << 32n) | BigInt((out.lo[i] ?? 0) >>> 0));
    expect(results).toEqual(expected.map(([value]) => value));
    expect(asked).toEqual(expected.map(([, attempts]) => attempts));
  });

  it('refuse spans that no 64 bits can fill', () => {
    const none = { hi: new Int32Array(0), lo: new Int32Array(0) };

    expect(() => fillBelowWide(0, 0n, none, () => undefined, none)).toThrow(RangeError);
    expect(() => fillBelowWide(0, (1n << 64n) + 1n, none, () => undefined, none)).toThrow(RangeError);
  });
});
