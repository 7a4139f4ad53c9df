/** Samples of distributions and how they are judged, for tests only. */

import { streamKey, threefry2x32 } from '@populace/core';
import type { Distribution, SampleRange } from './distribution.ts';
import { createSampler } from './sampler.ts';
import { chiSquareScore, countScore, fitOf, KS_LIMIT, LIMIT, sumScore } from './statistics-for-tests.ts';

/** How many values a test takes. */
export const MILLION = 1_000_000;

/** Values of rows 0, 1, … of a stream of their own. */
export function sample(distribution: Distribution, range: SampleRange, count: number = MILLION): Float64Array {
  const key = streamKey(['1', '0', 'test', JSON.stringify(distribution), JSON.stringify(range)]);
  const draw = createSampler(distribution, range);
  const block = new Int32Array(2);
  const values = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    threefry2x32(key, row, 0, block);
    values[row] = draw(block[0] ?? 0, block[1] ?? 0);
  }
  return values;
}

/** Whether mean and variance are within 5 standard errors; that of the variance is estimated from the fourth moment. */
export function hasMoments(values: Float64Array, mean: number, variance: number): boolean {
  let second = 0;
  let fourth = 0;
  let sum = 0;
  for (const value of values) {
    const square = (value - mean) ** 2;
    sum += value;
    second += square;
    fourth += square * square;
  }
  const n = values.length;
  const spread = fourth / n - variance * variance;
  return Math.abs(sumScore(sum, n, mean, variance)) < 5 && Math.abs(sumScore(second, n, variance, spread)) < 5;
}

/** Whether the shape is that of `cdf`: Kolmogorov and Smirnov, and both tails at 1e-4 by counts. Sorts `values`. */
export function hasShape(values: Float64Array, cdf: (x: number) => number): boolean {
  const { distance, lowest, highest } = fitOf(values, cdf);
  const tails = [lowest, highest].map((count) => Math.abs(countScore(count, values.length * 1e-4)));
  return distance < KS_LIMIT && Math.max(...tails) < LIMIT;
}

/** Whether whole numbers from `first` on come as often as their probabilities say, and none lies outside. */
export function hasProbabilities(values: Float64Array, first: number, probabilities: ArrayLike<number>): boolean {
  const counts = new Float64Array(probabilities.length);
  for (const value of values) {
    const index = value - first;
    if (!Number.isInteger(value) || index < 0 || index >= counts.length) return false;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return Math.abs(chiSquareScore(counts, (i) => (probabilities[i] ?? 0) * values.length)) < LIMIT;
}

/** Whether no value is below `min` or above `max`. */
export function isWithin(values: Float64Array, min: number, max: number): boolean {
  return values.every((value) => value >= min && value <= max);
}
