/** Test statistics, for tests only. Each comes as a normal score: beyond 4.9 either way it has a probability below 1e-6. */

/** Scores beyond it fail. */
export const LIMIT = 4.9;

/** The largest allowed Kolmogorov–Smirnov distance times the root of n: p = 2 exp(-2 * 2.7²) is 1e-6. */
export const KS_LIMIT = 2.7;

/** Score of Pearson's χ² of counts against expected counts; neighbours are merged until 10 are expected (Wilson and Hilferty, 1931). */
export function chiSquareScore(counts: ArrayLike<number>, expected: (index: number) => number): number {
  let statistic = 0;
  let cells = 0;
  let count = 0;
  let wanted = 0;
  for (let i = 0; i < counts.length; i++) {
    count += counts[i] ?? 0;
    wanted += expected(i);
    if (wanted < 10) continue;
    statistic += (count - wanted) ** 2 / wanted;
    cells++;
    count = 0;
    wanted = 0;
  }
  if (wanted > 0) statistic += (count - wanted) ** 2 / wanted;
  const freedom = cells - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** How far values are from a distribution. */
export interface Fit {
  /** Kolmogorov–Smirnov distance times the root of the number of values. */
  readonly distance: number;
  /** Values in the lowest and in the highest ten-thousandth of the distribution. */
  readonly lowest: number;
  readonly highest: number;
}

/** Compares `values` (sorted in place) with `cdf`. */
export function fitOf(values: Float64Array, cdf: (x: number) => number): Fit {
  values.sort();
  const n = values.length;
  let largest = 0;
  let lowest = 0;
  let highest = 0;
  for (let i = 0; i < n; i++) {
    const p = cdf(values[i] ?? Number.NaN);
    if (!(p >= 0 && p <= 1)) return { distance: Infinity, lowest, highest };
    largest = Math.max(largest, p - i / n, (i + 1) / n - p);
    if (p < 1e-4) lowest++;
    if (p > 1 - 1e-4) highest++;
  }
  return { distance: largest * Math.sqrt(n), lowest, highest };
}

/** Score of a count of rare events of which `expected` were expected: exact enough from 25 upwards. */
export function countScore(count: number, expected: number): number {
  // The square root of a Poisson count is nearly normal with variance 1/4.
  return 2 * (Math.sqrt(count + 0.375) - Math.sqrt(expected + 0.125));
}

/** Score of a sum of `n` independent parts, each of this mean and variance. */
export function sumScore(sum: number, n: number, mean: number, variance: number): number {
  return (sum - n * mean) / Math.sqrt(n * variance);
}
