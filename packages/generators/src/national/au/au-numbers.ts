import { remainder, weighedSum, weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, checkedInside } from '../../shared/identifier/checked-by.ts';
import { between, checkAt, digitsOf, spareDigit } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** The first two digits make the whole a multiple of 89, after 1 is taken from the first (Australian Business Register). */
function businessCheck(others: string): string {
  const rest = weighedSum(others, [3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89;
  return `${11 + ((88 - rest + 89) % 89)}`;
}

/** Numbers of Australia. */
export const auNumbers: CountryNumbers = defineNumbers({
  country: 'AU',
  numbers: {
    tfn: {
      what: 'an Australian tax file number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(1_000_000, 9_999_999, 7), spareDigit()], remainder(11, [1, 4, 3, 7, 5, 8, 6, 9]), {
        layout: '### ### ###',
      }),
      breaks: [wrongCheck()],
    },
    abn: {
      what: 'an Australian business number',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedInside([checkAt(2), digitsOf(9)], 0, businessCheck, { width: 2, layout: '## ### ### ###' }),
      breaks: [wrongCheck(1)],
    },
    acn: {
      what: 'an Australian company number',
      of: 'company',
      roles: ['register'],
      valid: checkedBy([digitsOf(8)], weighted(10, [8, 7, 6, 5, 4, 3, 2, 1]), { layout: '### ### ###' }),
      breaks: [wrongCheck()],
    },
  },
});
