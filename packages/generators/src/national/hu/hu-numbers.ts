import { daysFromCivil } from '@populace/calendar';
import { remainder, weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf, fixed, pad, spareDigit, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const check = weighted(10, [9, 7, 3, 1, 9, 7, 3]);
/** Days from 1867-01-01 to 1970-01-01. */
const BEFORE_EPOCH = 37_620;

/** Numbers of Hungary. */
export const huNumbers: CountryNumbers = defineNumbers({
  country: 'HU',
  numbers: {
    adoazonosito: {
      what: 'a Hungarian adóazonosító jel',
      of: 'person',
      roles: ['identity', 'tax'],
      // The days from the first of January 1867 to birth.
      valid: checkedBy(
        [fixed('8'), told(5, ({ born }) => pad(daysFromCivil(born) + BEFORE_EPOCH, 5)), digitsOf(2), spareDigit()],
        remainder(11, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ),
      breaks: [wrongCheck()],
      sees: ['born'],
    },
    adoszam: {
      what: 'a Hungarian adószám',
      of: 'company',
      roles: ['tax'],
      valid: checkedBy([between(1_000_000, 3_999_999, 7)], check),
      breaks: [wrongCheck()],
    },
    vat: {
      what: 'a Hungarian VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('HU', checkedBy([between(1_000_000, 3_999_999, 7)], check)),
      breaks: [wrongCheck()],
    },
  },
});
