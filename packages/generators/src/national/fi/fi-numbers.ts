import { weighted } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { birthDay, digitsOf, parity, spareDigit, told } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const SIGNS = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** Individual numbers from 002 to 899 are people's, from 900 on they are for tests (Digital and Population Data Services Agency). */
function hetu(from: number, span: number): Shape {
  return checkedBy(
    [
      birthDay('DDMMYY'),
      told(1, ({ born }) => (born.year < 2000 ? '-' : 'A')),
      parity('men', { width: 3, span, from }),
    ],
    (text) => SIGNS[Number(text.slice(0, 6) + text.slice(7)) % 31],
  );
}

const valid = hetu(2, 449);
const company = checkedBy([digitsOf(6), spareDigit()], weighted(11, [7, 9, 10, 5, 8, 4, 2]));

/** Numbers of Finland. */
export const fiNumbers: CountryNumbers = defineNumbers({
  country: 'FI',
  numbers: {
    hetu: {
      what: 'a Finnish henkilötunnus',
      of: 'person',
      roles: ['identity', 'tax'],
      valid,
      safe: hetu(900, 50),
      breaks: [wrongCheck(-1, SIGNS), impossibleDay(0, valid)],
      sees: ['born', 'sex'],
    },
    ytunnus: {
      what: 'a Finnish Y-tunnus',
      of: 'company',
      roles: ['tax', 'register'],
      valid: { ...company, layout: '#######-#' },
      breaks: [wrongCheck()],
    },
    alv: {
      what: 'a Finnish VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('FI', company),
      breaks: [wrongCheck()],
    },
  },
});
