import { log } from '@populace/recipes';

// The constant is the same double everywhere; only functions differ between engines.
const LN_10: number = Math.LN10;

/** The logarithm to the base of 10; of powers of 10 it is exact. */
export function decimalLogarithm(x: number): number {
  const quotient = log(x) / LN_10;
  const whole = Math.floor(quotient + 0.5);
  return whole >= -300 && whole <= 300 && Number(`1e${whole}`) === x ? whole : quotient;
}
