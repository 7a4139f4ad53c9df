import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedInside, prefixed } from '../../shared/identifier/checked-by.ts';
import { checkAt, digitsOf, fixed } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** A letter behind the check letter counts nine times its place in the alphabet. */
function numberWith(letter: string): Shape {
  const more = 9 * Math.max(0, letter.charCodeAt(0) - 64);
  return checkedInside(
    [digitsOf(7), checkAt(), fixed(letter)],
    7,
    (others) => LETTERS[(weighedSum(others, [8, 7, 6, 5, 4, 3, 2]) + more) % 23],
  );
}

/** Numbers of Ireland. */
export const ieNumbers: CountryNumbers = defineNumbers({
  country: 'IE',
  numbers: {
    pps: {
      what: 'an Irish PPS number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: numberWith('A'),
      breaks: [wrongCheck(7, LETTERS)],
    },
    vat: {
      what: 'an Irish VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed('IE', numberWith('H')),
      breaks: [wrongCheck(9, LETTERS)],
    },
  },
});
