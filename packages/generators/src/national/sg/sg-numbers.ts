import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf, oneOfTexts, pad, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const LETTERS = 'ZKCMDNERGWH';

/** Check letters by remainder: of citizens and residents, of foreigners, and of foreigners registered from 2022 on. */
const CHECKS = { citizen: 'JZIHGFEDCBA', foreigner: 'XWUTRQPNMLK', latest: 'XWUTRQPNJLK' };

/** The letter in front counts as well: 4 from the year 2000 on, 3 for M. */
function check(text: string): string {
  const sum = weighedSum(text.slice(1), [2, 7, 6, 5, 4, 3, 2]);
  const first = text.charAt(0);
  if (first === 'M') return CHECKS.latest.charAt((sum + 3) % 11);
  const letters = 'ST'.includes(first) ? CHECKS.citizen : CHECKS.foreigner;
  return letters.charAt((sum + ('TG'.includes(first) ? 4 : 0)) % 11);
}

/** S or T by the century; the year of birth since 1968, older people have numbers from 00 to 16 in its place. */
const nric = checkedBy(
  [
    told(3, ({ born }) => {
      const letter = born.year < 2000 ? 'S' : 'T';
      return letter + pad(born.year < 1968 ? born.year % 17 : born.year % 100, 2);
    }),
    digitsOf(5),
  ],
  check,
);
const fin = checkedBy([oneOfTexts(['F', 'G', 'M']), digitsOf(7)], check);

/** Numbers of Singapore. */
export const sgNumbers: CountryNumbers = defineNumbers({
  country: 'SG',
  numbers: {
    nric: {
      what: 'a Singaporean NRIC number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: nric,
      breaks: [wrongCheck(-1, CHECKS.citizen)],
      sees: ['born'],
    },
    fin: {
      what: 'a Singaporean FIN of a foreigner',
      of: 'person',
      roles: ['tax'],
      valid: fin,
      breaks: [wrongCheck(-1, CHECKS.foreigner, CHECKS.latest)],
    },
    uen: {
      what: 'a Singaporean unique entity number',
      of: 'company',
      roles: ['tax', 'register'],
      valid: checkedBy(
        [between(1980, 2025, 4), digitsOf(5)],
        (text) => LETTERS[weighedSum(text, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11],
      ),
      breaks: [wrongCheck(-1, LETTERS)],
    },
  },
});
