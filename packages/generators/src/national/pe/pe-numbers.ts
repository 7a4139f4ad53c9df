import { weighedSum } from '../../shared/check-digits/weighted.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy } from '../../shared/identifier/checked-by.ts';
import { digitsOf, fixed } from '../../shared/identifier/part.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** Remainders of 10 and 11 become 0 and 1 (SUNAT). */
const check = (text: string): string => `${(11 - (weighedSum(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10}`;

/** Numbers of Peru. */
export const peNumbers: CountryNumbers = defineNumbers({
  country: 'PE',
  numbers: {
    dni: {
      what: 'a Peruvian DNI with its check digit',
      of: 'person',
      roles: ['identity'],
      valid: checkedBy([digitsOf(8)], (text) => '65432110987'[weighedSum(text, [3, 2, 7, 6, 5, 4, 3, 2]) % 11], {
        layout: '########-#',
      }),
      breaks: [wrongCheck()],
    },
    ruc: {
      what: 'a Peruvian RUC of a person',
      of: 'person',
      roles: ['tax'],
      valid: checkedBy([fixed('10'), digitsOf(8)], check),
      breaks: [wrongCheck()],
    },
    rucEmpresa: {
      what: 'a Peruvian RUC of a company',
      of: 'company',
      roles: ['tax', 'vat'],
      valid: checkedBy([fixed('20'), digitsOf(8)], check),
      breaks: [wrongCheck()],
    },
  },
});
