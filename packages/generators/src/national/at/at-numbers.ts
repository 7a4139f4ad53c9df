import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { remainder } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, checkedInside, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, checkAt, digitsOf, oneOfTexts, spareDigit } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const svnr: Shape = checkedInside(
  [between(10, 99, 2), spareDigit(), checkAt(), birthDay('DDMMYY')],
  3,
  remainder(11, [3, 7, 9, 5, 8, 4, 2, 1, 6]),
  { layout: '#### ######' },
);

/** Tax offices that people belong to (Bundesministerium für Finanzen). */
const OFFICES =
  '03 04 06 07 08 09 12 15 16 18 22 23 29 33 38 41 46 51 52 53 54 57 59 61 65 67 68 69 71 72 81 82 83 90 91 93 97 98'.split(
    ' ',
  );

/** Digits in even places count twice, as the sum of both digits; 4 is added (Bundesministerium für Finanzen). */
function uidCheck(text: string): string {
  return `${(Number(luhnDigit(`${text}0`)) + 6) % 10}`;
}

/** Numbers of Austria. */
export const atNumbers: CountryNumbers = defineNumbers({
  country: 'AT',
  numbers: {
    svnr: {
      what: 'an Austrian social insurance number',
      of: 'person',
      roles: ['identity'],
      valid: svnr,
      breaks: [wrongCheck(3), impossibleDay(4, svnr)],
      sees: ['born'],
    },
    tin: {
      what: 'an Austrian tax number',
      of: 'person',
      roles: ['tax'],
      valid: checkedBy([oneOfTexts(OFFICES), digitsOf(6)], luhnDigit, { layout: '##-###/####' }),
      breaks: [wrongCheck()],
    },
    uid: {
      what: 'an Austrian VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed('ATU', checkedBy([digitsOf(7)], uidCheck)),
      breaks: [wrongCheck()],
    },
  },
});
