import { defineGenerator, type Generator } from '@populace/recipes';
import { weighted } from '../shared/check-digits/weighted.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { chars, fixed } from '../shared/identifier/part.ts';

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ';
const check = weighted(10, [1, 3, 1, 7, 3, 9]);
const rest = chars(`0123456789${CONSONANTS}`, 5);

const kind: IdentifierKind = {
  what: 'a SEDOL',
  // Since 2004 numbers begin with a letter.
  valid: checkedBy([chars(CONSONANTS, 1), rest], check),
  // Numbers that begin with 9 are for everybody's own use (London Stock Exchange, SEDOL Masterfile Technical Specification).
  safe: checkedBy([fixed('9'), rest], check),
  breaks: [wrongCheck()],
};

/** Numbers of securities in London. */
export const sedol: Generator = defineGenerator({
  id: 'finance.sedol',
  summary: 'The number of a security in London with a right check digit (SEDOL).',
  aliases: ['sedol', 'SEDOL'],
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
