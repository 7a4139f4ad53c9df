import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Kinds of goods. */
export const product: Generator = defineGenerator({
  id: 'commerce.product',
  summary: 'A kind of goods in one word or two.',
  aliases: ['Product Subcategory'],
  synonyms: { en: 'product type' },
  options: {},
  recipe: (_options, { table }) => pick(table('commerce.product')),
});
