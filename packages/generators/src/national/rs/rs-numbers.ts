import { mod11And10 } from '../../shared/check-digits/iso7064.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, ofRegion } from '../../shared/identifier/part.ts';
import { jmbg } from '../../shared/national/born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { serbianAreas } from '../birth-regions.data.ts';

const valid = jmbg(between(71, 79, 2));

/** Numbers of Serbia. */
export const rsNumbers: CountryNumbers = defineNumbers({
  country: 'RS',
  numbers: {
    jmbg: {
      what: 'a Serbian JMBG',
      of: 'person',
      roles: ['identity', 'tax'],
      valid,
      telling: jmbg(ofRegion(serbianAreas)),
      breaks: [wrongCheck(), impossibleDay(0, valid)],
      sees: ['born', 'sex', 'region'],
    },
    pib: {
      what: 'a Serbian PIB',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy([between(10_000_000, 99_999_999, 8)], mod11And10),
      breaks: [wrongCheck()],
    },
  },
});
