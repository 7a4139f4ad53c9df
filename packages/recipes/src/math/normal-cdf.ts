import { exp } from './exp.ts';
import { gammaP, gammaQ } from './incomplete-gamma.ts';

const SQRT2 = Math.SQRT2;

/** Returns the error function of `x` (DLMF 7.11.1: P(1/2, x²) with the sign of x). */
export function erf(x: number): number {
  return x < 0 ? -gammaP(0.5, x * x) : gammaP(0.5, x * x);
}

/** Returns the probability below `z` in the standard normal distribution, precise relative to its size in the lower tail too. */
export function normalCdf(z: number): number {
  const x = Math.abs(z) / SQRT2;
  const beyond = 0.5 * gammaQ(0.5, x * x);
  return z < 0 ? beyond : 1 - beyond;
}

/** Returns the density of the standard normal distribution at `z`. */
export function normalDensity(z: number): number {
  return 0.3989422804014327 * exp(-0.5 * z * z);
}
