import { createRowSet, setList, streamKey } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPermutationFamily, type PermutationFamily } from './permutation-family.ts';

const key = streamKey(['permutation family tests']);

function imageOf({ size, at }: PermutationFamily, member: number): number[] {
  return Array.from({ length: size }, (_, index) => at(member, index));
}

/** (χ² − df) / √(2 df) of counts that should all be equal. */
function zOfEqualCounts(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (chi - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

describe('a family of permutations', () => {
  it('hits every number once, for every member', () => {
    for (const size of [1, 2, 3, 5, 8, 100, 1000, 4097]) {
      const family = createPermutationFamily(key, size);
      for (const member of [0, 1, 2, 77, 2 ** 31, 2 ** 32, 2 ** 53 - 1]) {
        expect(new Set(imageOf(family, member)).size, `size ${size}, member ${member}`).toBe(size);
      }
    }
  });

  it('stays inside sizes up to 2^53 without hitting a number twice', () => {
    for (const size of [2 ** 53, 2 ** 53 - 1, 2 ** 40 + 12_345]) {
      const family = createPermutationFamily(key, size);
      const drawn = new Set(fc.sample(fc.maxSafeInteger(), { numRuns: 3000, seed: 7 }).map((n) => Math.abs(n) % size));

      const values = [...drawn].map((index) => family.at(9, index));

      expect(values.every((value) => Number.isSafeInteger(value) && value >= 0 && value < size)).toBe(true);
      expect(new Set(values).size).toBe(drawn.size);
    }
  });

  it('takes the first number anywhere, from member to member', () => {
    for (const size of [2, 3, 7, 64, 1000]) {
      const counts = Array.from({ length: size }, () => 0);
      const family = createPermutationFamily(key, size);
      for (let member = 0; member < 200_000; member++) {
        const value = family.at(member, 0);
        counts[value] = (counts[value] ?? 0) + 1;
      }

      expect(Math.abs(zOfEqualCounts(counts)), `size ${size}`).toBeLessThan(5);
    }
  });

  it('takes the first two numbers to each pair as often', () => {
    for (const size of [3, 5, 6, 7, 12]) {
      const counts = new Map<string, number>();
      const family = createPermutationFamily(key, size);
      for (let member = 0; member < 200_000; member++) {
        const pair = `${family.at(member, 0)} ${family.at(member, 1)}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }

      expect(counts.size, `size ${size}`).toBe(size * (size - 1));
      expect(Math.abs(zOfEqualCounts([...counts.values()])), `size ${size}`).toBeLessThan(5);
    }
  });

  it('has each order of few numbers as often', () => {
    const counts = new Map<string, number>();
    const family = createPermutationFamily(key, 4);
    for (let member = 0; member < 240_000; member++) {
      const order = imageOf(family, member).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }

    expect(counts.size).toBe(24);
    expect(Math.abs(zOfEqualCounts([...counts.values()]))).toBeLessThan(5);
  });

  it('gives the same one by one as in a batch', () => {
    const members = createRowSet(500);
    const list = Array.from({ length: 500 }, (_, i) => i * 8_589_934_599);
    setList(members, list, 500);
    const family = createPermutationFamily(key, 70_001);
    const from = Float64Array.from(list, (_, i) => i * 140);
    const to = new Float64Array(500);

    family.fill(500, members, from, to);

    expect([...to]).toEqual(list.map((member, i) => family.at(member, from[i] ?? 0)));
  });

  it.each([0, -1, 1.5, 2 ** 53 + 2])('is refused for the size %d', (size) => {
    expect(() => createPermutationFamily(key, size)).toThrow(RangeError);
  });
});
