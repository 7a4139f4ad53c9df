import { remainderOf } from '../../shared/check-digits/iso7064.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { chars, digitsOf, spareDigit } from '../../shared/identifier/part.ts';
import { czechNumber } from '../../shared/national/born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const rc = czechNumber();

/** The whole is a multiple of 11. */
function check(text: string): string | undefined {
  const digit = (11 - remainderOf(`${text}0`, 11)) % 11;
  return digit === 10 ? undefined : `${digit}`;
}

/** Numbers of Slovakia. */
export const skNumbers: CountryNumbers = defineNumbers({
  country: 'SK',
  numbers: {
    rodneCislo: {
      what: 'a Slovak rodné číslo',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: rc,
      breaks: [impossibleDay(4, rc)],
      sees: ['born', 'sex'],
    },
    dph: {
      what: 'a Slovak VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed(
        'SK',
        checkedBy([chars('234789', 1), digitsOf(1), chars('234789', 1), digitsOf(5), spareDigit()], check),
      ),
      breaks: [wrongCheck()],
    },
  },
});
