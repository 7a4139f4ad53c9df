import { forbidden } from '../../shared/identifier/break.ts';
import { between, ofRegion, type Part, spelled } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';
import { pakistaniProvinces } from '../birth-regions.data.ts';

/** Province, division, district, tehsil and union. */
function cnicOf(province: Part): Shape {
  return {
    parts: [
      province,
      between(1, 9, 1),
      between(1, 999, 3),
      between(1, 9_999_999, 7),
      // Odd for men, and never 0.
      spelled(
        { width: 1, span: 4 },
        (drawn, { isFemale }) => `${2 * drawn + (isFemale ? 2 : 1)}`,
        (text) => Math.floor((Number(text) - 1) / 2),
      ),
    ],
    layout: '#####-#######-#',
  };
}

/** Numbers of Pakistan. */
export const pkNumbers: CountryNumbers = defineNumbers({
  country: 'PK',
  numbers: {
    cnic: {
      what: 'a Pakistani CNIC number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: cnicOf(between(1, 7, 1)),
      telling: cnicOf(ofRegion(pakistaniProvinces)),
      breaks: [forbidden('a province that there is not', 0, ['0', '8', '9'])],
      sees: ['sex', 'region'],
    },
  },
});
