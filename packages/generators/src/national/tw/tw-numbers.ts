import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { capitals, digitsOf, ofRegion, type Part, told } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { taiwaneseCounties } from '../birth-regions.data.ts';

/** Counties and cities, in the order of what they count from 10 on. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

function check(text: string): string {
  const place = LETTERS.indexOf(text.charAt(0)) + 10;
  const sum = Math.floor(place / 10) + (place % 10) * 9 + weighedSum(text.slice(1), [8, 7, 6, 5, 4, 3, 2, 1]);
  return `${(10 - (sum % 10)) % 10}`;
}

function idOf(county: Part): Shape {
  return checkedBy([county, told(1, ({ isFemale }) => (isFemale ? '2' : '1')), digitsOf(7)], check);
}

/** Numbers of Taiwan. */
export const twNumbers: CountryNumbers = defineNumbers({
  country: 'TW',
  numbers: {
    nationalId: {
      what: 'a Taiwanese national identification number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: idOf(capitals(1)),
      telling: idOf(ofRegion(taiwaneseCounties)),
      breaks: [wrongCheck()],
      sees: ['sex', 'region'],
    },
  },
});
