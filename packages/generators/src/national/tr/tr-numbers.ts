import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Seven times the digits in odd places less those in even ones, then the sum of all ten (Nüfus Hizmetleri Yönetmeliği). */
function checks(text: string): string {
  const tenth =
    (((7 * weighedSum(text, [1, 0, 1, 0, 1, 0, 1, 0, 1]) - weighedSum(text, [0, 1, 0, 1, 0, 1, 0, 1])) % 10) + 10) % 10;
  return `${tenth}${(weighedSum(text, [1, 1, 1, 1, 1, 1, 1, 1, 1]) + tenth) % 10}`;
}

/** Numbers of Turkey. */
export const trNumbers: CountryNumbers = defineNumbers({
  country: 'TR',
  numbers: {
    tckimlik: {
      what: 'a Turkish T.C. kimlik number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy([between(100_000_000, 999_999_999, 9)], checks, { width: 2 }),
      breaks: [wrongCheck()],
    },
  },
});
