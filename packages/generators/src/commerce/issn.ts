import { defineGenerator, type Generator } from '@populace/recipes';
import { weighted } from '../shared/check-digits/weighted.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { digitsOf } from '../shared/identifier/part.ts';

const check = weighted(11, [8, 7, 6, 5, 4, 3, 2], 'X');

const kind: IdentifierKind = {
  what: 'an ISSN',
  valid: checkedBy([digitsOf(7)], check, { layout: '####-####' }),
  breaks: [wrongCheck(-1, '0123456789X')],
};

/** Numbers of periodicals. */
export const issn: Generator = defineGenerator({
  id: 'commerce.issn',
  summary: 'The number of a newspaper or journal with a right check digit (ISSN, ISO 3297).',
  aliases: ['issn', 'ISSN'],
  synonyms: { en: 'serial number of a journal, periodical number' },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'checked' },
  recipe: ({ mode }) => identifierOf(kind, { mode, separators: true }),
});
