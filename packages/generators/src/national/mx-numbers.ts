import { impossibleDay, wrongCheck } from '../identifier/break.ts';
import { checkedBy } from '../identifier/checked-by.ts';
import {
  between,
  birthDay,
  capitals,
  chars,
  fixed,
  inCapitals,
  oneOfTexts,
  spelled,
  told,
} from '../identifier/part.ts';
import { type CountryNumbers, defineNumbers } from './national-number.ts';

/** States of birth, NE for abroad. */
const STATES =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' ');
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ';
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ';

/** The first letter and the first vowel behind it; X where there is none. */
function start(name: string): string {
  const letters = inCapitals(name);
  return (letters.charAt(0) || 'X') + (/[AEIOU]/.exec(letters.slice(1))?.[0] ?? 'X');
}

/** The first consonant behind the first letter; X where there is none. */
function inner(name: string): string {
  return /[^AEIOU]/.exec(inCapitals(name.slice(1)))?.[0] ?? 'X';
}

/** The mother's surname is not in the row, so its letters are drawn. Words that offend never arise from X. */
const curp = checkedBy(
  [
    told(2, ({ surname }) => start(surname)),
    fixed('X'),
    told(1, ({ given }) => inCapitals(given.charAt(0) || 'x')),
    birthDay('YYMMDD'),
    told(1, ({ isFemale }) => (isFemale ? 'M' : 'H')),
    oneOfTexts(STATES),
    told(1, ({ surname }) => inner(surname)),
    chars(CONSONANTS, 1),
    told(1, ({ given }) => inner(given)),
    // A digit for who was born before 2000, a letter from then on.
    spelled(
      { width: 1, span: 10 },
      (drawn, { born }) => (born.year < 2000 ? '0123456789' : 'ABCDEFGHIJ').charAt(drawn),
      (text) => Number.parseInt(text, 36) % 10,
    ),
  ],
  (text) => {
    let sum = 0;
    // Ñ comes after N in the order of letters.
    for (const [place, sign] of [...text].entries())
      sum += (18 - place) * '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(sign);
    return `${(10 - (sum % 10)) % 10}`;
  },
);

/** A company's letters, date of foundation and two signs that tell it from others. */
const rfc = checkedBy(
  [
    capitals(3),
    between(60, 99, 2),
    between(1, 12, 2),
    between(1, 28, 2),
    chars('123456789ABCDEFGHIJKLMNPQRSTUV', 1),
    chars('123456789ABCDEFGHIJKLMNPQRSTUVWXYZ', 1),
  ],
  (text) => {
    let sum = 0;
    for (const [place, sign] of [...` ${text}`].entries())
      sum += (13 - place) * (sign === ' ' ? 37 : VALUES.indexOf(sign));
    return '0123456789A'.charAt((11 - (sum % 11)) % 11);
  },
);

/** Numbers of Mexico. */
export const mxNumbers: CountryNumbers = defineNumbers({
  country: 'MX',
  numbers: {
    curp: {
      what: 'a Mexican CURP',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: curp,
      breaks: [wrongCheck(), impossibleDay(8, curp)],
      sees: ['born', 'sex', 'given', 'surname'],
    },
    rfc: {
      what: 'a Mexican RFC of a company',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: rfc,
      // There are two tables of values, so another check character may be right, too.
      breaks: [impossibleDay(7, rfc)],
    },
  },
});
