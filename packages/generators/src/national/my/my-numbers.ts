import { forbidden, impossibleDay } from '../../shared/identifier/break.ts';
import { between, birthDay, ofRegion, type Part, parity } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { malaysianStates } from '../birth-regions.data.ts';

/** The state of birth; the last digit is odd for men. */
function nricOf(state: Part): Shape {
  return {
    parts: [birthDay('YYMMDD'), state, parity('men', { width: 4, span: 5000 })],
    layout: '######-##-####',
  };
}

/** Numbers of Malaysia. */
export const myNumbers: CountryNumbers = defineNumbers({
  country: 'MY',
  numbers: {
    nric: {
      what: 'a Malaysian NRIC number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: nricOf(between(1, 16, 2)),
      telling: nricOf(ofRegion(malaysianStates)),
      breaks: [impossibleDay(4), forbidden('a place of birth that there is not', 6, ['00', '17', '18', '19', '20'])],
      sees: ['born', 'sex', 'region'],
    },
  },
});
