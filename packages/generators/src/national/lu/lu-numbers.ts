import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { digitsOf, pad } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Luxembourg. */
export const luNumbers: CountryNumbers = defineNumbers({
  country: 'LU',
  numbers: {
    tva: {
      what: 'a Luxembourg VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed(
        'LU',
        checkedBy([digitsOf(6)], (text) => pad(Number(text) % 89, 2), { width: 2 }),
      ),
      breaks: [wrongCheck()],
    },
  },
});
