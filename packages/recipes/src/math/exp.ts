import { powerOfTwo } from './float-bits.ts';

const LN2_HIGH = 0.6931467056274414;
const LN2_LOW = 4.7493250390316726e-7;
const INVERSE_LN2 = Math.LOG2E;
/** log of the largest double, and of half the smallest. */
const OVERFLOW = 709.782712893384;
const UNDERFLOW = -745.1332191019412;

/**
 * Returns e to the power of `x`, with an error below one unit in the last place (two where the result is subnormal)
 * and the same bits on every engine.
 *
 * Method: x = k log 2 + r with the product in two parts (Cody and Waite: "Software Manual for the Elementary
 * Functions", 1980, chapter 6), a polynomial for (e^r - 1 - r) / r² fitted by Chebyshev nodes to 2^-62, then times 2^k.
 */
export function exp(x: number): number {
  return expOfSum(x, 0);
}

/** Returns e to the power of `x + small`, where `small` is so small that the sum would lose it. */
export function expOfSum(x: number, small: number): number {
  if (!(x <= OVERFLOW)) return x > OVERFLOW ? Infinity : Number.NaN;
  if (x < UNDERFLOW) return 0;
  const k = Math.floor(x * INVERSE_LN2 + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW - small;
  const r = high - low;
  // What the subtraction rounded away.
  const lost = high - r - low;
  const value = 1 + (r + (lost + r * r * tail(r)));
  if (k >= -1022 && k <= 1023) return value * powerOfTwo(k);
  return k > 0 ? value * 2 * powerOfTwo(k - 1) : value * powerOfTwo(k + 60) * powerOfTwo(-60);
}

/** (e^r - 1 - r) / r² for |r| up to half of log 2; even and odd terms apart, so that they run side by side. */
function tail(r: number): number {
  const w = r * r;
  const even =
    0.5 +
    w *
      (0.04166666666666667 +
        w *
          (0.0013888888888883711 + w * (2.480158732567746e-5 + w * (2.755727347871858e-7 + w * 2.09147553258932e-9))));
  const odd =
    0.1666666666666667 +
    w * (0.008333333333326084 + w * (0.0001984126987500228 + w * (2.755725517000089e-6 + w * 2.5105312729622103e-8)));
  return even + r * odd;
}
