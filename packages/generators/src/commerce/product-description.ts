import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';

/** What shops say of goods. */
export const productDescription: Generator = defineGenerator({
  id: 'commerce.productDescription',
  summary: 'What a shop says of goods in a few words, in the language of the locale.',
  aliases: ['productDescription', 'Product Description'],
  synonyms: {
    en: 'item description, product text',
    de: 'Produktbeschreibung, Artikelbeschreibung',
    fr: 'description du produit',
    es: 'descripción del producto',
  },
  options: {},
  recipe: (_options, { table }) =>
    concat(
      pick(table('commerce.product')),
      constant(' – '),
      pick(table('commerce.adjective')),
      constant(', '),
      pick(table('commerce.material')),
    ),
});
