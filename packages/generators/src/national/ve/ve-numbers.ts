import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, fixed, type Part } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** What the letter counts: Venezuelans, companies. */
const LETTERS: Readonly<Record<string, number>> = { V: 4, J: 12 };

/** A ten and an eleven are both written 0. */
function check(text: string): string {
  const sum = (LETTERS[text.charAt(0)] ?? 0) + weighedSum(text.slice(1), [3, 2, 7, 6, 5, 4, 3, 2]);
  const missing = 11 - (sum % 11);
  return missing > 9 ? '0' : `${missing}`;
}

function rifOf(letter: string, number: Part): Shape {
  return checkedBy([fixed(letter), number], check, { layout: '#-########-#' });
}

/** Numbers of Venezuela. */
export const veNumbers: CountryNumbers = defineNumbers({
  country: 'VE',
  numbers: {
    // The number of the identity card, without which no adult is, and a check digit.
    rif: {
      what: 'a Venezuelan RIF of a person',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: rifOf('V', between(3_000_000, 31_999_999, 8)),
      breaks: [wrongCheck()],
    },
    rifEmpresa: {
      what: 'a Venezuelan RIF of a company',
      of: 'company',
      roles: ['tax', 'register', 'vat'],
      valid: rifOf('J', between(1, 50_999_999, 8)),
      breaks: [wrongCheck()],
    },
  },
});
