const DIGITS = /^-?[0-9]+$/;
// A number holds no more, so longer digits are read as the infinity or the approximation that they are.
const LONGEST = 64;

/** Returns a whole number that is written as digits, but beyond ±(2^53 − 1), as a bigint; every other number as it is. */
export function scalarOfNumber(value: number, text: string): number | bigint {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER && text.length <= LONGEST && DIGITS.test(text)) return BigInt(text);
  // Without the minus of −0, which JSON does not keep.
  return value + 0;
}
