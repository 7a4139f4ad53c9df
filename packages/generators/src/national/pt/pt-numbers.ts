import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf, oneOfTexts } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const check = weighted(11, [9, 8, 7, 6, 5, 4, 3, 2], '0');
const company = [oneOfTexts(['5', '6', '9']), digitsOf(7)];

/** Numbers of Portugal. */
export const ptNumbers: CountryNumbers = defineNumbers({
  country: 'PT',
  numbers: {
    nif: {
      what: 'a Portuguese NIF',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(1, 3, 1), digitsOf(7)], check, { layout: '### ### ###' }),
      breaks: [wrongCheck()],
    },
    nipc: {
      what: 'a Portuguese NIPC',
      of: 'company',
      roles: ['tax'],
      valid: checkedBy(company, check, { layout: '### ### ###' }),
      breaks: [wrongCheck()],
    },
    vat: {
      what: 'a Portuguese VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('PT', checkedBy(company, check)),
      breaks: [wrongCheck()],
    },
  },
});
