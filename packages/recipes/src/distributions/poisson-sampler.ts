import { exp } from '../math/exp.ts';
import { log } from '../math/log.ts';
import { logGamma, stirlingError } from '../math/log-gamma.ts';
import { createSfc32 } from '../random/sfc32.ts';
import type { PoissonDistribution, Sampler } from './distribution.ts';
import { createGuideTable, findInterval } from './guide-table.ts';
import { createHatSampler, type HatDensity } from './step-hat.ts';
import { unitOf } from './unit.ts';

/** Up to so many different values the distribution is a table, inverted exactly. */
const TABLE_SIZE = 4096;
/** e^-42 is 2^-60: what is rarer than that beside the most frequent value does not come out of 53 bits. */
const NEGLIGIBLE = 42;
const HALF_LOG_TWO_PI = 0.9189385332046727;

/** Returns a sampler of a Poisson distribution given that the value lies between the whole numbers `first` and `last`. */
export function createPoissonSampler({ mean }: PoissonDistribution, first: number, last: number): Sampler {
  const mode = Math.min(Math.max(Math.floor(mean), first), last);
  const floor = logMass(mode, mean) - NEGLIGIBLE;
  const from = boundary(mode, first, (k) => logMass(k, mean) >= floor);
  const to = boundary(mode, last, (k) => logMass(k, mean) >= floor);
  if (to - from < TABLE_SIZE) return tableSampler(mean, mode, from, to);
  const sample = createHatSampler(poissonShape(mean, mode), [from, to + 1], createSfc32(0, 0));
  return (a, b) => Math.floor(sample(a, b));
}

/** The number farthest from `inside` towards `end` for which `holds`, by halving. */
function boundary(inside: number, end: number, holds: (k: number) => boolean): number {
  if (holds(end)) return end;
  let good = inside;
  let bad = end;
  while (Math.abs(bad - good) > 1) {
    const middle = Math.floor(good + (bad - good) / 2);
    if (middle === good || middle === bad) break;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function tableSampler(mean: number, mode: number, from: number, to: number): Sampler {
  const weights = new Float64Array(to - from + 1);
  weights[mode - from] = 1;
  for (let k = mode + 1; k <= to; k++) weights[k - from] = (weights[k - 1 - from] * mean) / k;
  for (let k = mode - 1; k >= from; k--) weights[k - from] = (weights[k + 1 - from] * (k + 1)) / mean;
  const table = createGuideTable(weights);
  return (a, b) => from + findInterval(table, unitOf(a, b));
}

/** The number k as the stretch from k to k + 1. */
function poissonShape(mean: number, mode: number): HatDensity {
  const top = logMass(mode, mean);
  const density = (t: number): number => exp(logMass(Math.floor(t), mean) - top);
  return {
    density,
    extremes: (from, to) => {
      const start = density(from);
      const end = density(to - 1);
      return [Math.min(start, end), mode >= from && mode < to ? 1 : Math.max(start, end)];
    },
    middle: (from, to) => (to - from > 1 ? Math.floor((from + to) / 2) : undefined),
  };
}

/**
 * The logarithm of the probability of `k`, by the deviance k log(k / mean) + mean - k, which keeps its bits for large means
 * (Loader: "Fast and accurate computation of binomial probabilities", 2000).
 */
function logMass(k: number, mean: number): number {
  if (k < 15) return k * log(mean) - mean - logGamma(k + 1);
  return -stirlingError(k) - deviance(k, mean) - HALF_LOG_TWO_PI - 0.5 * log(k);
}

function deviance(k: number, mean: number): number {
  const v = (k - mean) / (k + mean);
  if (Math.abs(v) > 0.1) return k * log(k / mean) + mean - k;
  let sum = (k - mean) * v;
  let power = 2 * k * v;
  for (let n = 3; ; n += 2) {
    power *= v * v;
    const next = sum + power / n;
    if (next === sum) return sum;
    sum = next;
  }
}
