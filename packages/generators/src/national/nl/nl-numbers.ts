import { remainder } from '../../shared/check-digits/weighted.ts';
import { forbidden, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, checkedInside } from '../../shared/identifier/checked-by.ts';
import { between, checkAt, fixed, spareDigit } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const check = remainder(11, [9, 8, 7, 6, 5, 4, 3, 2]);
const bsn = [between(1_000_000, 9_999_999, 7), spareDigit()];

/** Numbers of the Netherlands. */
export const nlNumbers: CountryNumbers = defineNumbers({
  country: 'NL',
  numbers: {
    bsn: {
      what: 'a Dutch BSN',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: checkedBy(bsn, check),
      breaks: [wrongCheck()],
    },
    btw: {
      what: 'a Dutch VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: btw(),
      // By the number alone, one of a hundred would pass the check by 97 that numbers of persons have.
      breaks: [forbidden('a letter other than B', 11, ['A', 'C', 'D', 'E', '8'])],
    },
  },
});

/** The number of the company with the elfproef, then which of its VAT numbers it is. */
function btw(): Shape {
  return checkedInside([fixed('NL'), ...bsn, checkAt(), fixed('B'), between(1, 99, 2)], 10, (others) =>
    check(others.slice(2, 10)),
  );
}
