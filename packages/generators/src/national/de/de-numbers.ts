import { mod11And10 } from '../../shared/check-digits/iso7064.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import {
  between,
  birthDay,
  inCapitals,
  oneOfTexts,
  type Part,
  pad,
  spelled,
  told,
} from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/**
 * Ten digits of which the first is not 0, one occurs twice and one does not occur: a permutation of all ten, in which a later
 * place then repeats an earlier one. Steuer-IDs have such digits (Bundeszentralamt für Steuern).
 */
const tenDigits: Part = spelled({ width: 10, span: 9 * 362_880 * 45 }, writeTen, readTen);

function writeTen(drawn: number): string {
  let rest = Math.floor(drawn / 45);
  const left = [...'0123456789'];
  const digits: string[] = [];
  for (let count = 10; count > 0; count--) {
    const base = count === 10 ? 9 : count;
    const [digit = ''] = left.splice((rest % base) + (count === 10 ? 1 : 0), 1);
    digits.push(digit);
    rest = Math.floor(rest / base);
  }
  const [earlier, later] = pairOf(drawn % 45);
  digits[later] = digits[earlier] ?? '';
  return digits.join('');
}

function readTen(text: string): number {
  const digits = [...text];
  const later = digits.findIndex((digit, at) => digits.indexOf(digit) < at);
  const earlier = digits.indexOf(digits[later] ?? '');
  const missing = [...'0123456789'].find((digit) => !digits.includes(digit));
  if (later < 0 || missing === undefined || digits[0] === '0') return -1;
  digits[later] = missing;
  if (new Set(digits).size < 10) return -1;
  const left = [...'0123456789'];
  let value = 0;
  let scale = 1;
  for (const [at, digit] of digits.entries()) {
    const place = left.indexOf(digit);
    left.splice(place, 1);
    value += (at === 0 ? place - 1 : place) * scale;
    scale *= at === 0 ? 9 : 10 - at;
  }
  return value * 45 + (later * (later - 1)) / 2 + earlier;
}

/** The pair of places of a number below 45, the earlier first. */
function pairOf(number: number): readonly [number, number] {
  let later = 1;
  while ((later * (later + 1)) / 2 <= number) later++;
  return [number - (later * (later - 1)) / 2, later];
}

/** Area numbers of pension insurers that have given out numbers to most. */
const AREAS = [
  '02',
  '03',
  '04',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '23',
  '24',
  '25',
  '26',
  '28',
  '29',
  '38',
  '39',
  '40',
  '42',
  '43',
  '44',
  '48',
  '49',
  '50',
  '51',
  '52',
  '53',
  '54',
  '55',
  '56',
  '57',
  '58',
  '59',
  '60',
  '61',
  '62',
  '63',
  '64',
  '65',
  '66',
  '67',
  '68',
  '69',
  '70',
  '71',
  '72',
  '73',
  '74',
  '75',
  '76',
  '77',
  '78',
  '79',
  '80',
  '81',
  '82',
  '89',
];

/** The letter counts as two digits; products of two digits count as the sum of both (VKVV, § 4). */
function insuranceCheck(text: string): string {
  const digits = text.replace(/[A-Z]/, (letter) => pad(letter.charCodeAt(0) - 64, 2));
  let sum = 0;
  for (const [place, weight] of [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1].entries()) {
    const product = weight * Number(digits.charAt(place));
    sum += Math.floor(product / 10) + (product % 10);
  }
  return `${sum % 10}`;
}

const insurance = checkedBy(
  [
    oneOfTexts(AREAS),
    birthDay('DDMMYY'),
    told(1, ({ surname }) => inCapitals(surname.charAt(0) || 'x')),
    // From 50 on for women.
    spelled(
      { width: 2, span: 50 },
      (drawn, { isFemale }) => pad(drawn + (isFemale ? 50 : 0), 2),
      (text) => Number(text) % 50,
    ),
  ],
  insuranceCheck,
  { layout: '## ###### # ###' },
);

/** Numbers of Germany. */
export const deNumbers: CountryNumbers = defineNumbers({
  country: 'DE',
  numbers: {
    steuerId: {
      what: 'a German Steuer-ID',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([tenDigits], mod11And10, { layout: '## ### ### ###' }),
      breaks: [wrongCheck()],
    },
    rvnr: {
      what: 'a German pension insurance number',
      of: 'person',
      roles: [],
      valid: insurance,
      breaks: [wrongCheck()],
      sees: ['born', 'sex', 'surname'],
    },
    ustId: {
      what: 'a German VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed('DE', checkedBy([between(10_000_000, 99_999_999, 8)], mod11And10)),
      breaks: [wrongCheck()],
    },
  },
});
