import { log } from './log.ts';

/** Half of log(2 pi). */
const HALF_LOG_TWO_PI = 0.9189385332046727;

/**
 * Returns the logarithm of the gamma function of `x` > 0: log((x - 1)!) for whole numbers. The absolute error is at most
 * some 1e-15 times the larger of 1 and the result.
 *
 * Stirling's series (Abramowitz and Stegun 6.1.41) from 15 upwards; below, 6.1.15 leads there.
 */
export function logGamma(x: number): number {
  if (!(x > 0)) return x === 0 ? Infinity : Number.NaN;
  let product = 1;
  let at = x;
  while (at < 15) {
    product *= at;
    at++;
  }
  return (at - 0.5) * log(at) - at + HALF_LOG_TWO_PI + stirlingError(at) - log(product);
}

/** Returns log(gamma(x)) - ((x - 1/2) log x - x + log(2 pi)/2), what Stirling's formula leaves over, for `x` of 15 at least. */
export function stirlingError(x: number): number {
  const w = 1 / (x * x);
  return (1 / 12 - w * (1 / 360 - w * (1 / 1260 - w * (1 / 1680 - w * (1 / 1188 - w * (691 / 360360 - w / 156)))))) / x;
}
