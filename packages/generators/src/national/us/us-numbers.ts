import { forbidden } from '../../shared/identifier/break.ts';
import { between, digitsOf, oneOfTexts, pad, ranges } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Prefixes that no campus of the Internal Revenue Service has (IRS, "How EINs are assigned and valid EIN prefixes"). */
const NO_PREFIXES = [
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
];
const PREFIXES = Array.from({ length: 100 }, (_, prefix) => pad(prefix, 2)).filter(
  (prefix) => !NO_PREFIXES.includes(prefix),
);
const EIN = '##-#######';
const SSN = '###-##-####';

/** Numbers of the United States. */
export const usNumbers: CountryNumbers = defineNumbers({
  country: 'US',
  numbers: {
    ssn: {
      what: 'a US Social Security number',
      of: 'person',
      roles: ['identity', 'tax'],
      // Areas 000, 666 and 900 to 999, group 00 and serial number 0000 are never given out (SSA, POMS RM 10201.035).
      valid: {
        parts: [
          ranges(
            [
              [1, 665],
              [667, 899],
            ],
            3,
          ),
          between(1, 99, 2),
          between(1, 9999, 4),
        ],
        layout: SSN,
      },
      // Numbers of the tax office (ITIN) begin with 9 too, but with groups from 50 on.
      safe: { parts: [between(900, 999, 3), between(1, 49, 2), between(1, 9999, 4)], layout: SSN },
      breaks: [
        forbidden('an area that is never given out', 0, ['000', '666', '900', '950', '999']),
        forbidden('a group that is never given out', 3, ['00']),
      ],
    },
    ein: {
      what: 'a US employer identification number',
      of: 'company',
      roles: ['tax'],
      valid: { parts: [oneOfTexts(PREFIXES), digitsOf(7)], layout: EIN },
      safe: { parts: [oneOfTexts(NO_PREFIXES), digitsOf(7)], layout: EIN },
      breaks: [forbidden('a prefix that is never given out', 0, NO_PREFIXES)],
    },
  },
});
