import { defineGenerator, type Generator } from '@populace/recipes';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { between, chars, digitsOf, fixed } from '../shared/identifier/part.ts';

/** Letters that look like digits are not used. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Every second value counts twice; the digits of the products are added (ANSI X9.6). */
function check(text: string): string {
  let sum = 0;
  for (const [place, sign] of [...text].entries()) {
    const value = Number.parseInt(sign, 36) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return `${(10 - (sum % 10)) % 10}`;
}

const kind: IdentifierKind = {
  what: 'a CUSIP',
  // Issuer, then issue: two digits for shares, with a letter for bonds.
  valid: checkedBy([digitsOf(3), chars(SIGNS, 2), between(0, 8, 1), chars(SIGNS, 2)], check),
  // Issuers from 990 to 999 are for everybody's own use.
  safe: checkedBy([digitsOf(3), fixed('99'), digitsOf(1), chars(SIGNS, 2)], check),
  breaks: [wrongCheck()],
};

/** Numbers of securities in North America. */
export const cusip: Generator = defineGenerator({
  id: 'finance.cusip',
  summary: 'The number of a share or bond in North America with a right check digit (CUSIP, ANSI X9.6).',
  aliases: ['cusip', 'CUSIP'],
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
