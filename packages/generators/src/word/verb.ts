import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Verbs. */
export const verb: Generator = defineGenerator({
  id: 'word.verb',
  summary: 'A verb of the language.',
  synonyms: { de: 'Verb, Tätigkeitswort' },
  options: {},
  recipe: (_options, { table }) => pick(table('word.verb')),
});
