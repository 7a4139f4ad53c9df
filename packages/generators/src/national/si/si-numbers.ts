import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, spareDigit } from '../../shared/identifier/part.ts';
import { jmbg } from '../../shared/national/born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const emso = jmbg(between(50, 50, 2));

/** Tens become 0; an eleven is not given out. */
function check(text: string): string | undefined {
  const digit = 11 - (weighedSum(text, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return digit === 11 ? undefined : `${digit % 10}`;
}

/** Numbers of Slovenia. */
export const siNumbers: CountryNumbers = defineNumbers({
  country: 'SI',
  numbers: {
    emso: {
      what: 'a Slovenian EMŠO',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: emso,
      breaks: [wrongCheck(), impossibleDay(0, emso)],
      sees: ['born', 'sex'],
    },
    ddv: {
      what: 'a Slovenian VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed('SI', checkedBy([between(100_000, 999_999, 6), spareDigit()], check)),
      breaks: [wrongCheck()],
    },
  },
});
