import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Second adjectives of advertising. */
export const catchPhraseDescriptor: Generator = defineGenerator({
  id: 'company.catchPhraseDescriptor',
  summary: 'A second adjective of advertising.',
  options: {},
  recipe: (_options, { table }) => pick(table('company.catchDescriptor')),
});
