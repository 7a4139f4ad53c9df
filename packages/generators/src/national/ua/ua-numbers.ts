import { daysFromCivil } from '@populace/calendar';
import { remainder } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { pad, parity, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Days from 1899-12-31 to 1970-01-01. */
const BEFORE_EPOCH = 25_568;

/** Numbers of Ukraine. */
export const uaNumbers: CountryNumbers = defineNumbers({
  country: 'UA',
  numbers: {
    rnokpp: {
      what: 'a Ukrainian taxpayer number',
      of: 'person',
      roles: ['identity', 'tax'],
      // The days from the last of 1899 to birth; the ninth digit is odd for men.
      valid: checkedBy(
        [told(5, ({ born }) => pad(daysFromCivil(born) + BEFORE_EPOCH, 5)), parity('men', { width: 4, span: 5000 })],
        // The first digit counts less than nothing: 10 is as much as -1.
        remainder(11, [10, 5, 7, 9, 4, 6, 10, 5, 7], '0'),
      ),
      breaks: [wrongCheck()],
      sees: ['born', 'sex'],
    },
  },
});
