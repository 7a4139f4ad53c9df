import { booleanOption } from '@populace/core';
import { defineGenerator, type Generator, identifier, uniqueAs, view } from '@populace/recipes';
import { forbidden } from '../shared/identifier/break.ts';
import { identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { capitals, chars, fixed, oneOfTexts, type Part, told } from '../shared/identifier/part.ts';
import { type Shape, spellingOf } from '../shared/identifier/shape.ts';
import { banksOf, bicOf } from './bank-list.ts';

/** Where the row's locale has no country. */
const COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'JP', 'NL', 'PL', 'SE', 'US'];
const LOCATION = '23456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** Codes of banks. */
export const bic: Generator = defineGenerator({
  id: 'finance.bic',
  summary: "The code of the row's bank, one of the country (BIC, ISO 9362).",
  aliases: ['bic', 'BIC', 'swift', 'SWIFT'],
  synonyms: { en: 'swift code, bank identifier code', de: 'Bankleitzahl, SWIFT-Code' },
  subject: 'account',
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
    const drawn = identifierOf(kind, { mode });
    if (banksOf(locale.country).length === 0) return drawn;
    const own = told(8, ({ bank }) => bicOf(bank));
    const test = [told(4, ({ bank }) => bank.slice(0, 4)), country, told(1, ({ bank }) => bank.charAt(6)), fixed('0')];
    const spelling = spellingOf(
      { parts: [...(mode === 'safe' ? test : [own]), ...end] },
      {
        what: 'the BIC of a bank',
        separators: false,
        sees: ['bank'],
        breaks: mode === 'invalid' ? kind.breaks : undefined,
      },
    );
    return uniqueAs(identifier(spelling, [view('account', 'bank')]), drawn);
  },
});
