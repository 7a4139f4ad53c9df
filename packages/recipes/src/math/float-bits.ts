/**
 * Exponents of doubles. One shared scratch place is written before it is read, so nothing is carried from call to call.
 */

const scratch = new Float64Array(1);
const words = new Int32Array(scratch.buffer);
/** Which of the two words holds sign and exponent: 1 on every platform that runs JavaScript today, 0 on big-endian ones. */
const HIGH = new Uint8Array(Int32Array.of(1).buffer)[0] === 1 ? 1 : 0;

const LEAST = -1074;
/** All powers of two. Reading back a double that was put together from words stalls the processor. */
const POWERS = powersOfTwo();

/**
 * Returns the k that brings `x` * 2^-k near 1, between 0.7071 and 1.4143, for `x` that are positive and not subnormal.
 * Adding what lies between the mantissas of the square root of 2 and of 2 carries into the exponent: no branch to mispredict.
 */
export function nearestExponent(x: number): number {
  scratch[0] = x;
  return ((words[HIGH] + 0x95f62) >>> 20) - 1023;
}

/** Returns 2^`exponent` for whole exponents from -1074 to 1023. */
export function powerOfTwo(exponent: number): number {
  return POWERS[exponent - LEAST];
}

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(1024 - LEAST);
  let power = 5e-324;
  for (let i = 0; i < powers.length; i++) {
    powers[i] = power;
    power *= 2;
  }
  return powers;
}
