import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf, fixed } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Israel. */
export const ilNumbers: CountryNumbers = defineNumbers({
  country: 'IL',
  numbers: {
    teudatZehut: {
      what: 'an Israeli Teudat Zehut number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(1_000_000, 39_999_999, 8)], luhnDigit),
      breaks: [wrongCheck()],
    },
    hp: {
      what: 'an Israeli company number',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy([fixed('51'), digitsOf(6)], luhnDigit),
      breaks: [wrongCheck()],
    },
  },
});
