/** Returns the number from 0 to 1 (not included) that 53 bits of two random words make. */
export function unitOf(a: number, b: number): number {
  return ((a >>> 5) * 67108864 + (b >>> 6)) * 1.1102230246251565e-16;
}
