import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { between } from '../../shared/identifier/part.ts';
import { jmbg } from '../../shared/national/born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const valid = jmbg(between(10, 19, 2));

/** Numbers of Bosnia and Herzegovina. */
export const baNumbers: CountryNumbers = defineNumbers({
  country: 'BA',
  numbers: {
    jmbg: {
      what: 'a Bosnian JMBG',
      of: 'person',
      roles: ['identity', 'tax'],
      valid,
      breaks: [wrongCheck(), impossibleDay(0, valid)],
      sees: ['born', 'sex'],
    },
  },
});
