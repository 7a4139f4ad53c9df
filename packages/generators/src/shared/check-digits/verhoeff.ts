/** The multiplication of the dihedral group of order ten, row by row. */
const PRODUCTS = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;
const PERMUTATION = '1576283094';
const INVERSES = '0432156789';

/** Returns the digit that makes `digits` pass Verhoeff's test (J. Verhoeff, Error Detecting Decimal Codes, 1969). */
export function verhoeffDigit(digits: string): string {
  let state = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    // The check digit will stand at place 0, so our last digit is permuted once.
    let permuted = Number(digit);
    for (let time = 0; time <= place % 8; time++) permuted = Number(PERMUTATION[permuted]);
    state = Number(PRODUCTS[state]?.[permuted]);
  }
  return INVERSES.charAt(state);
}
