import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of the Dominican Republic. */
export const doNumbers: CountryNumbers = defineNumbers({
  country: 'DO',
  numbers: {
    cedula: {
      what: 'a Dominican cédula',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(1, 31, 3), digitsOf(7)], luhnDigit, { layout: '###-#######-#' }),
      breaks: [wrongCheck()],
    },
    rnc: {
      what: 'a Dominican RNC',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy(
        [between(10_000_000, 49_999_999, 8)],
        (text) => `${((10 - (weighedSum(text, [7, 9, 8, 6, 5, 4, 3, 2]) % 11) + 9) % 9) + 1}`,
        { layout: '#-##-#####-#' },
      ),
      breaks: [wrongCheck(-1, '123456789')],
    },
  },
});
