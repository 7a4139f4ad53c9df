import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Prepositions. */
export const preposition: Generator = defineGenerator({
  id: 'word.preposition',
  summary: 'A preposition of the language.',
  synonyms: { de: 'Präposition' },
  options: {},
  recipe: (_options, { table }) => pick(table('word.preposition')),
});
