import { enumOption } from '@populace/core';
import { defineGenerator, type Generator } from '@populace/recipes';
import { weighted } from '../shared/check-digits/weighted.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { digitsOf, fixed } from '../shared/identifier/part.ts';

const thirteen = weighted(10, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
const eight = weighted(10, [3, 1, 3, 1, 3, 1, 3]);

/** Trade items of one company alone begin with 2 (GS1 General Specifications, 1.4): no other company's item has such a number. */
const kinds: Readonly<Record<'13' | '8', IdentifierKind>> = {
  13: {
    what: 'an EAN-13',
    valid: checkedBy([digitsOf(9), digitsOf(3)], thirteen),
    safe: checkedBy([fixed('2'), digitsOf(9), digitsOf(2)], thirteen),
    breaks: [wrongCheck()],
  },
  8: {
    what: 'an EAN-8',
    valid: checkedBy([digitsOf(7)], eight),
    safe: checkedBy([fixed('2'), digitsOf(6)], eight),
    breaks: [wrongCheck()],
  },
};

/** Numbers below the bars of goods. */
export const ean: Generator = defineGenerator({
  id: 'commerce.ean',
  summary: 'The number of an article with a right check digit, as it stands below the bars (GTIN-13 or GTIN-8).',
  aliases: ['EAN', 'gtin', 'commerce.barcode'],
  synonyms: {
    en: 'barcode, ean 13, gtin 13, article number',
    de: 'Strichcode, Barcode, Artikelnummer',
    es: 'código de barras',
    fr: 'code-barres, code barres',
    ja: 'バーコード',
  },
  options: {
    digits: enumOption(['13', '8'], { default: '13', summary: '13 digits, or 8 for small things.' }),
    mode: modeOption,
  },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe: ({ digits, mode }) => identifierOf(kinds[digits], { mode }),
});
