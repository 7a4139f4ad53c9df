import { inTurn, weighted } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { between, fixed } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Tens and elevens become 0 (Receita Federal). */
const person = inTurn(
  weighted(11, [10, 9, 8, 7, 6, 5, 4, 3, 2], '0'),
  weighted(11, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], '0'),
);
const company = inTurn(
  weighted(11, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], '0'),
  weighted(11, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], '0'),
);

/** Numbers of Brazil. */
export const brNumbers: CountryNumbers = defineNumbers({
  country: 'BR',
  numbers: {
    cpf: {
      what: 'a Brazilian CPF',
      of: 'person',
      roles: ['identity', 'tax'],
      // The same digit eleven times passes the check, but is not given out.
      valid: checkedBy([between(1, 999_999_998, 9)], person, { width: 2, layout: '###.###.###-##' }),
      breaks: [wrongCheck()],
    },
    cnpj: {
      what: 'a Brazilian CNPJ',
      of: 'company',
      roles: ['tax'],
      // Most companies have one place of business, numbered 0001.
      valid: checkedBy([between(1, 99_999_999, 8), fixed('0001')], company, { width: 2, layout: '##.###.###/####-##' }),
      breaks: [wrongCheck()],
    },
  },
});
