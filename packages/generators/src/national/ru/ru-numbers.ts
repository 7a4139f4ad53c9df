import { inTurn, remainder } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const person = inTurn(
  remainder(11, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8], '0'),
  remainder(11, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], '0'),
);

/** Numbers of Russia. */
export const ruNumbers: CountryNumbers = defineNumbers({
  country: 'RU',
  numbers: {
    inn: {
      what: 'a Russian INN',
      of: 'person',
      roles: ['identity', 'tax'],
      // Region, office, serial number.
      valid: checkedBy([between(1, 92, 2), between(1, 99, 2), digitsOf(6)], person, { width: 2 }),
      breaks: [wrongCheck()],
    },
    innCompany: {
      what: 'a Russian INN of a company',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy(
        [between(1, 92, 2), between(1, 99, 2), digitsOf(5)],
        remainder(11, [2, 4, 10, 3, 5, 9, 4, 6, 8], '0'),
      ),
      breaks: [wrongCheck()],
    },
  },
});
