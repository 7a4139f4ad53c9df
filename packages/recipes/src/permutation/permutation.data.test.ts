import { streamKey } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPermutation, type Permutation } from './permutation.ts';

const key = streamKey(['permutation tests']);

/** Throws no expectation a value, which would take longer than the work itself. */
function isBijection(permutation: Permutation): boolean {
  const { size } = permutation;
  const seen = new Uint8Array(size);
  const values = Float64Array.from({ length: size }, (_, index) => index);
  permutation.fill(size, values, values);
  return values.every((value, index) => {
    const fresh = value >= 0 && value < size && seen[value] === 0;
    seen[value] = 1;
    return fresh && permutation.inverse(value) === index;
  });
}

/** (χ² − df) / √(2 df) of counts that should all be equal. */
function zOfEqualCounts(counts: readonly number[] | Int32Array, total: number): number {
  const expected = total / counts.length;
  let chi = 0;
  for (const count of counts) chi += (count - expected) ** 2 / expected;
  return (chi - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

describe('a permutation', () => {
  it('hits every number of every size up to 2,000 once', () => {
    for (let size = 1; size <= 2000; size++) {
      expect(isBijection(createPermutation(key, size)), `size ${size}`).toBe(true);
    }
  });

  it('hits every number of 40 sizes up to a million once, powers of two and their neighbours among them', () => {
    const fixed = [4096, 4097, 8191, 8192, 65_535, 65_536, 65_537];
    const drawn = fc.sample(fc.integer({ min: 4098, max: 1_000_000 }), { numRuns: 33, seed: 33 });
    for (const size of [...fixed, ...drawn]) {
      expect(isBijection(createPermutation(key, size)), `size ${size}`).toBe(true);
    }
  });

  it.each([2 ** 53, 2 ** 53 - 1, 2 ** 52 + 1, 2 ** 40 + 12_345])('can be undone in [0, %d)', (size) => {
    const permutation = createPermutation(key, size);
    const edges = [0, 1, 2, size - 3, size - 2, size - 1];
    const drawn = fc.sample(fc.maxSafeInteger(), { numRuns: 5000, seed: 5 }).map((n) => Math.abs(n) % size);

    for (const index of [...edges, ...drawn]) {
      const value = permutation.at(index);
      expect(value < size && Number.isSafeInteger(value) && permutation.inverse(value) === index, `${index}`).toBe(
        true,
      );
    }
  });

  it('gives the same one by one as in a batch, in place or not', () => {
    for (const size of [1000, 70_000, 2 ** 45 - 7]) {
      const permutation = createPermutation(key, size);
      const from = Float64Array.from({ length: 500 }, (_, i) => Math.floor((i / 500) * size));
      const to = new Float64Array(500);

      permutation.fill(500, from, to);

      expect([...to]).toEqual(Array.from(from, (index) => permutation.at(index)));
      permutation.fill(500, from, from);
      expect(from).toEqual(to);
    }
  });

  it('keeps the answers that it gave once', () => {
    const known = [10, 5000, 100_000, 2 ** 32, 2 ** 53].map((size) => {
      const permutation = createPermutation(streamKey(['known answers']), size);
      return [0, 1, 2, size - 1].map((index) => permutation.at(index));
    });

    expect(known).toMatchInlineSnapshot(`
      [
        [
          5,
          6,
          3,
          0,
        ],
        [
          3256,
          1944,
          646,
          692,
        ],
        [
          79215,
          70942,
          59966,
          42270,
        ],
        [
          2460902469,
          2072767264,
          4292737110,
          3854715193,
        ],
        [
          2653230839348881,
          7357489357488901,
          4471921495622785,
          8888623344927524,
        ],
      ]
    `);
  });

  it('differs from key to key', () => {
    const one = createPermutation({ k0: 1, k1: 0 }, 100_000);
    const other = createPermutation({ k0: 2, k1: 0 }, 100_000);

    const same = Array.from({ length: 100_000 }, (_, i) => i).filter((i) => one.at(i) === other.at(i));

    // One pair is expected to agree; more than 12 has a chance under 1e-9.
    expect(same.length).toBeLessThan(12);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53 + 2])('refuses the size %d', (size) => {
    expect(() => createPermutation(key, size)).toThrow(RangeError);
  });

  it('refuses what is outside, in both directions', () => {
    for (const size of [10, 10_000]) {
      const permutation = createPermutation(key, size);
      for (const outside of [-1, size, 0.5, Number.NaN]) {
        expect(() => permutation.at(outside)).toThrow(RangeError);
        expect(() => permutation.inverse(outside)).toThrow(RangeError);
      }
    }
  });
});

describe.each([5000, 65_536, 1_000_000, 2 ** 32, 2 ** 53])('the values of [0, %d) show no pattern', (size) => {
  const permutation = createPermutation(streamKey(['patterns']), size);
  const count = Math.min(size, 200_000);
  const from = Float64Array.from({ length: count }, (_, i) => i);
  const values = new Float64Array(count);
  permutation.fill(count, from, values);

  it.each([1, 2, 3, 4, 16, 256])('in the differences of neighbours at distance %d', (lag) => {
    const cells = new Int32Array(256);
    for (let i = 0; i + lag < count; i++) {
      const difference = ((values[i + lag] ?? 0) - (values[i] ?? 0) + size) % size;
      const cell = Math.floor((difference / size) * 256);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    expect(Math.abs(zOfEqualCounts(cells, count - lag))).toBeLessThan(6);
  });

  it.each([1, 2, 16])('in pairs of cells at distance %d', (lag) => {
    const cells = new Int32Array(32 * 32);
    for (let i = 0; i + lag < count; i++) {
      const cell = Math.floor(((values[i] ?? 0) / size) * 32) * 32 + Math.floor(((values[i + lag] ?? 0) / size) * 32);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    expect(Math.abs(zOfEqualCounts(cells, count - lag))).toBeLessThan(6);
  });

  it('in the last digit of neighbours', () => {
    const cells = new Int32Array(100);
    for (let i = 0; i + 1 < count; i++) {
      const cell = ((values[i] ?? 0) % 10) * 10 + ((values[i + 1] ?? 0) % 10);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    expect(Math.abs(zOfEqualCounts(cells, count - 1))).toBeLessThan(6);
  });
});
