/** Check digits of bank accounts: those of the IBAN, and those that some countries have inside of the account number. */
import { mod11And10, mod97And10, remainderOf } from '../shared/check-digits/iso7064.ts';
import { italianLetter } from '../shared/check-digits/italian-letter.ts';
import { luhnDigit } from '../shared/check-digits/luhn.ts';
import { weighted } from '../shared/check-digits/weighted.ts';

/** Returns the two check digits of an IBAN (ISO 13616; ISO 7064 mod 97-10), from the country's code and its BBAN. */
export function ibanCheckDigits(country: string, bban: string): string {
  return mod97And10(bban + country);
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
  be: [{ from: 0, to: -2, at: -2, digits: (covered) => twoDigits(remainderOf(covered, 97) || 97) }],
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
  mod97: [{ from: 0, to: -2, at: -2, digits: mod97And10 }],
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
