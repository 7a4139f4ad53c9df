import { mod11And10 } from '../../shared/check-digits/iso7064.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { digitsOf } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const oib = checkedBy([digitsOf(5), digitsOf(5)], mod11And10);

/** Numbers of Croatia. */
export const hrNumbers: CountryNumbers = defineNumbers({
  country: 'HR',
  numbers: {
    oib: { what: 'a Croatian OIB', of: 'person', roles: ['identity', 'tax'], valid: oib, breaks: [wrongCheck()] },
    oibTvrtke: {
      what: 'a Croatian OIB of a company',
      of: 'company',
      roles: ['tax'],
      valid: oib,
      breaks: [wrongCheck()],
    },
    pdv: {
      what: 'a Croatian VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('HR', oib),
      breaks: [wrongCheck()],
    },
  },
});
