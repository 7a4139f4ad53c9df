import { exp } from './exp.ts';
import { log } from './log.ts';

/**
 * Returns e^`x` - 1 without the loss of the subtraction for small x, within a few units in the last place.
 * (Higham: "Accuracy and Stability of Numerical Algorithms", 2002, section 1.14.1: errors of e^x cancel against its logarithm.)
 */
export function expm1(x: number): number {
  const power = exp(x);
  if (power === 1) return x;
  const less = power - 1;
  // Beyond these the subtraction loses nothing; the middle way would divide by an infinite logarithm.
  if (x > 40 || x < -40) return less;
  return (less * x) / log(power);
}
