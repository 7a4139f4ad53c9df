import { weighted } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, digitsOf, parity, spareDigit, spelled } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** The seventh digit tells the century; numbers need no check digit since 2007 (CPR-kontoret). The last is odd for men. */
const cpr: Shape = {
  parts: [
    birthDay('DDMMYY'),
    spelled(
      { width: 1, span: 4 },
      (drawn, { born }) => `${drawn + (born.year < 2000 ? 0 : 5)}`,
      (text) => Number(text) % 5,
    ),
    digitsOf(2),
    parity('men', { width: 1, span: 5 }),
  ],
  layout: '######-####',
};
const cvr = checkedBy([between(100_000, 999_999, 6), spareDigit()], weighted(11, [2, 7, 6, 5, 4, 3, 2]));

/** Numbers of Denmark. */
export const dkNumbers: CountryNumbers = defineNumbers({
  country: 'DK',
  numbers: {
    cpr: {
      what: 'a Danish CPR number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: cpr,
      breaks: [impossibleDay(0)],
      sees: ['born', 'sex'],
    },
    cvr: { what: 'a Danish CVR number', of: 'company', roles: ['tax', 'register'], valid: cvr, breaks: [wrongCheck()] },
    vat: {
      what: 'a Danish VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('DK', cvr),
      breaks: [wrongCheck()],
    },
  },
});
