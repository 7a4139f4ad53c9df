import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Adverbs. */
export const adverb: Generator = defineGenerator({
  id: 'word.adverb',
  summary: 'An adverb of the language.',
  synonyms: { de: 'Adverb' },
  options: {},
  recipe: (_options, { table }) => pick(table('word.adverb')),
});
