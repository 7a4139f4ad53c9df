import { exp } from '../math/exp.ts';
import { expm1 } from '../math/expm1.ts';
import { log } from '../math/log.ts';
import { log1p } from '../math/log1p.ts';
import type { ExponentialDistribution, ParetoDistribution, Sampler } from './distribution.ts';
import { unitOf } from './unit.ts';

/** Returns a sampler of an exponential distribution given that the value lies between `min` and `max`, at least 0. */
export function createExponentialSampler({ mean }: ExponentialDistribution, min: number, max: number): Sampler {
  const from = Math.max(min, 0);
  const age = ageSampler((max - from) / mean);
  // The exponential forgets: beyond `from` it begins anew.
  return (a, b) => Math.min(from + mean * age(unitOf(a, b)), max);
}

/** Returns a sampler of a Pareto distribution given that the value lies between `min` and `max`. */
export function createParetoSampler({ min: scale, alpha }: ParetoDistribution, min: number, max: number): Sampler {
  const from = Math.max(min, scale);
  // The logarithm of x / from is exponential.
  const age = ageSampler(alpha * (log(max) - log(from)));
  return (a, b) => Math.min(from * exp(age(unitOf(a, b)) / alpha), max);
}

/** The inverse distribution function of the exponential of mean 1, given that it ends before `limit`. */
function ageSampler(limit: number): (u: number) => number {
  const mass = -expm1(-limit);
  // Where nearly all is cut off, 1 - u * mass would keep few bits.
  if (mass < 0.5) return (u) => -log1p(-u * mass);
  return (u) => -log(1 - u * mass);
}
