import type { ParametrisedDistribution } from '@populace/recipes';
import { describe, expect, it } from 'vitest';
import { cumulativeOf } from './cumulative.ts';

/** Returns the share of values that are at most `x`, to six decimals. */
function shareOf(distribution: ParametrisedDistribution, x: number): number | undefined {
  const share = cumulativeOf(distribution, 0, 10)?.(x);
  return share === undefined ? undefined : Math.round(share * 1e6) / 1e6;
}

describe('the share of values up to a number', () => {
  it.each<[ParametrisedDistribution, x: number, share: number]>([
    [{ kind: 'uniform' }, 2.5, 0.25],
    // Tables of the standard normal distribution.
    [{ kind: 'normal', mean: 0, sd: 1 }, 0, 0.5],
    [{ kind: 'normal', mean: 0, sd: 1 }, 1, 0.841345],
    [{ kind: 'normal', mean: 0, sd: 1 }, -1.96, 0.024998],
    [{ kind: 'normal', mean: 40, sd: 12 }, 64, 0.97725],
    // With sd = mean · √(e − 1), the logarithm has the variance 1, and the median is mean / √e.
    [{ kind: 'lognormal', mean: 1, sd: 1.3108324944 }, 0.6065306597, 0.5],
    [{ kind: 'lognormal', mean: 1, sd: 1.3108324944 }, 0, 0],
    // Half of all have come after mean · ln 2.
    [{ kind: 'exponential', mean: 5 }, 3.4657359028, 0.5],
    [{ kind: 'exponential', mean: 5 }, -1, 0],
    // Of Pareto's 80 % and 20 %: α = log₄ 5.
    [{ kind: 'pareto', min: 1, alpha: 2 }, 4, 0.9375],
    [{ kind: 'pareto', min: 1, alpha: 1.1609640474 }, 4, 0.8],
    [{ kind: 'pareto', min: 1, alpha: 2 }, 1, 0],
    // 3 of 9 below 2, and half of the next 6 below 4.
    [{ kind: 'histogram', edges: [0, 2, 6], weights: [3, 6] }, 2, 0.333333],
    [{ kind: 'histogram', edges: [0, 2, 6], weights: [3, 6] }, 4, 0.666667],
    [{ kind: 'histogram', edges: [0, 2, 6], weights: [3, 6] }, 7, 1],
    // Tables of the Poisson distribution.
    [{ kind: 'poisson', mean: 2 }, 0, 0.135335],
    [{ kind: 'poisson', mean: 2 }, 2.9, 0.676676],
    [{ kind: 'poisson', mean: 10 }, 10, 0.58304],
    // 1 + 1/2 of 1 + 1/2 + 1/3 + 1/4.
    [{ kind: 'zipf', exponent: 1, max: 4 }, 2, 0.72],
    [{ kind: 'zipf', exponent: 0, max: 4 }, 3, 0.75],
  ])('of %o at %d is known', (distribution, x, share) => {
    expect(shareOf(distribution, x)).toBe(share);
  });

  it('of single values with weights counts them in the order of the values', () => {
    const values = [
      { value: 5, weight: 1 },
      { value: -2, weight: 3 },
    ];

    expect([-3, -2, 4.9, 5].map((x) => shareOf({ kind: 'weighted', values }, x))).toEqual([0, 0.75, 0.75, 1]);
  });

  it.each<[ParametrisedDistribution]>([
    [{ kind: 'beta', alpha: 2, beta: 3 }],
    [{ kind: 'poisson', mean: 1e7 }],
    [{ kind: 'zipf', exponent: 1, max: 1e7 }],
  ])('of %o has no closed form, or too many values', (distribution) => {
    expect(shareOf(distribution, 1)).toBeUndefined();
  });
});
