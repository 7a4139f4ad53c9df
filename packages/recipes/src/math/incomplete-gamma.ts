import { exp } from './exp.ts';
import { log } from './log.ts';
import { logGamma } from './log-gamma.ts';

const TINY = 1e-300;
/** 2^-53. */
const EPSILON = 1.1102230246251565e-16;

/**
 * Returns P(a, x), the regularised lower incomplete gamma function, for a > 0 and x >= 0.
 * Its work grows with the square root of `a`.
 */
export function gammaP(a: number, x: number): number {
  if (x <= 0) return 0;
  return x < a + 1 ? lowerSeries(a, x) : 1 - upperFraction(a, x);
}

/** Returns Q(a, x) = 1 - P(a, x), precise also where it is small. */
export function gammaQ(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}

/** DLMF 8.7.1: the sum of x^n / (a (a + 1) … (a + n)). */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * EPSILON; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * front(a, x);
}

/** DLMF 8.9.2, its even part, by the way of Lentz (Thompson and Barnett, 1986). */
function upperFraction(a: number, x: number): number {
  if (x === Infinity) return 0;
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 1e7; n++) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / away(numerator * d + b);
    c = away(b + numerator / c);
    value *= d * c;
    if (Math.abs(d * c - 1) <= 2 * EPSILON) break;
  }
  return value * front(a, x);
}

function away(x: number): number {
  return Math.abs(x) < TINY ? TINY : x;
}

/** x^a e^-x / gamma(a). */
function front(a: number, x: number): number {
  return exp(a * log(x) - x - logGamma(a));
}
