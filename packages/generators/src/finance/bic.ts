import { booleanOption, defineGenerator, type Generator } from '@populace/core';
import { forbidden } from '../identifier/break.ts';
import { identifierOf, modeOption } from '../identifier/kind.ts';
import { capitals, chars, fixed, oneOfTexts, type Part } from '../identifier/part.ts';
import type { Shape } from '../identifier/shape.ts';

/** Where the row's locale has no country. */
const COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'JP', 'NL', 'PL', 'SE', 'US'];
const LOCATION = '23456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** Codes of banks. */
export const bic: Generator = defineGenerator({
  id: 'finance.bic',
  summary: "The code of a bank of the row's country (BIC, ISO 9362).",
  aliases: ['bic', 'BIC', 'swift', 'SWIFT'],
  synonyms: { en: 'swift code, bank identifier code', de: 'Bankleitzahl, SWIFT-Code' },
  options: {
    branch: booleanOption({ default: false, summary: 'With the three characters of a branch.' }),
    mode: modeOption,
  },
  validity: { valid: 'shape', safe: 'reserved' },
  recipe({ branch, mode }, { locale }) {
    const country = oneOfTexts(locale.country === undefined ? COUNTRIES : [locale.country]);
    const end = branch ? [chars(LOCATION, 3)] : [];
    const shape = (last: Part): Shape => ({ parts: [capitals(4), country, chars(LOCATION, 1), last, ...end] });
    const kind = {
      what: 'a BIC',
      // The last character of the location is 0 for tests, 1 for passive participants, never the letter O.
      valid: shape(chars(LOCATION, 1)),
      safe: shape(fixed('0')),
      breaks: [forbidden('a country that there is not', 4, ['AA', 'QQ', 'XX', 'ZZ'])],
    };
    return identifierOf(kind, { mode });
  },
});
