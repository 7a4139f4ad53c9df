import { inTurn, weighted } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import {
  birthDay,
  digitsOf,
  oneOfTexts,
  type Part,
  pad,
  parity,
  spareDigit,
  spelled,
  told,
} from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const checks = inTurn(weighted(11, [3, 7, 6, 1, 8, 9, 4, 5, 2]), weighted(11, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]));

/** 000 to 499 for who was born before 2000, 500 to 999 from then on; the last digit is odd for men (Folkeregisterforskriften, § 2-2-1). */
const individual: readonly Part[] = [
  spelled(
    { width: 1, span: 5 },
    (drawn, { born }) => `${drawn + (born.year < 2000 ? 0 : 5)}`,
    (text) => Number(text) % 5,
  ),
  spareDigit(2),
  parity('men', { width: 1, span: 5 }),
];
const personal = checkedBy([birthDay('DDMMYY'), ...individual], checks, { width: 2, layout: '###### #####' });
/** Made-up people of the tax office's test data have months from 81 on (Skatteetaten, Tenor testdata). */
const testPersonal = checkedBy(
  [told(6, ({ born }) => pad(born.day, 2) + pad(born.month + 80, 2) + pad(born.year % 100, 2)), ...individual],
  checks,
  { width: 2, layout: '###### #####' },
);
const orgnr = checkedBy([oneOfTexts(['8', '9']), digitsOf(6), spareDigit()], weighted(11, [3, 2, 7, 6, 5, 4, 3, 2]), {
  layout: '### ### ###',
});

/** Numbers of Norway. */
export const noNumbers: CountryNumbers = defineNumbers({
  country: 'NO',
  numbers: {
    fodselsnummer: {
      what: 'a Norwegian fødselsnummer',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: personal,
      safe: testPersonal,
      breaks: [wrongCheck(), impossibleDay(0, personal)],
      sees: ['born', 'sex'],
    },
    orgnr: {
      what: 'a Norwegian organisasjonsnummer',
      of: 'company',
      roles: ['tax', 'register'],
      valid: orgnr,
      breaks: [wrongCheck()],
    },
  },
});
