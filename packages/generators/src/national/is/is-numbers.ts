import { weighted } from '../../shared/check-digits/weighted.ts';
import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { checkedInside } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, checkAt, spareDigit, told } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const kennitala = checkedInside(
  [
    birthDay('DDMMYY'),
    between(2, 9, 1),
    spareDigit(),
    checkAt(),
    told(1, ({ born }) => (born.year < 2000 ? '9' : '0')),
  ],
  8,
  weighted(11, [3, 2, 7, 6, 5, 4, 3, 2]),
  { layout: '######-####' },
);

/** Numbers of Iceland. */
export const isNumbers: CountryNumbers = defineNumbers({
  country: 'IS',
  numbers: {
    kennitala: {
      what: 'an Icelandic kennitala',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: kennitala,
      breaks: [wrongCheck(8), impossibleDay(0, kennitala)],
      sees: ['born'],
    },
  },
});
