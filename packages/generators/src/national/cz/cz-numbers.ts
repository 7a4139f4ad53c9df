import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between } from '../../shared/identifier/part.ts';
import { czechNumber } from '../../shared/national/born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const rc = czechNumber();
/** Elevens become 1, tens 0. */
const ico = checkedBy(
  [between(100_000, 8_999_999, 7)],
  (text) => `${(11 - (weighedSum(text, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10}`,
);

/** Numbers of Czechia. */
export const czNumbers: CountryNumbers = defineNumbers({
  country: 'CZ',
  numbers: {
    rodneCislo: {
      what: 'a Czech rodné číslo',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: rc,
      breaks: [impossibleDay(4, rc)],
      sees: ['born', 'sex'],
    },
    ico: { what: 'a Czech IČO', of: 'company', roles: ['tax', 'register'], valid: ico, breaks: [wrongCheck()] },
    dic: {
      what: 'a Czech VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('CZ', ico),
      breaks: [wrongCheck()],
    },
  },
});
