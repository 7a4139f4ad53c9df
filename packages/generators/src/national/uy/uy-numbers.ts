import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, fixed, spareDigit } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Uruguay. */
export const uyNumbers: CountryNumbers = defineNumbers({
  country: 'UY',
  numbers: {
    cedula: {
      what: 'a Uruguayan cédula de identidad',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(1_000_000, 5_999_999, 7)], weighted(10, [2, 9, 8, 7, 6, 3, 4]), {
        layout: '#.###.###-#',
      }),
      breaks: [wrongCheck()],
    },
    rut: {
      what: 'a Uruguayan RUT',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy(
        [between(1, 21, 2), between(1, 99_999, 5), spareDigit(), fixed('001')],
        weighted(11, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
        { layout: '##-######-###-#' },
      ),
      breaks: [wrongCheck()],
    },
  },
});
