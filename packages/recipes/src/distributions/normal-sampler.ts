import { exp } from '../math/exp.ts';
import { log } from '../math/log.ts';
import { log1p } from '../math/log1p.ts';
import { normalCdf } from '../math/normal-cdf.ts';
import { normalQuantile } from '../math/normal-quantile.ts';
import type { LognormalDistribution, NormalDistribution, Sampler } from './distribution.ts';
import { unitOf } from './unit.ts';

const HALF_A_UNIT = 5.551115123125783e-17;
const LAST_BELOW_ONE = 0.9999999999999999;

/** Returns a sampler of a normal distribution given that the value lies between `min` and `max`. */
export function createNormalSampler({ mean, sd }: NormalDistribution, min: number, max: number): Sampler {
  const quantile = truncatedQuantile((min - mean) / sd, (max - mean) / sd);
  // The bounds hold already but for rounding. Comparing is faster than Math.min, which minds NaN and -0.
  return (a, b) => {
    const x = mean + sd * quantile(unitOf(a, b));
    if (x < min) return min;
    if (x > max) return max;
    return x;
  };
}

/** Returns a sampler of a lognormal distribution given that the value lies between `min` and `max`. */
export function createLognormalSampler(distribution: LognormalDistribution, min: number, max: number): Sampler {
  const { mu, sigma } = logParameters(distribution);
  const [from, to] = standardBounds(distribution, min, max);
  const quantile = truncatedQuantile(from, to);
  return (a, b) => {
    const x = exp(mu + sigma * quantile(unitOf(a, b)));
    if (x < min) return min;
    if (x > max) return max;
    return x;
  };
}

/** Returns `min` and `max` in standard deviations from the mean; for a lognormal those of its logarithm. */
export function standardBounds(
  distribution: NormalDistribution | LognormalDistribution,
  min: number,
  max: number,
): readonly [from: number, to: number] {
  if (distribution.kind === 'normal') {
    return [(min - distribution.mean) / distribution.sd, (max - distribution.mean) / distribution.sd];
  }
  const { mu, sigma } = logParameters(distribution);
  return [min > 0 ? (log(min) - mu) / sigma : -Infinity, max > 0 ? (log(max) - mu) / sigma : -Infinity];
}

/** Returns the probability of the standard normal distribution from `from` to `to`, precise in both tails. */
export function normalMass(from: number, to: number): number {
  return from > 0 ? normalCdf(-from) - normalCdf(-to) : normalCdf(to) - normalCdf(from);
}

/** Mean and standard deviation of the logarithm, from those of the value. */
function logParameters({ mean, sd }: LognormalDistribution): { mu: number; sigma: number } {
  const variance = log1p((sd / mean) * (sd / mean));
  return { mu: log(mean) - variance / 2, sigma: Math.sqrt(variance) };
}

/** The inverse of the distribution function between two points, rising with u. */
function truncatedQuantile(from: number, to: number): (u: number) => number {
  // Above the mean in terms of the upper tail, where probabilities far out are precise.
  if (from > 0) {
    const mirrored = truncatedQuantile(-to, -from);
    return (u) => -mirrored(LAST_BELOW_ONE - u);
  }
  const low = normalCdf(from);
  const mass = normalCdf(to) - low;
  const least = mass * HALF_A_UNIT;
  return (u) => {
    const p = low + u * mass;
    if (p < least) return normalQuantile(least);
    if (p > LAST_BELOW_ONE) return normalQuantile(LAST_BELOW_ONE);
    return normalQuantile(p);
  };
}
