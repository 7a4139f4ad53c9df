import { describe, expect, it } from 'vitest';
import { normalCdf } from '../math/normal-cdf.ts';
import { betaCdf, truncated } from './reference-for-tests.ts';
import { hasMoments, hasProbabilities, hasShape, isWithin, MILLION, sample } from './samples-for-tests.ts';
import { chiSquareScore, LIMIT, sumScore } from './statistics-for-tests.ts';

/** Probabilities of the cells of a grid, half a step around each of its points. */
function cells(cdf: (x: number) => number, first: number, last: number, step: number): Float64Array {
  const cut = truncated(cdf, (first - 0.5) * step, (last + 0.5) * step);
  return Float64Array.from(
    { length: last - first + 1 },
    (_, i) => cut((first + i + 0.5) * step) - cut((first + i - 0.5) * step),
  );
}

const float = undefined;

describe('uniform', () => {
  it('fills the range evenly', () => {
    const values = sample('uniform', { min: -5, max: 20, step: float });

    expect(isWithin(values, -5, 20)).toBe(true);
    expect(hasMoments(values, 7.5, 625 / 12)).toBe(true);
    expect(hasShape(values, (x) => (x + 5) / 25)).toBe(true);
  });

  it('makes whole numbers and decimals, both ends included', () => {
    expect(hasProbabilities(sample('uniform', { min: 1, max: 6, step: 1 }), 1, new Float64Array(6).fill(1 / 6))).toBe(
      true,
    );
    expect(
      hasProbabilities(
        sample('uniform', { min: -1.5, max: 1.5, step: 0.01 }),
        -150,
        new Float64Array(301).fill(1 / 301),
      ),
    ).toBe(true);
    expect(
      hasProbabilities(sample('uniform', { min: 0.07, max: 0.29, step: 0.01 }), 7, new Float64Array(23).fill(1 / 23)),
    ).toBe(true);
    expect(hasProbabilities(sample('uniform', { min: 3, max: 31, step: 5 }), 1, new Float64Array(6).fill(1 / 6))).toBe(
      true,
    );
  });

  it('has no modulo bias in a range of 3 * 2^51', () => {
    const size = 3 * 2 ** 51;
    const values = sample('uniform', { min: 0, max: size - 1, step: 1 });

    // By a remainder of 53 bits the first third would come twice as often.
    const thirds = [0, 0, 0];
    for (const value of values)
      thirds[Math.floor((value / size) * 3)] = (thirds[Math.floor((value / size) * 3)] ?? 0) + 1;
    const residues = [0, 0, 0, 0, 0, 0, 0];
    for (const value of values) residues[value % 7] = (residues[value % 7] ?? 0) + 1;

    expect(isWithin(values, 0, size - 1)).toBe(true);
    expect(Math.abs(chiSquareScore(thirds, () => MILLION / 3))).toBeLessThan(LIMIT);
    expect(Math.abs(chiSquareScore(residues, () => MILLION / 7))).toBeLessThan(LIMIT);
    expect(hasShape(values, (x) => x / size)).toBe(true);
  });
});

describe('normal', () => {
  const standard = { kind: 'normal', mean: 0, sd: 1 } as const;

  it('is the bell curve', () => {
    const values = sample({ kind: 'normal', mean: 100, sd: 15 }, { step: float });

    expect(hasMoments(values, 100, 225)).toBe(true);
    expect(hasShape(values, (x) => normalCdf((x - 100) / 15))).toBe(true);
  });

  // Moments of truncated distributions: mpmath 1.3.0, by quadrature.
  it('is truncated, not clamped', () => {
    const values = sample(standard, { min: 1, max: 3, step: float });

    expect(isWithin(values, 1, 3)).toBe(true);
    expect(hasMoments(values, 1.510049513243984, 0.17345290492412205)).toBe(true);
    expect(hasShape(values, truncated(normalCdf, 1, 3))).toBe(true);
  });

  it('can be asked for its far tails', () => {
    const upper = sample(standard, { min: 8, step: float });
    const lower = sample(standard, { max: -8, step: float });

    expect(hasMoments(upper, 8.121368112236112, 0.01432488344334091)).toBe(true);
    expect(hasShape(upper, (x) => 1 - normalCdf(-x) / normalCdf(-8))).toBe(true);
    expect(hasMoments(lower, -8.121368112236112, 0.01432488344334091)).toBe(true);
  });

  it('makes whole numbers and decimals', () => {
    const whole = sample('normal', { min: 0, max: 100, step: 1 });
    const decimal = sample({ kind: 'normal', mean: 0.1, sd: 0.05 }, { min: 0, max: 0.25, step: 0.01 });

    expect(
      hasProbabilities(
        whole,
        0,
        cells((x) => normalCdf((x - 50) / (100 / 6)), 0, 100, 1),
      ),
    ).toBe(true);
    expect(
      hasProbabilities(
        decimal,
        0,
        cells((x) => normalCdf((x - 0.1) / 0.05), 0, 25, 0.01),
      ),
    ).toBe(true);
  });

  it('takes the middle and a sixth of the width from min and max', () => {
    const values = sample('normal', { min: 0, max: 100, step: float });

    expect(hasMoments(values, 50, 270.3713679618171)).toBe(true);
  });
});

describe('lognormal', () => {
  it('has the mean and standard deviation asked for, of the value', () => {
    const values = sample({ kind: 'lognormal', mean: 50, sd: 20 }, { step: float });
    const variance = Math.log(1 + 0.16);

    expect(hasMoments(values, 50, 400)).toBe(true);
    expect(hasShape(values, (x) => normalCdf((Math.log(x) - Math.log(50) + variance / 2) / Math.sqrt(variance)))).toBe(
      true,
    );
  });

  it('is truncated to the prices of a shop', () => {
    const values = sample('lognormal', { min: 1, max: 400, step: float });
    const cents = sample('lognormal', { min: 1, max: 400, step: 0.01 });

    expect(isWithin(values, 1, 400)).toBe(true);
    expect(hasMoments(values, 91.91311439109171, 5189.3682418618655)).toBe(true);
    expect(isWithin(cents, 100, 40_000)).toBe(true);
    expect(cents.every(Number.isInteger)).toBe(true);
    expect(
      hasMoments(
        cents.map((value) => value / 100),
        91.91311439109171,
        5189.3682418618655,
      ),
    ).toBe(true);
  });

  it('begins above 0 if min is 0', () => {
    const values = sample('lognormal', { min: 0, max: 100, step: float }, 10_000);

    expect(values.every((value) => value > 0 && value <= 100)).toBe(true);
  });
});

describe('exponential', () => {
  const cdf = (mean: number) => (x: number) => 1 - Math.exp(-x / mean);

  it('has its mean as standard deviation', () => {
    const values = sample({ kind: 'exponential', mean: 90 }, { step: float });

    expect(hasMoments(values, 90, 8100)).toBe(true);
    expect(hasShape(values, cdf(90))).toBe(true);
  });

  it('is truncated, whether little or nearly all is cut off', () => {
    const wide = sample({ kind: 'exponential', mean: 5 }, { min: 2, max: 20, step: float });
    const narrow = sample({ kind: 'exponential', mean: 500 }, { min: 0, max: 10, step: float });

    expect(hasMoments(wide, 6.494356945469337, 15.642750119852964)).toBe(true);
    expect(hasShape(wide, truncated(cdf(5), 2, 20))).toBe(true);
    expect(hasMoments(narrow, 4.983333444443386, 8.333166669312133)).toBe(true);
    expect(
      hasShape(
        narrow,
        truncated((x) => -Math.expm1(-x / 500), 0, 10),
      ),
    ).toBe(true);
  });

  it('makes whole numbers', () => {
    const values = sample('exponential', { min: 0, max: 60, step: 1 });

    expect(
      hasProbabilities(
        values,
        0,
        cells((x) => (x < 0 ? 0 : cdf(12)(x)), 0, 60, 1),
      ),
    ).toBe(true);
  });
});

describe('pareto', () => {
  it('has its tail', () => {
    const values = sample({ kind: 'pareto', min: 1, alpha: 3 }, { step: float });

    // The fourth moment is infinite, so of the moments only the mean (3/2, variance 3/4) is looked at.
    const sum = values.reduce((total, value) => total + value, 0);
    expect(Math.abs(sumScore(sum, MILLION, 1.5, 0.75))).toBeLessThan(5);
    expect(hasShape(values, (x) => 1 - x ** -3)).toBe(true);
  });

  it('is truncated; the bare name follows the rule of 80 to 20', () => {
    const values = sample('pareto', { min: 1, max: 1000, step: float });

    expect(isWithin(values, 1, 1000)).toBe(true);
    expect(hasMoments(values, 4.841706343209456, 430.4645997701405)).toBe(true);
    expect(
      hasShape(
        values,
        truncated((x) => 1 - x ** -(Math.log(5) / Math.log(4)), 1, 1000),
      ),
    ).toBe(true);
  });

  it('stays finite however heavy the tail', () => {
    const values = sample({ kind: 'pareto', min: 1, alpha: 0.001 }, { step: float }, 10_000);

    expect(values.every(Number.isFinite)).toBe(true);
  });
});

describe('beta', () => {
  const cases = [
    [2, 2],
    [0.5, 0.3],
    [1, 1],
    [1, 3],
    [0.7, 5],
    [2000, 1000],
  ] as const;
  it.each(cases)('with alpha %d and beta %d has its shape, stretched to the range', (alpha, beta) => {
    const values = sample({ kind: 'beta', alpha, beta }, { min: -10, max: 30, step: float }, 200_000);
    const sum = alpha + beta;

    expect(isWithin(values, -10, 30)).toBe(true);
    expect(hasMoments(values, -10 + (40 * alpha) / sum, (1600 * alpha * beta) / (sum * sum * (sum + 1)))).toBe(true);
    expect(hasShape(values, (x) => betaCdf(alpha, beta, (x + 10) / 40))).toBe(true);
  });

  it('gives the points at the ends whole cells', () => {
    const values = sample({ kind: 'beta', alpha: 1, beta: 1 }, { min: 1, max: 5, step: 1 }, 200_000);

    expect(hasProbabilities(values, 1, new Float64Array(5).fill(0.2))).toBe(true);
  });

  it('is compared with a reference that agrees with SciPy 1.17.1', () => {
    expect(betaCdf(2, 3, 0.3)).toBeCloseTo(0.3483, 14);
    expect(betaCdf(0.5, 0.3, 0.9)).toBeCloseTo(0.6287650180727057, 13);
    expect(betaCdf(2000, 1000, 0.67)).toBeCloseTo(0.649367323865819, 10);
    expect(betaCdf(0.7, 5, 0.01)).toBeCloseTo(0.1302437004939448, 13);
  });
});
