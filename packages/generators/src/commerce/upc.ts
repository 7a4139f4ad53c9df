import { defineGenerator, type Generator } from '@populace/recipes';
import { weighted } from '../shared/check-digits/weighted.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { digitsOf, fixed, oneOfTexts } from '../shared/identifier/part.ts';

const check = weighted(10, [3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);

const kind: IdentifierKind = {
  what: 'a UPC-A',
  // 2 and 4 are for use within a shop, 5 for coupons (GS1 General Specifications, 1.4).
  valid: checkedBy([oneOfTexts(['0', '1', '3', '6', '7', '8', '9']), digitsOf(8), digitsOf(2)], check),
  safe: checkedBy([fixed('4'), digitsOf(8), digitsOf(2)], check),
  breaks: [wrongCheck()],
};

/** Numbers below the bars of goods in North America. */
export const upc: Generator = defineGenerator({
  id: 'commerce.upc',
  summary: 'The number of an article in North America with a right check digit (UPC-A, GTIN-12).',
  aliases: ['upc', 'UPC'],
  synonyms: { en: 'universal product code, upc a, gtin 12' },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
