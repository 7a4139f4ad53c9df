/** Check digits of bank accounts: those of the IBAN, and those that some countries have inside of the account number. */

/** Returns the two check digits of an IBAN (ISO 13616; ISO 7064 mod 97-10), from the country's code and its BBAN. */
export function ibanCheckDigits(country: string, bban: string): string {
  return isoDigits(bban + country);
}

/** A check inside of a BBAN; places count from 0, and from the end where negative. */
export interface BbanCheck {
  /** The first covered character. */
  readonly from: number;
  /** The place after the last covered character. */
  readonly to: number;
  /** Where the check characters stand. */
  readonly at: number;
  /** Returns the check characters; `undefined` where the rule has none for these, and banks skip such numbers. */
  readonly digits: (covered: string) => string | undefined;
}

/** The checks that a country's account numbers hold, by the scheme that `ibanCountries` names. */
export const bbanSchemes: Readonly<Record<string, readonly BbanCheck[]>> = {
  al: [{ from: 0, to: 7, at: 7, digits: weighted(10, [9, 7, 3, 1, 9, 7, 3]) }],
  be: [{ from: 0, to: -2, at: -2, digits: (covered) => twoDigits(remainder97(covered, isoValue) || 97) }],
  cz: [
    { from: 4, to: 9, at: 9, digits: weighted(11, [10, 5, 8, 4, 2]) },
    { from: 10, to: 19, at: 19, digits: weighted(11, [6, 3, 7, 9, 10, 5, 8, 4, 2]) },
  ],
  ee: [{ from: 2, to: 15, at: 15, digits: weighted(10, [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7]) }],
  es: [
    { from: 0, to: 8, at: 8, digits: weighted(11, [4, 8, 5, 10, 9, 7, 3, 6], '1') },
    { from: 10, to: 20, at: 9, digits: weighted(11, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6], '1') },
  ],
  fi: [{ from: 0, to: -1, at: -1, digits: luhnDigit }],
  hr: [
    { from: 0, to: 6, at: 6, digits: mod11And10 },
    { from: 7, to: 16, at: 16, digits: mod11And10 },
  ],
  hu: [
    { from: 0, to: 7, at: 7, digits: weighted(10, [9, 7, 3, 1, 9, 7, 3]) },
    { from: 8, to: 23, at: 23, digits: weighted(10, [9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3]) },
  ],
  it: [{ from: 1, to: 23, at: 0, digits: italianLetter }],
  mod97: [{ from: 0, to: -2, at: -2, digits: isoDigits }],
  nl: [{ from: 4, to: 13, at: 13, digits: weighted(11, [10, 9, 8, 7, 6, 5, 4, 3, 2]) }],
  no: [{ from: 0, to: 10, at: 10, digits: weighted(11, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) }],
  pl: [{ from: 0, to: 7, at: 7, digits: weighted(10, [3, 9, 7, 1, 3, 9, 7]) }],
  rib: [{ from: 0, to: -2, at: -2, digits: ribKey }],
};

/**
 * Returns the BBAN with its inner check digits made right, whatever stood in their places; `undefined` where a covered part
 * has no check digit (one of eleven in nl and no, one of six in cz). Schemes without checks (`-`) leave it as it is.
 */
export function withBbanChecks(scheme: string, bban: string): string | undefined {
  let checked = bban;
  for (const { from, to, at, digits } of bbanSchemes[scheme] ?? []) {
    const right = digits(checked.slice(from, to));
    if (right === undefined) return undefined;
    const place = at < 0 ? checked.length + at : at;
    checked = checked.slice(0, place) + right + checked.slice(place + right.length);
  }
  return checked;
}

/** Digits times weights; the check digit, with weight 1, makes the sum a multiple of the modulus. `ten` stands for a 10. */
function weighted(modulus: 10 | 11, weights: readonly number[], ten?: string): BbanCheck['digits'] {
  return (covered) => {
    const sum = weights.reduce((total, weight, place) => total + weight * Number(covered[place]), 0);
    const digit = (modulus - (sum % modulus)) % modulus;
    return digit === 10 ? ten : `${digit}`;
  };
}

/** ISO 7064 mod 97-10. */
function isoDigits(covered: string): string {
  return twoDigits(98 - remainder97(`${covered}00`, isoValue));
}

/** The key of a French bank account (clé RIB), as many countries took it over: the whole is a multiple of 97. */
function ribKey(covered: string): string {
  return twoDigits(97 - remainder97(`${covered}00`, frenchValue));
}

/** The remainder by 97 of a text read as a number; each letter first becomes its value. */
function remainder97(text: string, valueOf: (char: string) => number): number {
  let remainder = 0;
  for (const char of text) {
    const value = valueOf(char);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Letters count on after the digits: A is 10, Z is 35. */
function isoValue(char: string): number {
  return Number.parseInt(char, 36);
}

/** Letters are one digit: A to I and J to R are 1 to 9, S to Z are 2 to 9. */
function frenchValue(char: string): number {
  const value = isoValue(char);
  if (value < 10) return value;
  return value < 28 ? ((value - 10) % 9) + 1 : value - 26;
}

function twoDigits(value: number): string {
  return `${value}`.padStart(2, '0');
}

/** ISO 7064 mod 11,10. */
function mod11And10(covered: string): string {
  let product = 10;
  for (const digit of covered) {
    const sum = (product + Number(digit)) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return `${(11 - product) % 10}`;
}

/** The Luhn digit (ISO/IEC 7812-1, Annex B). */
function luhnDigit(covered: string): string {
  let sum = 0;
  for (const [place, digit] of [...covered].reverse().entries()) {
    // The check digit will stand at the right end, so doubling starts with our last digit.
    const weighed = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return `${(10 - (sum % 10)) % 10}`;
}

/** What a character in an odd place (the first, the third, …) counts in Italy, by its value in an even place. */
const italianOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The letter (CIN) before bank, branch and account in Italy and San Marino. */
function italianLetter(covered: string): string {
  let sum = 0;
  for (const [place, char] of [...covered].entries()) {
    const value = isoValue(char) < 10 ? isoValue(char) : isoValue(char) - 10;
    sum += place % 2 === 0 ? (italianOdd[value] ?? 0) : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}
