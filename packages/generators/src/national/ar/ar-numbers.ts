import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, fixed, spareDigit, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const check = weighted(11, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
const CUIT = { layout: '##-########-#' };

/** Numbers of Argentina. */
export const arNumbers: CountryNumbers = defineNumbers({
  country: 'AR',
  numbers: {
    cuil: {
      what: 'an Argentine CUIL',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy(
        [told(2, ({ isFemale }) => (isFemale ? '27' : '20')), between(500_000, 5_999_999, 7), spareDigit()],
        check,
        CUIT,
      ),
      breaks: [wrongCheck()],
      sees: ['sex'],
    },
    cuit: {
      what: 'an Argentine CUIT of a company',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy([fixed('30'), between(5_000_000, 7_999_999, 7), spareDigit()], check, CUIT),
      breaks: [wrongCheck()],
    },
  },
});
