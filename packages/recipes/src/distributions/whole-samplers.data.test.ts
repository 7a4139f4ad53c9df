import { describe, expect, it } from 'vitest';
import { logGamma } from '../math/log-gamma.ts';
import { normalCdf } from '../math/normal-cdf.ts';
import { normalised } from './reference-for-tests.ts';
import { hasMoments, hasProbabilities, hasShape, isWithin, MILLION, sample } from './samples-for-tests.ts';
import { chiSquareScore, LIMIT } from './statistics-for-tests.ts';

const float = undefined;

describe('poisson', () => {
  const poisson = (mean: number, first: number, last: number) =>
    normalised(first, last, (k) => k * Math.log(mean) - mean - logGamma(k + 1));

  it.each([0.01, 3.2, 40, 1000, 50_000])('counts with mean %d', (mean) => {
    const values = sample({ kind: 'poisson', mean }, { step: 1 });
    const far = Math.ceil(mean + 10 * Math.sqrt(mean) + 20);

    expect(hasMoments(values, mean, mean)).toBe(true);
    expect(hasProbabilities(values, 0, poisson(mean, 0, far))).toBe(true);
  });

  it('counts to large means by rejection', () => {
    const values = sample({ kind: 'poisson', mean: 1e6 }, { step: 1 });

    expect(hasMoments(values, 1e6, 1e6)).toBe(true);
    expect(hasProbabilities(values, 990_000, poisson(1e6, 990_000, 1_010_000))).toBe(true);
    expect(hasMoments(sample({ kind: 'poisson', mean: 1e14 }, { step: 1 }), 1e14, 1e14)).toBe(true);
  });

  it('is truncated, near its mean and far from it', () => {
    expect(
      hasProbabilities(sample({ kind: 'poisson', mean: 3.2 }, { min: 1, max: 6, step: 1 }), 1, poisson(3.2, 1, 6)),
    ).toBe(true);
    expect(
      hasProbabilities(sample({ kind: 'poisson', mean: 3.2 }, { min: 30, step: 1 }), 30, poisson(3.2, 30, 80)),
    ).toBe(true);
    const upper = sample({ kind: 'poisson', mean: 1e6 }, { min: 1_000_500, max: 1_009_000, step: 1 });
    expect(hasProbabilities(upper, 1_000_500, poisson(1e6, 1_000_500, 1_009_000))).toBe(true);
  });

  it('is whole also where the type has decimals', () => {
    const values = sample({ kind: 'poisson', mean: 2 }, { min: 0, max: 9, step: 0.01 }, 10_000);

    expect(new Set([...values].map((value) => value % 100))).toEqual(new Set([0]));
    expect(isWithin(values, 0, 900)).toBe(true);
  });
});

describe('zipf', () => {
  const zipf = (exponent: number, first: number, last: number) =>
    normalised(first, last, (k) => -exponent * Math.log(k));

  const cases = [
    [0, 100],
    [1, 1000],
    [1, 100_000],
    [0.5, 20_000],
    [1.2, 50_000],
    [3, 1_000_000],
  ] as const;
  it.each(cases)('with exponent %d ranks up to %d', (exponent, max) => {
    const values = sample({ kind: 'zipf', exponent, max }, { step: 1 });

    expect(hasProbabilities(values, 1, zipf(exponent, 1, max))).toBe(true);
  });

  it('is truncated to later ranks', () => {
    expect(hasProbabilities(sample('zipf', { min: 5, max: 40, step: 1 }), 5, zipf(1, 5, 40))).toBe(true);
    const late = sample({ kind: 'zipf', exponent: 1.5, max: 2 ** 53 - 1 }, { min: 10_000, max: 30_000, step: 1 });
    expect(hasProbabilities(late, 10_000, zipf(1.5, 10_000, 30_000))).toBe(true);
  });

  it('reaches as far as 2^53', () => {
    const values = sample({ kind: 'zipf', exponent: 1, max: 2 ** 53 - 1 }, { step: 1 });

    // The sum of 1/k to n is log n + 0.57721566 + 1/(2n); half of the logarithm is above the root.
    const harmonic = (n: number) => Math.log(n) + 0.5772156649015329 + 1 / (2 * n);
    const ends = [1, 2, 10, 1e3, 1e6, 1e9, 1e12, 2 ** 53 - 1];
    const counts = ends.map(() => 0);
    for (const value of values) {
      const index = ends.findIndex((end) => value <= end);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    const upTo = (i: number) => [1, 1.5][i] ?? harmonic(ends[i] ?? 0);
    const share = (i: number) => (upTo(i) - (i === 0 ? 0 : upTo(i - 1))) / harmonic(2 ** 53 - 1);
    expect(Math.abs(chiSquareScore(counts, (i) => share(i) * MILLION))).toBeLessThan(LIMIT);
  });
});

describe('weighted', () => {
  const distribution = {
    kind: 'weighted',
    values: [
      { value: 0.5, weight: 1 },
      { value: 20, weight: 0 },
      { value: 3, weight: 6 },
      { value: 1, weight: 3 },
    ],
  } as const;

  it('gives each number its weight', () => {
    const values = sample(distribution, { step: float });

    expect(
      hasProbabilities(
        values.map((value) => value * 2),
        1,
        [0.1, 0.3, 0, 0, 0, 0.6],
      ),
    ).toBe(true);
    expect(
      hasProbabilities(
        sample(distribution, { step: 0.1 }).map((value) => value / 5),
        1,
        [0.1, 0.3, 0, 0, 0, 0.6],
      ),
    ).toBe(true);
  });

  it('leaves out what is outside min and max', () => {
    expect(hasProbabilities(sample(distribution, { min: 1, max: 10, step: 1 }, 10_000), 1, [1 / 3, 0, 2 / 3])).toBe(
      true,
    );
  });
});

describe('histogram', () => {
  const ages = { kind: 'histogram', edges: [18, 30, 45, 65], weights: [3, 0, 7] } as const;
  const bin = (age: number) => [30, 45].filter((edge) => age >= edge).length;

  it('spreads evenly within a bin', () => {
    const values = sample(ages, { step: float });

    expect(isWithin(values, 18, 65)).toBe(true);
    expect(hasShape(values, (x) => 0.3 * Math.min((x - 18) / 12, 1) + 0.7 * Math.max((x - 45) / 20, 0))).toBe(true);
  });

  it('takes whole numbers from the lower edge up to below the upper one, in the last bin up to it', () => {
    const values = sample(ages, { step: 1 });

    const share = (age: number) => [0.3 / 12, 0, 0.7 / 21][bin(age)] ?? 0;
    expect(
      hasProbabilities(
        values,
        18,
        Float64Array.from({ length: 48 }, (_, i) => share(18 + i)),
      ),
    ).toBe(true);
  });

  it('is truncated within its bins', () => {
    const values = sample(ages, { min: 24, max: 50, step: 1 });

    // 6 of 12 years of weight 3, and 6 of 21 years of weight 7.
    const share = (age: number) => [1.5 / 6 / 3.5, 0, 2 / 6 / 3.5][bin(age)] ?? 0;
    expect(
      hasProbabilities(
        values,
        24,
        Float64Array.from({ length: 27 }, (_, i) => share(24 + i)),
      ),
    ).toBe(true);
    expect(hasShape(sample(ages, { min: 50, step: float }), (x) => (x - 50) / 15)).toBe(true);
  });
});

/** Frozen: what a row gets never changes. */
it('gives the same values as ever', () => {
  const kinds = ['uniform', 'normal', 'lognormal', 'exponential', 'poisson', 'zipf', 'beta', 'pareto'] as const;

  const values = kinds.map((kind) => [...sample(kind, { min: 1, max: 400, step: 0.01 }, 3)]);

  expect(values).toEqual([
    [35346, 24353, 11050],
    [19893, 21866, 20549],
    [8761, 5166, 3956],
    [3769, 34098, 2573],
    [21900, 19700, 20900],
    [1500, 2100, 25500],
    [17065, 24226, 11610],
    [107, 252, 172],
  ]);
});

describe('the judgement of samples', () => {
  it('sees a mean that is off by a hundredth of a standard deviation, and a shape that is clamped', () => {
    const values = sample({ kind: 'normal', mean: 0.01, sd: 1 }, { step: float });
    const clamped = values.map((value) => Math.min(value, 3.5));

    expect(hasMoments(values, 0.01, 1)).toBe(true);
    expect(hasMoments(values, 0, 1)).toBe(false);
    expect(hasMoments(values, 0.01, 1.01)).toBe(false);
    expect(hasShape(values, (x) => normalCdf(x - 0.01))).toBe(true);
    expect(hasShape(clamped, (x) => normalCdf(x - 0.01))).toBe(false);
  });

  it('sees a share that is off by one part in a hundred', () => {
    const values = sample('uniform', { min: 1, max: 4, step: 1 });

    expect(hasProbabilities(values, 1, [0.25, 0.25, 0.25, 0.25])).toBe(true);
    expect(hasProbabilities(values, 1, [0.2525, 0.2475, 0.25, 0.25])).toBe(false);
    expect(hasProbabilities(values, 1, [0.5, 0.25, 0.25])).toBe(false);
  });
});
