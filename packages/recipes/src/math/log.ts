import { nearestExponent, powerOfTwo } from './float-bits.ts';

/** Below it numbers are subnormal, and have no exponent of their own. */
const LEAST_NORMAL = 2.2250738585072014e-308;
const TWO_TO_54 = 18014398509481984;
/** log(2) in two parts; the first has 32 zero bits at its end, so its products with exponents are exact. */
const LN2_HIGH = 0.6931467056274414;
const LN2_LOW = 4.7493250390316726e-7;

/**
 * Returns the natural logarithm of `x`, with an error below one unit in the last place and the same bits on every engine.
 * log(0) is -Infinity, that of a negative number NaN.
 *
 * Method: x = 2^k (1 + f) with 1 + f near 1; log(1 + f) = 2 atanh(s), s = f / (2 + f) (Abramowitz and Stegun 4.1.27,
 * 4.6.22), with a polynomial fitted by Chebyshev nodes to 2^-63; the rounding of s is kept out by writing 2s as
 * f - s f (Tang: "Table-driven implementation of the logarithm function", 1990, section 2).
 */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  if (x === Infinity) return x;
  const subnormal = x < LEAST_NORMAL;
  const normal = subnormal ? x * TWO_TO_54 : x;
  const k = nearestExponent(normal);
  const f = normal * powerOfTwo(-k) - 1;
  const exponent = subnormal ? k - 54 : k;
  const s = f / (2 + f);
  const half = 0.5 * f * f;
  // log(1 + f) = f - (f²/2 - s (f²/2 + R)) rounds only what is small beside f.
  const small = s * (half + remainder(s * s)) + exponent * LN2_LOW;
  return exponent * LN2_HIGH - (half - small - f);
}

/** 2 atanh(s) / s - 2 as a polynomial in z = s², up to z = 0.0295; odd and even terms apart, so that they run side by side. */
function remainder(z: number): number {
  const w = z * z;
  const odd = 0.6666666666666666 + w * (0.2857142857080323 + w * (0.18181795630884753 + w * 0.13268759668560612));
  const even = 0.4000000000000088 + w * (0.2222222239180047 + w * (0.15386240205813478 + w * 0.13086767009948175));
  return z * odd + w * even;
}
