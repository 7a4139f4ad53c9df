import { remainder, twice } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { digitsOf, oneOfTexts, pad, parity, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Months of the 2000s are 40 higher; the ninth digit is even for men. */
const egn = checkedBy(
  [
    told(
      6,
      ({ born }) => pad(born.year % 100, 2) + pad(born.month + (born.year < 2000 ? 0 : 40), 2) + pad(born.day, 2),
    ),
    parity('women', { width: 3, span: 500 }),
  ],
  remainder(11, [2, 4, 8, 5, 10, 9, 7, 3, 6], '0'),
);
const eik = checkedBy(
  [oneOfTexts(['1', '2']), digitsOf(7)],
  twice([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]),
);

/** Numbers of Bulgaria. */
export const bgNumbers: CountryNumbers = defineNumbers({
  country: 'BG',
  numbers: {
    egn: {
      what: 'a Bulgarian EGN',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: egn,
      breaks: [wrongCheck(), impossibleDay(4, egn)],
      sees: ['born', 'sex'],
    },
    vat: {
      what: 'a Bulgarian VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed('BG', eik),
      breaks: [wrongCheck()],
    },
  },
});
