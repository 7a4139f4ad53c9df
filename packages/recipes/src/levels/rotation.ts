/** Numbers from here on (ten digits) are written as they are: the rotation's product would not be exact in a double. */
const LONGEST = 1e9;

const DECADES = Float64Array.from({ length: 33 }, (_, length) => 10 ** Math.max(0, String(2 ** length - 1).length - 1));

/** Returns the power of ten that begins the numbers as long as `n`, 1 ≤ n < 2^53; 10^9 for ten digits and more. */
function decadeOf(n: number): number {
  if (n >= LONGEST) return LONGEST;
  // The longest number with as many bits has as many digits as n, or one more.
  const decade = DECADES[32 - Math.clz32(n)];
  return n < decade ? decade / 10 : decade;
}

/**
 * Returns how a number of a class is written: rotated among the numbers of its length by the class's `hash` of 22 bits,
 * p + (n − p + ⌊hash · 9p / 2^22⌋) mod 9p with p = 10^(digits − 1). Still one to one, and as short, but rare names, whose
 * numbers are those of the level, don't all carry the same digits. 0 stays 0, which is written as nothing.
 */
export function rotated(n: number, hash: number): number {
  if (n === 0) return 0;
  const p = decadeOf(n);
  if (p === LONGEST) return n;
  const turned = n - p + Math.floor(hash * 9 * p * 2 ** -22);
  return p + (turned >= 9 * p ? turned - 9 * p : turned);
}

/** Returns the number that {@link rotated} writes as `written`. */
export function unrotated(written: number, hash: number): number {
  if (written === 0) return 0;
  const p = decadeOf(written);
  if (p === LONGEST) return written;
  const turned = written - p - Math.floor(hash * 9 * p * 2 ** -22);
  return p + (turned < 0 ? turned + 9 * p : turned);
}

/** Returns the hash of a class, 22 bits. */
export function classHash(surnameGroup: number, givenGroup: number): number {
  let x = Math.imul(surnameGroup + 1, 0x9e3779b1) ^ Math.imul(givenGroup + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return (x ^ (x >>> 15)) >>> 10;
}
