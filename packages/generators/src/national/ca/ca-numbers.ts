import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { digitsOf, fixed, oneOfTexts } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const SIN = { layout: '### ### ###' };

/** Numbers of Canada. */
export const caNumbers: CountryNumbers = defineNumbers({
  country: 'CA',
  numbers: {
    sin: {
      what: 'a Canadian social insurance number',
      of: 'person',
      roles: ['identity', 'tax'],
      // The first digit is the province; 0 and 8 are not given out.
      valid: checkedBy([oneOfTexts(['1', '2', '3', '4', '5', '6', '7', '9']), digitsOf(7)], luhnDigit, SIN),
      safe: checkedBy([fixed('0'), digitsOf(7)], luhnDigit, SIN),
      breaks: [wrongCheck()],
    },
    bn: {
      what: 'a Canadian business number',
      of: 'company',
      roles: ['tax'],
      valid: checkedBy([digitsOf(8)], luhnDigit),
      breaks: [wrongCheck()],
    },
  },
});
