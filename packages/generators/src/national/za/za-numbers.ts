import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { forbidden, impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { birthDay, digitsOf, fixed, oneOfTexts, spelled } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Women's numbers are below 5000; then 0 for citizens, and an 8 that means nothing since 1987. */
const id = checkedBy(
  [
    birthDay('YYMMDD'),
    spelled(
      { width: 1, span: 5 },
      (drawn, { isFemale }) => `${drawn + (isFemale ? 0 : 5)}`,
      (text) => Number(text) % 5,
    ),
    digitsOf(3),
    fixed('08'),
  ],
  luhnDigit,
);

/** Numbers of South Africa. */
export const zaNumbers: CountryNumbers = defineNumbers({
  country: 'ZA',
  numbers: {
    id: {
      what: 'a South African identity number',
      of: 'person',
      roles: ['identity'],
      valid: id,
      breaks: [wrongCheck(), impossibleDay(4, id)],
      sees: ['born', 'sex'],
    },
    tin: {
      what: 'a South African tax number',
      of: 'person',
      roles: ['tax'],
      valid: checkedBy([oneOfTexts(['0', '1', '2', '3']), digitsOf(8)], luhnDigit),
      breaks: [wrongCheck()],
    },
    vat: {
      what: 'a South African VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: checkedBy([fixed('4'), digitsOf(8)], luhnDigit),
      breaks: [forbidden('a first digit other than 4', 0, ['0', '1', '2', '3', '5', '6', '7', '8', '9'])],
    },
  },
});
