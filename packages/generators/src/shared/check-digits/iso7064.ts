/** The check characters of ISO/IEC 7064, by the names of their systems. */

/** Returns the remainder by `modulus` of a text read as a number; letters first become two digits: A is 10, Z is 35. */
export function remainderOf(text: string, modulus: number): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % modulus;
  }
  return remainder;
}

/** Mod 97-10: the two digits that make the whole leave 1. */
export function mod97And10(text: string): string {
  return `${98 - remainderOf(`${text}00`, 97)}`.padStart(2, '0');
}

/** Mod 11-2: one digit, or X for a ten. */
export function mod11And2(digits: string): string {
  let product = 0;
  for (const digit of digits) product = ((product + Number(digit)) * 2) % 11;
  const check = (12 - product) % 11;
  return check === 10 ? 'X' : `${check}`;
}

/** Mod 11,10: one digit. */
export function mod11And10(digits: string): string {
  let product = 10;
  for (const digit of digits) {
    const sum = (product + Number(digit)) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return `${(11 - product) % 10}`;
}
