import { twice } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { birthDay, digitsOf, fixed, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const asmens = checkedBy(
  [
    told(1, ({ born, isFemale }) => `${(isFemale ? 4 : 3) + (born.year < 2000 ? 0 : 2)}`),
    birthDay('YYMMDD'),
    digitsOf(3),
  ],
  twice([1, 2, 3, 4, 5, 6, 7, 8, 9, 1], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]),
);

/** Numbers of Lithuania. */
export const ltNumbers: CountryNumbers = defineNumbers({
  country: 'LT',
  numbers: {
    asmensKodas: {
      what: 'a Lithuanian asmens kodas',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: asmens,
      breaks: [wrongCheck(), impossibleDay(5, asmens)],
      sees: ['born', 'sex'],
    },
    pvm: {
      what: 'a Lithuanian VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed(
        'LT',
        checkedBy([digitsOf(7), fixed('1')], twice([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1])),
      ),
      breaks: [wrongCheck()],
    },
  },
});
