import { type Key, streamKey } from '@populace/core';
import type { Distribution } from '@populace/recipes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SumIndex } from '../../sums/sum-index.ts';
import { type CountStrata, createCountStrata } from './count-strata.ts';
import { createStrataCounts } from './strata-counts.ts';
import { createStrataIndex } from './strata-index.ts';

const keys = { blocks: streamKey(['strata', 'blocks']), groups: streamKey(['strata', 'groups']) };
const poisson: Distribution = { kind: 'poisson', mean: 5 };
const few = (distribution: Distribution | undefined, max = 1000) => createCountStrata({ min: 0, max, distribution });

/** The counts of parents, one by one. */
function countsOf(strata: CountStrata, from: number, n: number): number[] {
  const { read } = createStrataCounts(from + n, strata, keys);
  return Array.from({ length: n }, (_, i) => read(from + i, 1)[0] ?? -1);
}

function find(index: SumIndex, points: readonly number[]): (readonly [parent: number, within: number])[] {
  const parents = new Float64Array(points.length);
  const within = new Float64Array(points.length);
  index.find(points.length, Float64Array.from(points), parents, within);
  return points.map((_, i) => [parents[i] ?? -1, within[i] ?? -1]);
}

describe('an index over strata', () => {
  it.each<[string, Distribution | undefined, number]>([
    ['poisson', poisson, 1000],
    ['uniform', undefined, 6],
    [
      'mostly none',
      {
        kind: 'weighted',
        values: [
          { value: 0, weight: 94 },
          { value: 1, weight: 6 },
        ],
      },
      1000,
    ],
    ['a heavy tail', { kind: 'zipf', exponent: 1.1, max: 50_000 }, 50_000],
    ['many each', { kind: 'normal', mean: 5_000_000, sd: 1_000_000 }, 2 ** 31 - 1],
  ])('leads children to the parents that plain sums give them: %s', (_, distribution, max) => {
    const strata = createCountStrata({ min: 0, max, distribution });
    const parents = 3 * 2 ** 20 - 77;
    const index = createStrataIndex(parents, strata, keys);
    const { read } = createStrataCounts(parents, strata, keys);

    let sum = 0;
    let greatest = 0;
    for (let from = 0; from < parents; from += 4096) {
      const n = Math.min(4096, parents - from);
      const counts = read(from, n);
      for (let i = 0; i < n; i++) {
        const count = counts[i] ?? 0;
        const parent = from + i;
        if (parent % 4099 === 0) {
          expect(index.before(parent)).toBe(sum);
          if (count > 0)
            expect(find(index, [sum, sum + count - 1])).toEqual([
              [parent, 0],
              [parent, count - 1],
            ]);
        }
        sum += count;
        if (count > greatest) greatest = count;
      }
    }
    expect(index.total).toBe(sum);
    expect(index.greatest).toBe(greatest);
  });

  it('finds the parent of any of 10^13 children, and the first child of any parent', () => {
    const parents = 2e12;
    const index = createStrataIndex(parents, few(poisson), keys);

    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        const child = Math.abs(number) % index.total;
        const [[parent, within] = [-1, -1]] = find(index, [child]);

        expect(index.before(parent) + within).toBe(child);
        expect(index.before(parent + 1)).toBeGreaterThan(child);
      }),
      { numRuns: 500 },
    );
    expect(index.total / parents).toBeCloseTo(5, 5);
  });

  it('is the same however many parents there are', () => {
    const small = createStrataIndex(2 ** 20 + 1, few(poisson), keys);
    const large = createStrataIndex(2 ** 40, few(poisson), keys);

    expect([0, 1, 1023, 1024, 777_777, 2 ** 20].map((parent) => small.before(parent))).toEqual(
      [0, 1, 1023, 1024, 777_777, 2 ** 20].map((parent) => large.before(parent)),
    );
  });

  it('looks at no parent but those of the groups and blocks that are needed', () => {
    const strata = few(poisson);
    const asked: number[] = [];
    const index = createStrataIndex(
      2e9 + 1,
      {
        ...strata,
        blockTotals: strata.blockTotals,
        groupTotal: strata.groupTotal,
        greatest: strata.greatest,
        counts: (offset) => {
          asked.push(offset);
          return strata.counts(offset);
        },
      },
      keys,
    );
    const before = asked.length;

    find(index, [1e10 - 1e6]);

    // The last block for the total, then the block of the child.
    expect(before).toBe(1);
    expect(asked.length).toBe(2);
  });
});

describe('counts drawn in strata', () => {
  const n = 2 ** 20;
  const counts = (strata: CountStrata) => {
    const { read } = createStrataCounts(n, strata, keys);
    return Array.from({ length: n / 4096 }, (_, i) => [...Array.from(read(i * 4096, 4096)).slice(0, 4096)]).flat();
  };

  it('have the mean, variance and shares of their distribution in any thousand parents and in all', () => {
    const all = counts(few(poisson));
    const mean = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0) / list.length;
    const variance = (list: readonly number[]) => mean(list.map((count) => count ** 2)) - mean(list) ** 2;

    expect(mean(all)).toBeCloseTo(5, 4);
    expect(variance(all)).toBeCloseTo(5, 2);
    // e^-5, and 5^5 e^-5 / 5!
    expect(all.filter((count) => count === 0).length / n).toBeCloseTo(0.006738, 5);
    expect(all.filter((count) => count === 5).length / n).toBeCloseTo(0.175467, 5);
    for (const from of [0, 1000, 500_500, 1_000_000]) {
      expect(mean(all.slice(from, from + 1000))).toBeCloseTo(5, 0);
    }
  });

  it('tell nothing of their neighbours', () => {
    const all = counts(few(poisson));
    const correlation = (lag: number) => {
      let sum = 0;
      for (let i = 0; i + lag < n; i++) sum += ((all[i] ?? 0) - 5) * ((all[i + lag] ?? 0) - 5);
      return sum / (n - lag) / 5;
    };

    for (const lag of [1, 2, 3, 7, 32, 512, 1023, 1024, 1025, 4096]) {
      // Five standard deviations of independent draws.
      expect(Math.abs(correlation(lag)), `lag ${lag}`).toBeLessThan(5 / Math.sqrt(n));
    }
  });

  it('differ by key, group and block', () => {
    const other: { blocks: Key; groups: Key } = { ...keys, blocks: streamKey(['strata', 'other']) };
    const strata = few(poisson);
    const first = createStrataCounts(2 ** 30, strata, keys).read(0, 1024);
    const ofBlock = Array.from(first).slice(0, 1024);
    const more = [
      createStrataCounts(2 ** 30, strata, other).read(0, 1024),
      createStrataCounts(2 ** 30, strata, keys).read(2 ** 20, 1024),
      createStrataCounts(2 ** 30, strata, keys).read(1024, 1024),
    ];

    for (const one of more) {
      const same = Array.from(one)
        .slice(0, 1024)
        .filter((count, i) => count === ofBlock[i]).length;
      // Two independent draws of Poisson 5 agree in 12.8 % of cases: 131 ± 11 of 1,024.
      expect(same).toBeGreaterThan(76);
      expect(same).toBeLessThan(186);
    }
  });

  it('are read alike in any steps', () => {
    const strata = few(poisson);
    const { read } = createStrataCounts(10_000, strata, keys);
    const whole = Array.from(read(1000, 4000)).slice(0, 4000);

    expect(countsOf(strata, 1000, 4000)).toEqual(whole);
  });
});
