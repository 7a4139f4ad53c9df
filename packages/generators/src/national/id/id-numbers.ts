import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedInside } from '../../shared/identifier/checked-by.ts';
import { between, checkAt, digitsOf, fixed, oneOfTexts } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Indonesia. */
export const idNumbers: CountryNumbers = defineNumbers({
  country: 'ID',
  numbers: {
    npwp: {
      what: 'an Indonesian NPWP',
      of: 'company',
      roles: ['tax', 'vat'],
      // Taxpayer, check digit, tax office, branch.
      valid: checkedInside(
        [oneOfTexts(['01', '02', '21', '31']), digitsOf(6), checkAt(), between(1, 999, 3), fixed('000')],
        8,
        (others) => luhnDigit(others.slice(0, 8)),
        { layout: '##.###.###.#-###.###' },
      ),
      breaks: [wrongCheck(8)],
    },
  },
});
