import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { between } from '../../shared/identifier/part.ts';
import { jmbg } from '../../shared/national/born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const valid = jmbg(between(21, 29, 2));

/** Numbers of Montenegro. */
export const meNumbers: CountryNumbers = defineNumbers({
  country: 'ME',
  numbers: {
    jmbg: {
      what: 'a Montenegrin JMBG',
      of: 'person',
      roles: ['identity', 'tax'],
      valid,
      breaks: [wrongCheck(), impossibleDay(0, valid)],
      sees: ['born', 'sex'],
    },
  },
});
