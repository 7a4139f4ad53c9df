import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { forbidden, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, checkedInside, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, chars, checkAt, digitsOf, fixed, oneOfTexts, pad } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const NO_PREFIXES = ['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ'];
/** No D, F, I, Q, U, V at all, and no O in second place (HMRC, National Insurance Manual, NIM39110). */
const PREFIXES = [...'ABCEGHJKLMNOPRSTWXYZ']
  .flatMap((first) => [...'ABCEGHJKLMNPRSTWXYZ'].map((second) => first + second))
  .filter((prefix) => !NO_PREFIXES.includes(prefix));
const NINO = '## ## ## ## #';

/** Numbers of the United Kingdom. */
export const gbNumbers: CountryNumbers = defineNumbers({
  country: 'GB',
  numbers: {
    nino: {
      what: 'a British National Insurance number',
      of: 'person',
      roles: ['identity'],
      valid: { parts: [oneOfTexts(PREFIXES), digitsOf(6), chars('ABCD', 1)], layout: NINO },
      // The prefix of HMRC's own examples.
      safe: { parts: [fixed('QQ'), digitsOf(6), chars('ABCD', 1)], layout: NINO },
      breaks: [
        forbidden('a prefix that is never given out', 0, [...NO_PREFIXES, 'DA', 'FA', 'QA', 'AO', 'AV']),
        forbidden('a suffix that there is not', 8, ['E', 'F', 'X', 'Z']),
      ],
    },
    utr: {
      what: 'a British unique taxpayer reference',
      of: 'person',
      roles: ['tax'],
      valid: checkedInside(
        [checkAt(), digitsOf(9)],
        0,
        (others) => '21987654321'[weighedSum(others, [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11],
      ),
      breaks: [wrongCheck(0)],
    },
    vat: {
      what: 'a British VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed(
        'GB',
        checkedBy(
          [between(1_000_000, 9_999_999, 7)],
          (text) => pad(97 - (weighedSum(text, [8, 7, 6, 5, 4, 3, 2]) % 97), 2),
          {
            width: 2,
          },
        ),
      ),
      breaks: [wrongCheck()],
    },
  },
});
