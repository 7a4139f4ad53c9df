import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, spareDigit } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Vietnam. */
export const vnNumbers: CountryNumbers = defineNumbers({
  country: 'VN',
  numbers: {
    mst: {
      what: 'a Vietnamese tax number',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy([between(1, 99, 2), between(1, 999_999, 6), spareDigit()], (text) => {
        const digit = 10 - (weighedSum(text, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11);
        return digit === 10 ? undefined : `${digit}`;
      }),
      breaks: [wrongCheck()],
    },
  },
});
