import { defineGenerator, type Generator } from '@populace/recipes';
import { mod97And10 } from '../shared/check-digits/iso7064.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { chars, fixed, oneOfTexts } from '../shared/identifier/part.ts';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Prefixes of some issuers (Global Legal Entity Identifier Foundation). */
const ISSUERS = ['2138', '3157', '5299', '5493', '5967', '8156', '9695', '9845'];

const kind: IdentifierKind = {
  what: 'an LEI',
  valid: checkedBy([oneOfTexts(ISSUERS), fixed('00'), chars(SIGNS, 5), chars(SIGNS, 5), chars(SIGNS, 2)], mod97And10, {
    width: 2,
  }),
  breaks: [wrongCheck()],
};

/** Numbers of parties to financial transactions. */
export const lei: Generator = defineGenerator({
  id: 'finance.lei',
  summary: 'The number of a legal entity with right check digits (LEI, ISO 17442).',
  aliases: ['lei', 'LEI'],
  synonyms: { en: 'legal entity identifier' },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'checked' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
