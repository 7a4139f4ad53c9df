import { remainder, weighted } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf, pad, parity, spareDigit, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Months of the 2000s are 20 higher. */
const pesel = checkedBy(
  [
    told(
      6,
      ({ born }) => pad(born.year % 100, 2) + pad(born.month + (born.year < 2000 ? 0 : 20), 2) + pad(born.day, 2),
    ),
    parity('men', { width: 4, span: 5000 }),
  ],
  weighted(10, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]),
);
// The first three digits are the tax office; those from 101 on.
const nip = checkedBy([between(10_100_000, 99_899_999, 8), spareDigit()], remainder(11, [6, 5, 7, 2, 3, 4, 5, 6, 7]));

/** Numbers of Poland. */
export const plNumbers: CountryNumbers = defineNumbers({
  country: 'PL',
  numbers: {
    pesel: {
      what: 'a Polish PESEL',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: pesel,
      breaks: [wrongCheck(), impossibleDay(4, pesel)],
      sees: ['born', 'sex'],
    },
    nip: {
      what: 'a Polish NIP',
      of: 'company',
      roles: ['tax'],
      valid: { ...nip, layout: '###-###-##-##' },
      breaks: [wrongCheck()],
    },
    regon: {
      what: 'a Polish REGON',
      of: 'company',
      roles: ['register'],
      valid: checkedBy([digitsOf(8)], remainder(11, [8, 9, 2, 3, 4, 5, 6, 7], '0')),
      breaks: [wrongCheck()],
    },
    vat: {
      what: 'a Polish VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('PL', nip),
      breaks: [wrongCheck()],
    },
  },
});
