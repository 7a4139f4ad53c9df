import { expOfSum } from './exp.ts';
import { nearestExponent, powerOfTwo } from './float-bits.ts';

/** Below it numbers are subnormal, and have no exponent of their own. */
const LEAST_NORMAL = 2.2250738585072014e-308;
const TWO_TO_54 = 18014398509481984;
const LN2_HIGH = 0.6931467056274414;
const LN2_LOW = 4.7493250390316726e-7;
const LN2_LOWEST = -2.3407938865678234e-23;
/** What 2/3 loses as a double. */
const TWO_THIRDS_LOW = 3.700743415417188e-17;
/** 2^27 + 1, which parts a double into halves whose products are exact (Dekker: "A floating-point technique", 1971). */
const SPLITTER = 134217729;

/**
 * Returns `x` to the power of `y` within one unit in the last place, exact where the result is a double,
 * the same bits on every engine. Special values are those of ECMA-262 (Number::exponentiate).
 *
 * Method: e^(y log x) with the logarithm and the product in double-double arithmetic.
 */
export function pow(x: number, y: number): number {
  if (y === 0) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const size = Math.abs(x);
  if (y === Infinity || y === -Infinity) return powerToInfinity(size, y > 0);
  const whole = Math.floor(y) === y;
  const negative = (x < 0 || Object.is(x, -0)) && whole && y % 2 !== 0;
  if (x < 0 && !whole && x !== -Infinity) return Number.NaN;
  const result = powerOfPositive(size, y);
  return negative ? -result : result;
}

function powerToInfinity(size: number, positive: boolean): number {
  if (size === 1) return Number.NaN;
  return size > 1 === positive ? Infinity : 0;
}

function powerOfPositive(x: number, y: number): number {
  if (x === 0 || x === Infinity) return (x === 0) === y < 0 ? Infinity : 0;
  if (x === 1) return 1;
  // |log x| is at least 2^-53, so the result over- or underflows; the parting of y below would too.
  if (Math.abs(y) > 1e19) return x > 1 === y > 0 ? Infinity : 0;
  const { high, low } = preciseLog(x);
  const product = y * high;
  if (!(Math.abs(product) < 800)) return product > 0 ? Infinity : 0;
  return expOfSum(product, productError(y, high, product) + y * low);
}

/** log(x) as an unrounded sum of two doubles, with a relative error of about 2^-66, for 0 < x < Infinity. */
function preciseLog(x: number): { high: number; low: number } {
  const subnormal = x < LEAST_NORMAL;
  const normal = subnormal ? x * TWO_TO_54 : x;
  const k = nearestExponent(normal);
  const { high, low } = preciseLogNearOne(normal * powerOfTwo(-k));
  const exponent = subnormal ? k - 54 : k;
  const whole = exponent * LN2_HIGH;
  const sum = whole + high;
  // |whole| > |high| unless it is 0, and then the sum is exact.
  const lost = exponent === 0 ? 0 : whole - sum + high;
  const rest = exponent * LN2_LOW;
  const rounded = sum + rest;
  const lostAgain = exponent === 0 ? 0 : sum - rounded + rest;
  return { high: rounded, low: lost + lostAgain + low + productError(exponent, LN2_LOW, rest) + exponent * LN2_LOWEST };
}

/** 2 atanh(s) with s = (m - 1) / (m + 1): 2s + s³ (2/3 + s² (2/5 + …)), of which the first two terms need both doubles. */
function preciseLogNearOne(m: number): { high: number; low: number } {
  const f = m - 1;
  const below = 1 + m;
  const belowLow = m - (below - 1);
  const s = f / below;
  const sLow = (f - s * below - productError(s, below, s * below) - s * belowLow) / below;
  const z = s * s;
  const zLow = productError(s, s, z) + 2 * s * sLow;
  const cube = s * z;
  const cubeLow = productError(s, z, cube) + s * zLow + sLow * z;
  const more = z * series(z);
  const factor = 2 / 3 + more;
  const factorLow = 2 / 3 - factor + more + TWO_THIRDS_LOW;
  const term = cube * factor;
  const termLow = productError(cube, factor, term) + cube * factorLow + cubeLow * factor;
  const high = 2 * s + term;
  return { high, low: 2 * s - high + term + termLow + 2 * sLow };
}

/** 2/5 + 2/7 z + … : Taylor's terms, enough for z up to 0.0295. */
function series(z: number): number {
  let sum = 0;
  for (let n = 27; n >= 5; n -= 2) sum = 2 / n + z * sum;
  return sum;
}

/** What the rounded `product` of `a` and `b` lost: their exact product is `product` plus this. */
function productError(a: number, b: number, product: number): number {
  const aBig = SPLITTER * a;
  const aHigh = aBig - (aBig - a);
  const aLow = a - aHigh;
  const bBig = SPLITTER * b;
  const bHigh = bBig - (bBig - b);
  const bLow = b - bHigh;
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
}
