import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf, fixed, spareDigit } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const ean = weighted(10, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
const uid = checkedBy([fixed('CHE'), between(1_000_000, 4_999_999, 7), spareDigit()], (text) =>
  weighted(11, [5, 4, 3, 2, 7, 6, 5, 4])(text.slice(3)),
);

/** Numbers of Switzerland. */
export const chNumbers: CountryNumbers = defineNumbers({
  country: 'CH',
  numbers: {
    ahv: {
      what: 'a Swiss AHV number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([fixed('756'), digitsOf(9)], ean, { layout: '###.####.####.##' }),
      breaks: [wrongCheck()],
    },
    uid: {
      what: 'a Swiss company number',
      of: 'company',
      roles: ['tax', 'register'],
      valid: { ...uid, layout: '###-###.###.###' },
      breaks: [wrongCheck()],
    },
  },
});
