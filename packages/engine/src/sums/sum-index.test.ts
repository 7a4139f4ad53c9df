import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSumIndex } from './sum-index.ts';
import type { Summands } from './summands.ts';

function listOf(numbers: ArrayLike<number>): Summands {
  return { count: numbers.length, read: (from, n) => Array.from({ length: n }, (_, i) => numbers[from + i] ?? 0) };
}

/** Numbers made by a rule, without a list of them; `reads` has how many were asked for. */
function ruled(
  count: number,
  rule: (item: number) => number,
): { readonly numbers: Summands; readonly reads: () => number } {
  let reads = 0;
  const room = new Float64Array(4096);
  const read = (from: number, n: number): Float64Array => {
    for (let i = 0; i < n; i++) room[i] = rule(from + i);
    reads += n;
    return room;
  };
  return { numbers: { count, read }, reads: () => reads };
}

function find(index: ReturnType<typeof createSumIndex>, points: readonly number[]): (readonly [number, number])[] {
  const items = new Float64Array(points.length);
  const within = new Float64Array(points.length);
  index.find(points.length, Float64Array.from(points), items, within);
  return points.map((_, i) => [items[i] ?? 0, within[i] ?? 0]);
}

describe('a sum index', () => {
  it('finds each point where a walk from the first item finds it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant(0), fc.nat(5), fc.nat(1000)), { minLength: 1, maxLength: 300 }),
        (numbers) => {
          const index = createSumIndex(listOf(numbers));
          const expected = numbers.flatMap((number, item) =>
            Array.from({ length: number }, (_, place) => [item, place]),
          );

          expect(index.total).toBe(expected.length);
          expect(
            find(
              index,
              expected.map((_, point) => point),
            ),
          ).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds points of broken weights in the item that holds them, and none in items of 0', () => {
    const numbers = Array.from({ length: 5000 }, (_, i) => (i % 3 === 0 ? 0 : ((i * 7919) % 1000) / 7));
    const index = createSumIndex(listOf(numbers));
    const starts: number[] = [];
    let sum = 0;
    for (const number of numbers) {
      starts.push(sum);
      sum += number;
    }
    const points = Array.from({ length: 20_000 }, (_, i) => ((i + 0.5) / 20_000) * sum);

    for (const [at, [item, within]] of find(index, points).entries()) {
      const point = points[at] ?? 0;
      expect(numbers[item]).toBeGreaterThan(0);
      expect(point).toBeGreaterThanOrEqual(starts[item] ?? 0);
      expect(within).toBe(point - (starts[item] ?? 0));
      expect(point).toBeLessThan(starts[item + 1] ?? sum);
    }
  });

  it('keeps at most 8 MiB of sums and a byte an item, and then asks for nothing again', () => {
    const rule = (item: number): number => item % 7;
    const { numbers, reads } = ruled(5_000_001, rule);
    const index = createSumIndex(numbers);
    const built = reads();

    // Seven items have 21 points together: none, 1, 2, 3, 4, 5 and 6.
    const found = find(index, [0, 20, 21, 42]);

    expect(index.bytes).toBeLessThan(8 * 2 ** 20 + 5_000_001 + 2 * 2 ** 20);
    expect(found).toEqual([
      [1, 0],
      [6, 5],
      [8, 0],
      [15, 0],
    ]);
    expect(reads()).toBe(built);
    expect(built).toBe(5_000_001);
  });

  it('makes numbers too large for a byte again, a stretch at a time', () => {
    const { numbers, reads } = ruled(3_000_000, (item) => (item % 1000) * 1000);
    const index = createSumIndex(numbers);
    const built = reads();

    const [first, last] = find(index, [0, index.total - 1]);

    expect(first).toEqual([1, 0]);
    expect(last).toEqual([2_999_999, 998_999]);
    expect(reads() - built).toBeLessThanOrEqual(8);
  });

  it('knows the sum before each item, kept or made again', () => {
    const few = createSumIndex(listOf([3, 0, 4, 1]));
    // Of 1,000 such numbers the sum is 499,500, and that of the first 500 is 124,750.
    const kept = createSumIndex(ruled(3_000_000, (item) => (item % 1000) % 250).numbers);
    const large = createSumIndex(ruled(3_000_001, (item) => item % 1000).numbers);

    expect([0, 1, 2, 3, 4].map(few.before)).toEqual([0, 3, 3, 7, 8]);
    expect([0, 1, 2, 1_000_250, 3_000_000].map(kept.before)).toEqual([0, 0, 1, 1000 * 124_500 + 31_125, kept.total]);
    expect([1, 2, 1000, 2_000_500, 3_000_001].map(large.before)).toEqual([
      0,
      1,
      499_500,
      2000 * 499_500 + 124_750,
      large.total,
    ]);
  });

  it('has no points where all numbers are 0, or none is there', () => {
    expect(createSumIndex(listOf([0, 0, 0])).total).toBe(0);
    expect(createSumIndex(listOf([])).total).toBe(0);
  });
});
