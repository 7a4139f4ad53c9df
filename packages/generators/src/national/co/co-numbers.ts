import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

// A ten becomes 1 (DIAN, Orden administrativa 4 of 1989).
const check = weighted(11, [41, 37, 29, 23, 19, 17, 13, 7, 3], '1');
const NIT = { layout: '###.###.###-#' };

/** Numbers of Colombia. */
export const coNumbers: CountryNumbers = defineNumbers({
  country: 'CO',
  numbers: {
    nit: {
      what: 'a Colombian NIT',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(10_000_000, 79_999_999, 9)], check, NIT),
      breaks: [wrongCheck()],
    },
    nitEmpresa: {
      what: 'a Colombian NIT of a company',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy([between(800_000_000, 999_999_999, 9)], check, NIT),
      breaks: [wrongCheck()],
    },
  },
});
