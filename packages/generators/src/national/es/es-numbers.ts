import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, chars, digitsOf, oneOfTexts } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const letterOf = (digits: string): string => LETTERS.charAt(Number(digits) % 23);

/** Companies of some forms have a digit as control, others a letter (Orden EHA/451/2008). */
const FORMS = ['A', 'B', 'E', 'F', 'G', 'H', 'J', 'N', 'P', 'Q', 'R', 'S', 'U', 'V', 'W'];
const withLetter = 'NPQRSW';

function control(text: string): string {
  const digit = luhnDigit(text.slice(1));
  return withLetter.includes(text.charAt(0)) ? 'JABCDEFGHI'.charAt(Number(digit)) : digit;
}

const cif = checkedBy([oneOfTexts(FORMS), between(1, 99, 2), digitsOf(5)], control);

/** Numbers of Spain. */
export const esNumbers: CountryNumbers = defineNumbers({
  country: 'ES',
  numbers: {
    dni: {
      what: 'a Spanish DNI',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([digitsOf(8)], letterOf, { layout: '########-#' }),
      breaks: [wrongCheck(-1, LETTERS)],
    },
    nie: {
      what: 'a Spanish NIE',
      of: 'person',
      roles: [],
      // X, Y and Z count 0, 1 and 2.
      valid: checkedBy(
        [chars('XYZ', 1), digitsOf(7)],
        (text) => letterOf(`${'XYZ'.indexOf(text.charAt(0))}${text.slice(1)}`),
        {
          layout: '#-#######-#',
        },
      ),
      breaks: [wrongCheck(-1, LETTERS)],
    },
    cif: {
      what: 'a Spanish CIF',
      of: 'company',
      roles: ['tax'],
      valid: cif,
      breaks: [wrongCheck(-1, '0123456789', 'ABCDEFGHIJ')],
    },
    nif: {
      what: 'a Spanish VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('ES', cif),
      breaks: [wrongCheck(-1, '0123456789', 'ABCDEFGHIJ')],
    },
  },
});
