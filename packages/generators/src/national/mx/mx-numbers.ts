import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import {
  between,
  birthDay,
  capitals,
  chars,
  type Holder,
  inCapitals,
  ofRegion,
  oneOfTexts,
  type Part,
  spelled,
  told,
} from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { mexicanStates } from '../birth-regions.data.ts';
import { homoclave, innerConsonant, innerVowel, nameInCapitals, wordOf } from './mx-names.ts';

/** States of birth, NE for abroad. */
const STATES =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' ');
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ';
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ';
const HOMOCLAVE = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** Beginnings that would be a rude word, as the register of the population has them (instructive of the CURP, annex 2). */
const RUDE_CURPS = new Set(
  (
    'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY ' +
    'JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO ' +
    'MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ' +
    'ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'
  ).split(' '),
);
/** As the tax office has them. */
const RUDE_RFCS = new Set(
  (
    'BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA KOGE ' +
    'KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN'
  ).split(' '),
);

interface Names {
  readonly given: string;
  readonly surname: string;
  readonly second: string;
}

/** The names in capitals. */
function namesOf(holder: Holder): Names {
  return {
    given: nameInCapitals(holder.givenWritten, holder.given),
    surname: nameInCapitals(holder.surnameWritten, holder.surname),
    second: nameInCapitals(holder.secondWritten, holder.second),
  };
}

function wordsOf(holder: Holder): Names {
  const { given, surname, second } = namesOf(holder);
  return { given: wordOf(given, true), surname: wordOf(surname), second: wordOf(second) };
}

function curpOf(start: Part, state: Part, consonants: readonly Part[]): Shape {
  return checkedBy(
    [
      start,
      birthDay('YYMMDD'),
      told(1, ({ isFemale }) => (isFemale ? 'M' : 'H')),
      state,
      ...consonants,
      // A digit for who was born before 2000, a letter from then on.
      spelled(
        { width: 1, span: 10 },
        (drawn, { born }) => (born.year < 2000 ? '0123456789' : 'ABCDEFGHIJ').charAt(drawn),
        (text) => Number.parseInt(text, 36) % 10,
      ),
    ],
    curpCheck,
  );
}

function curpCheck(text: string): string {
  let sum = 0;
  // Ñ comes after N in the order of letters.
  for (const [place, sign] of [...text].entries())
    sum += (18 - place) * '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(sign);
  return `${(10 - (sum % 10)) % 10}`;
}

/** Where numbers must be unique, the letters of the mother's surname are drawn. Words that offend never arise from X. */
const curp = curpOf(
  told(4, ({ surname, given }) => {
    const letters = inCapitals(surname);
    return `${letters.charAt(0) || 'X'}${innerVowel(letters)}X${inCapitals(given.charAt(0) || 'x')}`;
  }),
  oneOfTexts(STATES),
  [
    told(1, ({ surname }) => innerConsonant(inCapitals(surname))),
    chars(CONSONANTS, 1),
    told(1, ({ given }) => innerConsonant(inCapitals(given))),
  ],
);

/** The first letters of both surnames and the given name; X stands for Ñ. */
const curpOfNames = curpOf(
  told(4, (holder) => {
    const { given, surname, second } = wordsOf(holder);
    const start = [surname.charAt(0), innerVowel(surname), second.charAt(0), given.charAt(0)]
      .map(plainOr('X'))
      .join('');
    return RUDE_CURPS.has(start) ? `${start.charAt(0)}X${start.slice(2)}` : start;
  }),
  ofRegion(mexicanStates),
  (['surname', 'second', 'given'] as const).map((name) =>
    told(1, (holder) => plainOr('X')(innerConsonant(wordsOf(holder)[name]))),
  ),
);

/** A letter A to Z, or what stands for others. */
function plainOr(other: string): (letter: string) => string {
  return (letter) => (/^[A-Z]$/.test(letter) ? letter : other);
}

/** The first four signs: letters of both surnames and the given name (rules of the tax office for persons, annex III). */
function rfcStart(holder: Holder): string {
  const { given, surname, second } = wordsOf(holder);
  const isShort = surname.length <= 2;
  const letters = isShort
    ? [surname.charAt(0), second.charAt(0), given.charAt(0), given.charAt(1)]
    : [surname.charAt(0), innerVowel(surname), second.charAt(0), given.charAt(0)];
  const start = letters.map((letter) => plainOr('X')(letter === 'Ñ' ? 'N' : letter)).join('');
  return RUDE_RFCS.has(start) ? `${start.slice(0, 3)}X` : start;
}

function rfcOf(...tail: readonly Part[]): Shape {
  return checkedBy([told(4, rfcStart), birthDay('YYMMDD'), ...tail], rfcCheck);
}

function rfcCheck(text: string): string {
  let sum = 0;
  for (const [place, sign] of [...text.padStart(12)].entries())
    sum += (13 - place) * (sign === ' ' ? 37 : VALUES.indexOf(sign));
  return '0123456789A'.charAt((11 - (sum % 11)) % 11);
}

/** Where numbers must be unique, what tells people of one name apart is drawn. */
const rfcPersona = rfcOf(chars(HOMOCLAVE.slice(0, 30), 1), chars(HOMOCLAVE, 1));
const rfcOfName = rfcOf(
  told(2, (holder) => {
    const { given, surname, second } = namesOf(holder);
    return homoclave(`${surname} ${second} ${given}`);
  }),
);

/** A company's letters, date of foundation and two signs that tell it from others. */
const rfc = checkedBy(
  [
    capitals(3),
    between(60, 99, 2),
    between(1, 12, 2),
    between(1, 28, 2),
    chars('123456789ABCDEFGHIJKLMNPQRSTUV', 1),
    chars(HOMOCLAVE, 1),
  ],
  rfcCheck,
);

const names = ['given', 'surname', 'second', 'givenWritten', 'surnameWritten', 'secondWritten'] as const;

/** Numbers of Mexico. */
export const mxNumbers: CountryNumbers = defineNumbers({
  country: 'MX',
  numbers: {
    curp: {
      what: 'a Mexican CURP',
      of: 'person',
      roles: ['identity'],
      valid: curp,
      telling: curpOfNames,
      breaks: [wrongCheck(), impossibleDay(8, curp)],
      sees: ['born', 'sex', ...names, 'region'],
    },
    rfcPersona: {
      what: 'a Mexican RFC of a person',
      of: 'person',
      roles: ['tax'],
      valid: rfcPersona,
      telling: rfcOfName,
      // There are two tables of values, so another check character may be right, too.
      breaks: [impossibleDay(8, rfcPersona)],
      sees: ['born', ...names],
    },
    rfc: {
      what: 'a Mexican RFC of a company',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: rfc,
      breaks: [impossibleDay(7, rfc)],
    },
  },
});
