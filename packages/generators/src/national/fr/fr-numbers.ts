import { remainderOf } from '../../shared/check-digits/iso7064.ts';
import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import {
  between,
  birthDay,
  checkAt,
  digitsOf,
  fixed,
  ofRegion,
  oneOfTexts,
  type Part,
  pad,
  told,
} from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { frenchDepartments } from '../birth-regions.data.ts';

/** Departments of birth; those of Corsica count 19 and 18. */
const DEPARTMENTS = [
  ...Array.from({ length: 95 }, (_, at) => pad(at + 1, 2)).filter((code) => code !== '20'),
  '2A',
  '2B',
];
const sirenParts = [digitsOf(8)];

function key(text: string): string {
  return pad(97 - remainderOf(text.replace('2A', '19').replace('2B', '18'), 97), 2);
}

function nirOf(department: Part): Shape {
  return checkedBy(
    [
      told(1, ({ isFemale }) => (isFemale ? '2' : '1')),
      birthDay('YYMM'),
      department,
      between(1, 600, 3),
      between(1, 999, 3),
    ],
    key,
    { width: 2, layout: '# ## ## ## ### ### ##' },
  );
}

/** Numbers of France. */
export const frNumbers: CountryNumbers = defineNumbers({
  country: 'FR',
  numbers: {
    nir: {
      what: 'a French NIR',
      of: 'person',
      roles: ['identity'],
      valid: nirOf(oneOfTexts(DEPARTMENTS)),
      telling: nirOf(ofRegion(frenchDepartments)),
      breaks: [wrongCheck()],
      sees: ['born', 'sex', 'region'],
    },
    spi: {
      what: 'a French tax number',
      of: 'person',
      roles: ['tax'],
      valid: checkedBy([between(0, 3, 1), digitsOf(9)], (text) => pad(Number(text) % 511, 3), {
        width: 3,
        layout: '## ## ### ### ###',
      }),
      breaks: [wrongCheck()],
    },
    siren: {
      what: 'a French SIREN',
      of: 'company',
      roles: ['tax', 'register'],
      valid: checkedBy(sirenParts, luhnDigit, { layout: '### ### ###' }),
      breaks: [wrongCheck()],
    },
    siret: {
      what: 'a French SIRET',
      of: 'company',
      roles: ['register'],
      valid: siret(),
      breaks: [wrongCheck()],
    },
    tva: {
      what: 'a French VAT number',
      of: 'company',
      roles: ['vat'],
      valid: tva(),
      breaks: [wrongCheck(3)],
    },
  },
});

/** A SIREN with the number of the place of business, and a check digit over both. */
function siret(): Shape {
  const body = [...sirenParts, checkAt(), fixed('000'), digitsOf(1)];
  return {
    parts: [...body, checkAt()],
    complete(text) {
      const siren = text.slice(0, 8) + luhnDigit(text.slice(0, 8));
      const whole = siren + text.slice(9, 13);
      return whole + luhnDigit(whole);
    },
    layout: '### ### ### #####',
  };
}

/** A SIREN with two digits before it: 12 and three times its remainder by 97. */
function tva(): Shape {
  return {
    parts: [fixed('FR'), checkAt(2), ...sirenParts, checkAt()],
    complete(text) {
      const siren = text.slice(4, 12) + luhnDigit(text.slice(4, 12));
      return `FR${pad((12 + 3 * (Number(siren) % 97)) % 97, 2)}${siren}`;
    },
  };
}
