import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, pad } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Numbers of Malta. */
export const mtNumbers: CountryNumbers = defineNumbers({
  country: 'MT',
  numbers: {
    vat: {
      what: 'a Maltese VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed(
        'MT',
        checkedBy([between(100_000, 399_999, 6)], (text) => pad(37 - (weighedSum(text, [3, 4, 6, 7, 8, 9]) % 37), 2), {
          width: 2,
        }),
      ),
      breaks: [wrongCheck()],
    },
  },
});
