import { defineGenerator, type Generator } from '@populace/recipes';
import { luhnDigit } from '../shared/check-digits/luhn.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { digitsOf, fixed, oneOfTexts } from '../shared/identifier/part.ts';

/** Countries whose own numbers have no check digit inside. */
const COUNTRIES = ['AT', 'BE', 'DK', 'FI', 'IE', 'LU', 'NL', 'NO', 'PT', 'SE', 'XS'];

/** Letters become two digits, A is 10, before the Luhn formula. */
function check(text: string): string {
  return luhnDigit([...text].map((sign) => Number.parseInt(sign, 36)).join(''));
}

const kind: IdentifierKind = {
  what: 'an ISIN',
  valid: checkedBy([oneOfTexts(COUNTRIES), digitsOf(9)], check),
  // ZZ is a code that users of ISO 3166 may take for themselves: no security has it.
  safe: checkedBy([fixed('ZZ'), digitsOf(9)], check),
  breaks: [wrongCheck()],
};

/** Numbers of securities. */
export const isin: Generator = defineGenerator({
  id: 'finance.isin',
  summary: 'The number of a share or bond with a right check digit (ISIN, ISO 6166).',
  aliases: ['isin', 'ISIN'],
  synonyms: { en: 'security identifier, securities number', de: 'Wertpapierkennnummer' },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
