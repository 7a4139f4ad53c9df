import { impossibleDay, wrongCheck } from '../../shared/identifier/break.ts';
import { between } from '../../shared/identifier/part.ts';
import { jmbg } from '../../shared/national/born-and-numbered.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

const valid = jmbg(between(41, 49, 2));

/** Numbers of North Macedonia. */
export const mkNumbers: CountryNumbers = defineNumbers({
  country: 'MK',
  numbers: {
    jmbg: {
      what: 'a Macedonian JMBG',
      of: 'person',
      roles: ['identity', 'tax'],
      valid,
      breaks: [wrongCheck(), impossibleDay(0, valid)],
      sees: ['born', 'sex'],
    },
  },
});
