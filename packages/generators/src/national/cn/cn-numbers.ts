import { mod11And2 } from '../../shared/check-digits/iso7064.ts';
import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import {
  birthDay,
  checkAt,
  digitsOf,
  fixed,
  ofRegion,
  oneOfTexts,
  type Part,
  parity,
  spareDigit,
} from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { chineseDistricts } from '../birth-regions.data.ts';

/** Districts of large cities (GB/T 2260). */
const DISTRICTS = [
  '110101',
  '110105',
  '110108',
  '120101',
  '120103',
  '130102',
  '140105',
  '210102',
  '210202',
  '220102',
  '230102',
  '310101',
  '310104',
  '310115',
  '320102',
  '320506',
  '330102',
  '330106',
  '340104',
  '350102',
  '350203',
  '360102',
  '370102',
  '370202',
  '410105',
  '420102',
  '420106',
  '430102',
  '440103',
  '440106',
  '440305',
  '450103',
  '460105',
  '500103',
  '510104',
  '510107',
  '520102',
  '530102',
  '610103',
  '610113',
  '620102',
];

function ricOf(district: Part): Shape {
  return checkedBy([district, birthDay('YYYYMMDD'), parity('men', { width: 3, span: 499, from: 2 })], mod11And2);
}

const ric = ricOf(oneOfTexts(DISTRICTS));

/** Digits and letters without I, O, S, V, Z (GB 32100-2015). */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** The number of the organisation has a check character of its own (GB 11714-1997). */
function organisationCheck(text: string): string {
  const digit = (11 - (weighedSum(text, [3, 7, 9, 10, 5, 8, 4, 2]) % 11)) % 11;
  return digit === 10 ? 'X' : `${digit}`;
}

function creditCheck(text: string): string | undefined {
  let sum = 0;
  for (const [place, weight] of WEIGHTS.entries()) sum += weight * SIGNS.indexOf(text.charAt(place));
  // Some software does not know that 31 becomes 0, so numbers that would need it are left out.
  return sum % 31 === 0 ? undefined : SIGNS.charAt(31 - (sum % 31));
}

const uscc: Shape = {
  parts: [fixed('91'), oneOfTexts(DISTRICTS), digitsOf(4), digitsOf(3), spareDigit(3), checkAt(2)],
  complete(text) {
    const body = text.slice(0, 16) + organisationCheck(text.slice(8, 16));
    const check = creditCheck(body);
    return check === undefined ? undefined : body + check;
  },
};

/** Numbers of China. */
export const cnNumbers: CountryNumbers = defineNumbers({
  country: 'CN',
  numbers: {
    residentId: {
      what: 'a Chinese resident identity number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: ric,
      telling: ricOf(ofRegion(chineseDistricts)),
      breaks: [wrongCheck(-1, '0123456789X'), impossibleDay(12, ric)],
      sees: ['born', 'sex', 'region'],
    },
    uscc: {
      what: 'a Chinese unified social credit code',
      of: 'company',
      roles: ['tax', 'register'],
      valid: uscc,
      breaks: [wrongCheck(-1, SIGNS)],
    },
  },
});
