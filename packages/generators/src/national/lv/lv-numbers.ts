import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { birthDay, digitsOf, oneOfTexts, spareDigit, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const kods = checkedBy(
  [birthDay('DDMMYY'), told(1, ({ born }) => (born.year < 2000 ? '1' : '2')), digitsOf(3)],
  (text) => `${((1 + weighedSum(text, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10}`,
  { layout: '######-#####' },
);

/** With the check digit the sum leaves 3. */
function check(text: string): string | undefined {
  const digit = (14 - (weighedSum(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)) % 11;
  return digit === 10 ? undefined : `${digit}`;
}

/** Numbers of Latvia. */
export const lvNumbers: CountryNumbers = defineNumbers({
  country: 'LV',
  numbers: {
    personasKods: {
      what: 'a Latvian personas kods',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: kods,
      breaks: [wrongCheck(), impossibleDay(0, kods)],
      sees: ['born'],
    },
    pvn: {
      what: 'a Latvian VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed('LV', checkedBy([oneOfTexts(['4', '5', '9']), digitsOf(8), spareDigit()], check)),
      breaks: [wrongCheck()],
    },
  },
});
