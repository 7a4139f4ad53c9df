import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Adjectives of advertising. */
export const catchPhraseAdjective: Generator = defineGenerator({
  id: 'company.catchPhraseAdjective',
  summary: 'An adjective of advertising.',
  options: {},
  recipe: (_options, { table }) => pick(table('company.catchAdjective')),
});
