import { defineGenerator, type Generator } from '@populace/recipes';
import { forbidden } from '../shared/identifier/break.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { between, chars, fixed, type Part } from '../shared/identifier/part.ts';

const LOWER = '0123456789abcdefghijklmnopqrstuvwxyz';
const suffix: readonly Part[] = [fixed('/'), chars(LOWER, 5), fixed('.'), chars(LOWER, 3)];

const kind: IdentifierKind = {
  what: 'a DOI',
  valid: { parts: [fixed('10.'), between(1000, 9999, 4), ...suffix] },
  // Crossref's prefix for examples, of which none resolves.
  safe: { parts: [fixed('10.5555'), ...suffix] },
  breaks: [forbidden('a directory other than 10', 0, ['11.', '20.', '01.'])],
};

/** Names of articles and data sets. */
export const doi: Generator = defineGenerator({
  id: 'commerce.doi',
  summary: 'The digital object identifier of an article or data set (ISO 26324): 10.5555/k3x0a.9bz.',
  aliases: ['doi', 'DOI'],
  synonyms: { en: 'digital object identifier, article id' },
  options: { mode: modeOption },
  validity: { valid: 'shape', safe: 'reserved' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
