import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Nouns. */
export const noun: Generator = defineGenerator({
  id: 'word.noun',
  summary: 'A noun of the language.',
  synonyms: { de: 'Substantiv, Hauptwort' },
  options: {},
  recipe: (_options, { table }) => pick(table('word.noun')),
});
