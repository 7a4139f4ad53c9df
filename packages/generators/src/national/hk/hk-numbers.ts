import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { chars, digitsOf } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** A space stands before a single letter, and counts 36; letters count from 10 on. */
function check(text: string): string {
  const digit = (11 - ((36 * 9 + weighedSum(text, [8, 7, 6, 5, 4, 3, 2])) % 11)) % 11;
  return digit === 10 ? 'A' : `${digit}`;
}

/** Numbers of Hong Kong. */
export const hkNumbers: CountryNumbers = defineNumbers({
  country: 'HK',
  numbers: {
    hkid: {
      what: 'a Hong Kong identity card number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([chars('ABCDEFGHJKMNPRSTVYZ', 1), digitsOf(6)], check, { layout: '#######(#)' }),
      breaks: [wrongCheck(-1, '0123456789A')],
    },
  },
});
