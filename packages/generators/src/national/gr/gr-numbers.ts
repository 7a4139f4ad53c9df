import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { remainder } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, digitsOf, oneOfTexts, type Part, parity } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const amka = checkedBy([birthDay('DDMMYY'), parity('men', { width: 4, span: 5000 })], luhnDigit);
const afm = (first: Part): Shape =>
  checkedBy([first, digitsOf(7)], remainder(11, [256, 128, 64, 32, 16, 8, 4, 2], '0'));

/** Numbers of Greece. */
export const grNumbers: CountryNumbers = defineNumbers({
  country: 'GR',
  numbers: {
    amka: {
      what: 'a Greek AMKA',
      of: 'person',
      roles: ['identity'],
      valid: amka,
      breaks: [wrongCheck(), impossibleDay(0, amka)],
      sees: ['born', 'sex'],
    },
    afm: {
      what: 'a Greek AFM',
      of: 'person',
      roles: ['tax'],
      valid: afm(between(1, 4, 1)),
      breaks: [wrongCheck()],
    },
    vat: {
      what: 'a Greek VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      // Greece's VAT numbers begin with EL, not with its code GR.
      valid: prefixed('EL', afm(oneOfTexts(['0', '8', '9']))),
      breaks: [wrongCheck()],
    },
  },
});
