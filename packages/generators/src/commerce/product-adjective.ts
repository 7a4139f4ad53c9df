import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Adjectives of goods. */
export const productAdjective: Generator = defineGenerator({
  id: 'commerce.productAdjective',
  summary: 'A word that praises goods.',
  options: {},
  recipe: (_options, { table }) => pick(table('commerce.adjective')),
});
