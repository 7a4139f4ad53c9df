import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const check = weighted(11, [3, 2, 7, 6, 5, 4, 3, 2], 'K');
const RUT = { layout: '##.###.###-#' };

/** Numbers of Chile. */
export const clNumbers: CountryNumbers = defineNumbers({
  country: 'CL',
  numbers: {
    run: {
      what: 'a Chilean RUN',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(10_000_000, 29_999_999, 8)], check, RUT),
      breaks: [wrongCheck(-1, '0123456789K')],
    },
    rut: {
      what: 'a Chilean RUT of a company',
      of: 'company',
      roles: ['tax'],
      valid: checkedBy([between(50_000_000, 99_999_999, 8)], check, RUT),
      breaks: [wrongCheck(-1, '0123456789K')],
    },
  },
});
