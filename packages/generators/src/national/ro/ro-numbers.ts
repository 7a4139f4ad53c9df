import { remainder, weighedSum } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, ofRegion, oneOfTexts, type Part, pad, told } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { romanianCounties } from '../birth-regions.data.ts';

/** Counties as the numbers of births have them, with Bucharest's sectors. */
const COUNTIES = Array.from({ length: 46 }, (_, at) => pad(at + 1, 2)).concat('51', '52');

function cnpOf(county: Part): Shape {
  return checkedBy(
    [
      told(1, ({ born, isFemale }) => `${(isFemale ? 2 : 1) + (born.year < 2000 ? 0 : 4)}`),
      birthDay('YYMMDD'),
      county,
      between(1, 999, 3),
    ],
    remainder(11, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], '1'),
  );
}

const cnp = cnpOf(oneOfTexts(COUNTIES));
const cui = checkedBy(
  [between(1_000_000, 4_999_999, 7)],
  (text) => `${((weighedSum(text, [3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10}`,
);

/** Numbers of Romania. */
export const roNumbers: CountryNumbers = defineNumbers({
  country: 'RO',
  numbers: {
    cnp: {
      what: 'a Romanian CNP',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: cnp,
      telling: cnpOf(ofRegion(romanianCounties)),
      breaks: [wrongCheck(), impossibleDay(5, cnp)],
      sees: ['born', 'sex', 'region'],
    },
    cui: { what: 'a Romanian CUI', of: 'company', roles: ['tax', 'register'], valid: cui, breaks: [wrongCheck()] },
    vat: {
      what: 'a Romanian VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('RO', cui),
      breaks: [wrongCheck()],
    },
  },
});
