import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Conjunctions. */
export const conjunction: Generator = defineGenerator({
  id: 'word.conjunction',
  summary: 'A conjunction of the language.',
  synonyms: { de: 'Konjunktion' },
  options: {},
  recipe: (_options, { table }) => pick(table('word.conjunction')),
});
