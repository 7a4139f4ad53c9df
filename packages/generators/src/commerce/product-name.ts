import { defineGenerator, type Generator, pick, written } from '@populace/core';

/** Names of goods. */
export const productName: Generator = defineGenerator({
  id: 'commerce.productName',
  summary: 'The name of something that a shop sells, in the language of the locale.',
  aliases: ['product', 'productName', 'commerce.product'],
  options: {},
  recipe: (_options, { locale, table }) =>
    written(locale.patterns('commerce.productName'), {
      adjective: () => pick(table('commerce.adjective')),
      material: () => pick(table('commerce.material')),
      product: () => pick(table('commerce.product')),
    }),
});
