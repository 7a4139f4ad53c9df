import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Adjectives. */
export const adjective: Generator = defineGenerator({
  id: 'word.adjective',
  summary: 'An adjective of the language.',
  synonyms: { de: 'Adjektiv' },
  options: {},
  recipe: (_options, { table }) => pick(table('word.adjective')),
});
