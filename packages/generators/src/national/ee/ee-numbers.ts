import { twice, weighted } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { birthDay, digitsOf, oneOfTexts, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const isikukood = checkedBy(
  [
    told(1, ({ born, isFemale }) => `${(isFemale ? 4 : 3) + (born.year < 2000 ? 0 : 2)}`),
    birthDay('YYMMDD'),
    digitsOf(3),
  ],
  twice([1, 2, 3, 4, 5, 6, 7, 8, 9, 1], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]),
);

/** Numbers of Estonia. */
export const eeNumbers: CountryNumbers = defineNumbers({
  country: 'EE',
  numbers: {
    isikukood: {
      what: 'an Estonian isikukood',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: isikukood,
      breaks: [wrongCheck(), impossibleDay(5, isikukood)],
      sees: ['born', 'sex'],
    },
    registrikood: {
      what: 'an Estonian registrikood',
      of: 'company',
      roles: ['register', 'tax'],
      valid: checkedBy(
        [oneOfTexts(['1', '7', '8', '9']), digitsOf(6)],
        twice([1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9]),
      ),
      breaks: [wrongCheck()],
    },
    kmkr: {
      what: 'an Estonian VAT number',
      of: 'company',
      roles: ['vat'],
      valid: prefixed('EE', checkedBy([digitsOf(8)], weighted(10, [3, 7, 1, 3, 7, 1, 3, 7]))),
      breaks: [wrongCheck()],
    },
  },
});
