import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { birthDay, ofRegion, oneOfTexts, type Part, parity, spareDigit, told } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { egyptianGovernorates } from '../birth-regions.data.ts';

const GOVERNORATES = [...egyptianGovernorates.values()].flat();

/** What is missing from a multiple of 11; an 11 is written 1, and numbers that would need a 10 are not given out. */
function check(text: string): string | undefined {
  const missing = 11 - (weighedSum(text, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  if (missing === 10) return undefined;
  return missing === 11 ? '1' : `${missing}`;
}

/** 2 for the 1900s, 3 for the 2000s; the day, the governorate of birth, a number whose last digit is odd for men. */
function idOf(governorate: Part): Shape {
  return checkedBy(
    [
      told(1, ({ born }) => (born.year < 2000 ? '2' : '3')),
      birthDay('YYMMDD'),
      governorate,
      spareDigit(),
      parity('men', { width: 3, span: 500 }),
    ],
    check,
  );
}

const valid = idOf(oneOfTexts(GOVERNORATES));

/** Numbers of Egypt. */
export const egNumbers: CountryNumbers = defineNumbers({
  country: 'EG',
  numbers: {
    nationalId: {
      what: 'an Egyptian national number',
      of: 'person',
      roles: ['identity'],
      valid,
      telling: idOf(ofRegion(egyptianGovernorates)),
      breaks: [wrongCheck(), impossibleDay(5, valid)],
      sees: ['born', 'sex', 'region'],
    },
  },
});
