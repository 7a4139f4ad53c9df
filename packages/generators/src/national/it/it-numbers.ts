import { italianLetter } from '../../shared/check-digits/italian-letter.ts';
import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, chars, inCapitals, ofRegion, type Part, pad, told } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { italianTowns } from '../birth-regions.data.ts';

/** Surname and given name in three letters: consonants first, then vowels, then X (decree of 23 December 1976). */
function threeLetters(name: string, isGiven: boolean): string {
  const letters = inCapitals(name);
  const consonants = letters.replaceAll(/[AEIOU]/g, '');
  const chosen = isGiven && consonants.length > 3 ? consonants.charAt(0) + consonants.slice(2) : consonants;
  return `${chosen}${letters.replaceAll(/[^AEIOU]/g, '')}XXX`.slice(0, 3);
}

const MONTHS = 'ABCDEHLMPRST';
/** Letters of municipalities, with numbers from 001 to 999 each. */
const PLACES = 'ABCDEFGHIL';

function personalOf(...place: readonly Part[]): Shape {
  return checkedBy(
    [
      told(3, ({ surname }) => threeLetters(surname, false)),
      told(3, ({ given }) => threeLetters(given, true)),
      told(
        5,
        ({ born, isFemale }) =>
          pad(born.year % 100, 2) + MONTHS.charAt(born.month - 1) + pad(born.day + (isFemale ? 40 : 0), 2),
      ),
      ...place,
    ],
    italianLetter,
  );
}

const personal = personalOf(chars(PLACES, 1), between(1, 999, 3));
const iva = checkedBy([between(1, 7_999_999, 7), between(1, 100, 3)], luhnDigit);

/** Numbers of Italy. */
export const itNumbers: CountryNumbers = defineNumbers({
  country: 'IT',
  numbers: {
    codiceFiscale: {
      what: 'an Italian codice fiscale',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: personal,
      telling: personalOf(ofRegion(italianTowns)),
      breaks: [wrongCheck(-1, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), impossibleDay(9, personal)],
      sees: ['born', 'sex', 'given', 'surname', 'region'],
    },
    partitaIva: {
      what: 'an Italian partita IVA',
      of: 'company',
      roles: ['tax'],
      valid: iva,
      breaks: [wrongCheck()],
    },
    vat: {
      what: 'an Italian VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('IT', iva),
      breaks: [wrongCheck()],
    },
  },
});
