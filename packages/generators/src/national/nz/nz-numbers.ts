import { weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, spareDigit } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const first = weighted(11, [3, 2, 7, 6, 5, 4, 3, 2]);
const second = weighted(11, [7, 4, 3, 2, 5, 2, 7, 6]);

/** Numbers of New Zealand. */
export const nzNumbers: CountryNumbers = defineNumbers({
  country: 'NZ',
  numbers: {
    ird: {
      what: 'a New Zealand IRD number',
      of: 'person',
      roles: ['identity', 'tax'],
      // Other weights where the first ones leave a ten; not given out where these do, too.
      valid: checkedBy([between(1_000_000, 1_499_999, 7), spareDigit()], (text) => first(text) ?? second(text), {
        layout: '###-###-###',
      }),
      breaks: [wrongCheck()],
    },
  },
});
