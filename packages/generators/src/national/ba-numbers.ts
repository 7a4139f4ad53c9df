import { impossibleDay, wrongCheck } from '../identifier/break.ts';
import { between } from '../identifier/part.ts';
import { jmbg } from './born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from './national-number.ts';

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
