import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, checkedInside } from '../../shared/identifier/checked-by.ts';
import { between, checkAt, digitsOf, fixed, spareDigit } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Ecuador. */
export const ecNumbers: CountryNumbers = defineNumbers({
  country: 'EC',
  numbers: {
    cedula: {
      what: 'an Ecuadorian cédula',
      of: 'person',
      roles: ['identity', 'tax'],
      // Province, then a digit below 6 for people.
      valid: checkedBy([between(1, 24, 2), between(0, 5, 1), digitsOf(6)], luhnDigit, { layout: '#########-#' }),
      breaks: [wrongCheck()],
    },
    ruc: {
      what: 'an Ecuadorian RUC',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedInside(
        [between(1, 24, 2), fixed('9'), digitsOf(5), spareDigit(), checkAt(), fixed('001')],
        9,
        (others) => weighted(11, [4, 3, 2, 7, 6, 5, 4, 3, 2])(others),
      ),
      breaks: [wrongCheck(9)],
    },
  },
});
