import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, digitsOf, ofRegion, type Part } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { thaiProvinces } from '../birth-regions.data.ts';

function idOf(...place: readonly Part[]): Shape {
  return checkedBy(
    [between(1, 8, 1), ...place, digitsOf(6)],
    (text) => `${(11 - (weighedSum(text, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10}`,
    { layout: '#-####-#####-##-#' },
  );
}

/** Numbers of Thailand. */
export const thNumbers: CountryNumbers = defineNumbers({
  country: 'TH',
  numbers: {
    id: {
      what: 'a Thai identity number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: idOf(digitsOf(5)),
      // The province, the district there.
      telling: idOf(ofRegion(thaiProvinces), between(1, 9, 2), digitsOf(1)),
      breaks: [wrongCheck()],
      sees: ['region'],
    },
  },
});
