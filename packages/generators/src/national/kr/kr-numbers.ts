import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, digitsOf, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** 1 and 2 for men and women of the 1900s, 3 and 4 of the 2000s; then the office, as it was until October 2020. */
const rrn = checkedBy(
  [
    birthDay('YYMMDD'),
    told(1, ({ born, isFemale }) => `${(isFemale ? 2 : 1) + (born.year < 2000 ? 0 : 2)}`),
    between(0, 95, 2),
    digitsOf(3),
  ],
  (text) => `${(11 - (weighedSum(text, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10}`,
  { layout: '######-#######' },
);

/** The ninth digit counts five times, and its tens once more. */
function businessCheck(text: string): string {
  const sum = weighedSum(text, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(text.charAt(8)) * 5) / 10);
  return `${(10 - (sum % 10)) % 10}`;
}

/** Numbers of South Korea. */
export const krNumbers: CountryNumbers = defineNumbers({
  country: 'KR',
  numbers: {
    rrn: {
      what: 'a South Korean resident registration number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: rrn,
      breaks: [wrongCheck(), impossibleDay(4, rrn)],
      sees: ['born', 'sex'],
    },
    brn: {
      what: 'a South Korean business registration number',
      of: 'company',
      roles: ['tax', 'register'],
      valid: checkedBy([between(101, 999, 3), between(1, 99, 2), between(1, 9999, 4)], businessCheck, {
        layout: '###-##-#####',
      }),
      breaks: [wrongCheck()],
    },
  },
});
