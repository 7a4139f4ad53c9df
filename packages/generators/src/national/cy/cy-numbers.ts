import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { digitsOf, fixed } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** What digits in the first, third, … place count. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function check(text: string): string {
  let sum = 0;
  for (const [place, digit] of [...text].entries()) sum += place % 2 === 0 ? (ODD[Number(digit)] ?? 0) : Number(digit);
  return LETTERS.charAt(sum % 26);
}

/** Numbers of Cyprus. */
export const cyNumbers: CountryNumbers = defineNumbers({
  country: 'CY',
  numbers: {
    vat: {
      what: 'a Cypriot VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed('CY', checkedBy([fixed('10'), digitsOf(6)], check)),
      breaks: [wrongCheck(-1, LETTERS)],
    },
  },
});
