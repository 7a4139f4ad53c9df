import { weighedSum, weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, checkedInside } from '../../shared/identifier/checked-by.ts';
import { checkAt, digitsOf } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Japan. */
export const jpNumbers: CountryNumbers = defineNumbers({
  country: 'JP',
  numbers: {
    myNumber: {
      what: 'a Japanese My Number',
      of: 'person',
      roles: ['identity', 'tax'],
      // Ministry of Internal Affairs, ordinance 85 of 2014, article 5.
      valid: checkedBy([digitsOf(6), digitsOf(5)], weighted(11, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], '0'), {
        layout: '#### #### ####',
      }),
      breaks: [wrongCheck()],
    },
    corporateNumber: {
      what: 'a Japanese corporate number',
      of: 'company',
      roles: ['tax', 'register'],
      // Ministry of Finance, ordinance 70 of 2014, article 2.
      valid: checkedInside(
        [checkAt(), digitsOf(6), digitsOf(6)],
        0,
        (others) => `${9 - (weighedSum(others, [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9)}`,
      ),
      breaks: [wrongCheck(0, '123456789')],
    },
  },
});
