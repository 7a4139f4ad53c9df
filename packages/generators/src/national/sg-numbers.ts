import { weighedSum } from '../check-digits/weighted.ts';
import { wrongCheck } from '../identifier/break.ts';
import { checkedBy } from '../identifier/checked-by.ts';
import { between, digitsOf } from '../identifier/part.ts';
import { type CountryNumbers, defineNumbers } from './national-number.ts';

const LETTERS = 'ZKCMDNERGWH';

/** Numbers of Singapore. */
export const sgNumbers: CountryNumbers = defineNumbers({
  country: 'SG',
  numbers: {
    uen: {
      what: 'a Singaporean unique entity number',
      of: 'company',
      roles: ['tax', 'register'],
      valid: checkedBy(
        [between(1980, 2025, 4), digitsOf(5)],
        (text) => LETTERS[weighedSum(text, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11],
      ),
      breaks: [wrongCheck(-1, LETTERS)],
    },
  },
});
