import { verhoeffDigit } from '../../shared/check-digits/verhoeff.ts';
import { forbidden, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, capitals, digitsOf, fixed, inCapitals, oneOfTexts, pad, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const AADHAAR = { layout: '#### #### ####' };
/** The digits in the middle of an Aadhaar number differ: one that is the same from behind is not given out. */
const MIDDLES = Array.from({ length: 100 }, (_, at) => pad(at, 2)).filter(([one, other]) => one !== other);
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Codes of states and territories. */
const STATES = Array.from({ length: 37 }, (_, at) => pad(at + 1, 2)).filter((code) => code !== '28');

const companyPan = [capitals(3), oneOfTexts(['C', 'F', 'A', 'T']), capitals(1), between(1, 9999, 4), capitals(1)];

/** Luhn's formula with 36 signs. */
function gstinCheck(text: string): string {
  let sum = 0;
  for (const [place, sign] of [...text].reverse().entries()) {
    const product = SIGNS.indexOf(sign) * (place % 2 === 0 ? 2 : 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return SIGNS.charAt((36 - (sum % 36)) % 36);
}

/** Numbers of India. */
export const inNumbers: CountryNumbers = defineNumbers({
  country: 'IN',
  numbers: {
    aadhaar: {
      what: 'an Indian Aadhaar number',
      of: 'person',
      roles: ['identity'],
      // Numbers that begin with 0 or 1 are kept (UIDAI, A UID Numbering Scheme, 2010).
      valid: checkedBy([between(2, 9, 1), digitsOf(4), oneOfTexts(MIDDLES), digitsOf(4)], verhoeffDigit, AADHAAR),
      safe: checkedBy([between(0, 1, 1), digitsOf(5), digitsOf(5)], verhoeffDigit, AADHAAR),
      breaks: [wrongCheck()],
    },
    pan: {
      what: 'an Indian PAN',
      of: 'person',
      roles: ['tax'],
      // P for a person, then the first letter of the surname.
      valid: {
        parts: [
          capitals(3),
          fixed('P'),
          told(1, ({ surname }) => inCapitals(surname.charAt(0) || 'x')),
          between(1, 9999, 4),
          capitals(1),
        ],
      },
      breaks: [
        forbidden('a kind of holder that there is not', 3, [
          'D',
          'I',
          'M',
          'N',
          'O',
          'Q',
          'R',
          'S',
          'U',
          'V',
          'W',
          'X',
          'Y',
          'Z',
        ]),
        forbidden('a number that is never given out', 5, ['0000']),
      ],
      sees: ['surname'],
    },
    gstin: {
      what: 'an Indian GSTIN',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy([oneOfTexts(STATES), ...companyPan, between(1, 9, 1), fixed('Z')], gstinCheck),
      breaks: [wrongCheck(-1, SIGNS)],
    },
  },
});
