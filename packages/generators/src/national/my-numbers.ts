import { forbidden, impossibleDay } from '../identifier/break.ts';
import { between, birthDay, parity } from '../identifier/part.ts';
import type { Shape } from '../identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from './national-number.ts';

const nric: Shape = {
  // The state of birth; the last digit is odd for men.
  parts: [birthDay('YYMMDD'), between(1, 16, 2), parity('men', { width: 4, span: 5000 })],
  layout: '######-##-####',
};

/** Numbers of Malaysia. */
export const myNumbers: CountryNumbers = defineNumbers({
  country: 'MY',
  numbers: {
    nric: {
      what: 'a Malaysian NRIC number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: nric,
      breaks: [impossibleDay(4), forbidden('a place of birth that there is not', 6, ['00', '17', '18', '19', '20'])],
      sees: ['born', 'sex'],
    },
  },
});
