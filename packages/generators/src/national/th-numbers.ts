import { weighedSum } from '../check-digits/weighted.ts';
import { wrongCheck } from '../identifier/break.ts';
import { checkedBy } from '../identifier/checked-by.ts';
import { between, digitsOf } from '../identifier/part.ts';
import { type CountryNumbers, defineNumbers } from './national-number.ts';

/** Numbers of Thailand. */
export const thNumbers: CountryNumbers = defineNumbers({
  country: 'TH',
  numbers: {
    id: {
      what: 'a Thai identity number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy(
        [between(1, 8, 1), digitsOf(5), digitsOf(6)],
        (text) => `${(11 - (weighedSum(text, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10}`,
        { layout: '#-####-#####-##-#' },
      ),
      breaks: [wrongCheck()],
    },
  },
});
