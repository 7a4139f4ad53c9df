import { defineGenerator, type Generator } from '@populace/recipes';
import { weighted } from '../shared/check-digits/weighted.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { digitsOf, ranges } from '../shared/identifier/part.ts';

const kind: IdentifierKind = {
  what: 'an ABA routing number',
  // Districts of the Federal Reserve for banks and for thrifts.
  valid: checkedBy(
    [
      ranges(
        [
          [1, 12],
          [21, 32],
        ],
        2,
      ),
      digitsOf(6),
    ],
    weighted(10, [3, 7, 1, 3, 7, 1, 3, 7]),
  ),
  breaks: [wrongCheck()],
};

/** Numbers of banks in the United States. */
export const routingNumber: Generator = defineGenerator({
  id: 'finance.routingNumber',
  summary: 'The number of a bank in the United States with a right check digit (ABA routing number, ANSI X9.100).',
  aliases: ['routingNumber', 'abaRouting'],
  synonyms: { en: 'aba number, routing transit number, bank routing' },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'checked' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
