import { luhnDigit } from '../../shared/check-digits/luhn.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, checkedInside } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, checkAt, digitsOf, fixed, parity } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const personal = checkedBy([birthDay('YYMMDD'), parity('men', { width: 3, span: 499, from: 2 })], luhnDigit, {
  layout: '######-####',
});
/** The third digit is 2 or more, so that it is no month. */
const company = [between(5, 9, 1), digitsOf(1), between(2, 9, 1), digitsOf(6)];

/** Numbers of Sweden. */
export const seNumbers: CountryNumbers = defineNumbers({
  country: 'SE',
  numbers: {
    personnummer: {
      what: 'a Swedish personnummer',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: personal,
      breaks: [wrongCheck(), impossibleDay(4, personal)],
      sees: ['born', 'sex'],
    },
    orgnr: {
      what: 'a Swedish organisationsnummer',
      of: 'company',
      roles: ['tax', 'register'],
      valid: checkedBy(company, luhnDigit, { layout: '######-####' }),
      breaks: [wrongCheck()],
    },
    vat: {
      what: 'a Swedish VAT number',
      of: 'company',
      roles: ['vat'],
      valid: checkedInside([fixed('SE'), ...company, checkAt(), fixed('01')], 11, (others) =>
        luhnDigit(others.slice(2, 11)),
      ),
      breaks: [wrongCheck(11)],
    },
  },
});
