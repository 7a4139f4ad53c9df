import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Interjections. */
export const interjection: Generator = defineGenerator({
  id: 'word.interjection',
  summary: 'An interjection of the language.',
  synonyms: { de: 'Ausruf' },
  options: {},
  recipe: (_options, { table }) => pick(table('word.interjection')),
});
