import { tableOf, textsOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

describe('distributions', () => {
  const rows = 40_000;

  async function momentsOf(
    column: object,
  ): Promise<{ mean: number; sd: number; least: number; most: number; values: number[] }> {
    const values = valuesOf(await tableOf({ v: column }, rows)).map(Number);
    const mean = values.reduce((sum, value) => sum + value, 0) / rows;
    const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (rows - 1));
    const sorted = values.toSorted((a, b) => a - b);
    return { mean, sd, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0, values: sorted };
  }

  // Mean and standard deviation as the textbooks give them.
  it.each([
    ['uniform', { generator: 'number.float', min: 2, max: 8 }, 5, 6 / Math.sqrt(12)],
    ['normal', { generator: 'number.float', distribution: { normal: { mean: 5, sd: 2 } } }, 5, 2],
    ['lognormal', { generator: 'number.float', distribution: { lognormal: { mean: 40, sd: 10 } } }, 40, 10],
    ['exponential', { generator: 'number.float', distribution: { exponential: { mean: 90 } } }, 90, 90],
    [
      'poisson',
      { generator: 'number.integer', min: 0, max: 1000, distribution: { poisson: 3.2 } },
      3.2,
      Math.sqrt(3.2),
    ],
    ['beta', { generator: 'number.float', min: 0, max: 10, distribution: { beta: { alpha: 2, beta: 3 } } }, 4, 2],
    [
      'pareto',
      { generator: 'number.float', distribution: { pareto: { min: 1, alpha: 6 } } },
      1.2,
      Math.sqrt(6 / 25 / 4),
    ],
    ['weighted', { generator: 'number.integer', distribution: { weighted: { 0: 1, 50: 1, 100: 2 } } }, 62.5, 41.457809],
    [
      'histogram',
      {
        generator: 'number.float',
        min: 0,
        max: 9,
        distribution: { histogram: { edges: [0, 1, 5, 9], weights: [1, 0, 3] } },
      },
      5.375,
      2.95188,
    ],
  ])('have the mean and the spread that they should: %s', async (_, column, mean, sd) => {
    const made = await momentsOf(column);

    expect(Math.abs(made.mean - mean)).toBeLessThan((5 * sd) / Math.sqrt(rows));
    expect(Math.abs(made.sd / sd - 1)).toBeLessThan(0.06);
  });

  it('gives the first rank of zipf the most, the second half of it', async () => {
    const { values } = await momentsOf({
      generator: 'number.integer',
      min: 1,
      max: 1000,
      distribution: { zipf: { exponent: 1, max: 1000 } },
    });
    const counts = [1, 2, 4].map((rank) => values.filter((value) => value === rank).length);
    // The thousandth harmonic number.
    const whole = Array.from({ length: 1000 }, (_, at) => 1 / (at + 1)).reduce((sum, one) => sum + one);

    for (const [at, rank] of [1, 2, 4].entries()) {
      const expected = rows / rank / whole;
      expect(Math.abs((counts[at] ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  it.each(['uniform', 'normal', 'lognormal', 'exponential', 'poisson', 'zipf', 'beta', 'pareto'])(
    'stay between min and max without gathering there: %s',
    async (distribution) => {
      const { least, most, values } = await momentsOf({
        generator: 'number.integer',
        min: 10,
        max: 5000,
        distribution,
      });

      expect(least).toBeGreaterThanOrEqual(10);
      expect(most).toBeLessThanOrEqual(5000);
      expect(values.filter((value) => value === 5000).length).toBeLessThan(rows / 500);
    },
  );

  it('keep decimals exact', async () => {
    const texts = await textsOf({ generator: 'number.decimal', min: '0.05', max: '400.00', distribution: 'lognormal' });

    expect(texts.every((text) => /^\d+\.\d\d$/.test(text))).toBe(true);
  });
});
