import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Adjectives of business talk. */
export const buzzAdjective: Generator = defineGenerator({
  id: 'company.buzzAdjective',
  summary: 'An adjective of business talk.',
  options: {},
  recipe: (_options, { table }) => pick(table('company.buzzAdjective')),
});
