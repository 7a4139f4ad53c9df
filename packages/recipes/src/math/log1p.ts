import { log } from './log.ts';

/**
 * Returns log(1 + `x`) without the loss of 1 + x for small x, within a few units in the last place.
 * (Goldberg: "What every computer scientist should know about floating-point arithmetic", 1991, theorem 4.)
 */
export function log1p(x: number): number {
  const sum = 1 + x;
  if (sum === 1) return x;
  if (sum === Infinity) return sum;
  return (log(sum) * x) / (sum - 1);
}
