import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { binomial } from './binomial.ts';
import { exponential } from './exponential.ts';
import { geometric } from './geometric.ts';
import { normal } from './normal.ts';
import { poisson } from './poisson.ts';

const number = /^-?\d+(\.\d+)?(e-?\d+)?$/;
testGenerator(normal, { matches: number });
testGenerator(exponential, { matches: number });
testGenerator(poisson, { matches: /^\d+$/ });
testGenerator(binomial, {
  options: [{}, { trials: 3, chance: '20%' }, { trials: 1000, chance: 0.999 }],
  matches: /^\d+$/,
});
testGenerator(geometric, { options: [{}, { chance: 0.01 }], matches: /^\d+$/ });

describe('numbers of a distribution', () => {
  // Mean and variance by the textbook's formulas.
  it.each([
    [normal, { mean: 50, sd: 4 }, 50, 16],
    [exponential, { lambda: 0.5 }, 2, 4],
    [poisson, { mean: 7 }, 7, 7],
    [binomial, { trials: 40, chance: 0.3 }, 12, 8.4],
    [binomial, { trials: 1, chance: 0.9 }, 0.9, 0.09],
    [geometric, { chance: 0.2 }, 4, 20],
  ] as const)('have its mean and variance: %#', async (generator, options, mean, variance) => {
    const rows = 20_000;
    const values = (await valuesMadeBy(generator, options, { rows })).map(Number);
    const found = values.reduce((sum, value) => sum + value, 0) / rows;
    const spread = values.reduce((sum, value) => sum + (value - found) ** 2, 0) / rows;

    // Five standard errors of the mean; the variance of heavy tails moves more.
    expect(Math.abs(found - mean)).toBeLessThan(5 * Math.sqrt(variance / rows));
    expect(spread / variance).toBeGreaterThan(0.9);
    expect(spread / variance).toBeLessThan(1.1);
  });

  it('are all or nothing at the ends of chance', async () => {
    expect(new Set(await valuesMadeBy(binomial, { trials: 5, chance: 1 }))).toEqual(new Set(['5']));
    expect(new Set(await valuesMadeBy(binomial, { trials: 5, chance: 0 }))).toEqual(new Set(['0']));
    expect(new Set(await valuesMadeBy(geometric, { chance: 1 }))).toEqual(new Set(['0']));
    await expect(valuesMadeBy(geometric, { chance: 0 })).rejects.toThrow('chance is 0, but must be at least 0.1 %');
  });
});
