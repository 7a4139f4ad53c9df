/** Closed forms to compare samples with, for tests only; with the engine's own functions, not with ours. */

import { logGamma } from '../math/log-gamma.ts';

/** The regularised incomplete beta function (DLMF 8.17.22, by the way of Lentz). */
export function betaCdf(alpha: number, beta: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (alpha + 1) / (alpha + beta + 2)) return 1 - betaCdf(beta, alpha, 1 - x);
  const front = alpha * Math.log(x) + beta * Math.log1p(-x) + logGamma(alpha + beta) - logGamma(alpha) - logGamma(beta);
  let c = 1;
  let d = 1 / (1 - ((alpha + beta) * x) / (alpha + 1));
  let value = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (beta - m) * x) / ((alpha + 2 * m - 1) * (alpha + 2 * m));
    const odd = (-(alpha + m) * (alpha + beta + m) * x) / ((alpha + 2 * m) * (alpha + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / (1 + term * d);
      c = 1 + term / c;
      value *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return (Math.exp(front) * value) / alpha;
}

/** `cdf` given that the value lies from `min` to `max`. */
export function truncated(cdf: (x: number) => number, min: number, max: number): (x: number) => number {
  const low = cdf(min);
  const mass = cdf(max) - low;
  return (x) => (cdf(x) - low) / mass;
}

/** Weights of the whole numbers from `first` to `last` as probabilities. */
export function normalised(first: number, last: number, logWeight: (k: number) => number): Float64Array {
  const logs = Float64Array.from({ length: last - first + 1 }, (_, i) => logWeight(first + i));
  const top = logs.reduce((most, value) => Math.max(most, value), -Infinity);
  const weights = logs.map((value) => Math.exp(value - top));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
