import { concat, constant, defineGenerator, type Generator, pick } from '@populace/core';

const STARTS = [
  'A favourite of many homes, with its ',
  'Made for every day, with its ',
  'Comes with its ',
  'Carefully made around its ',
  'Tried and tested, with its ',
];
const MIDDLES = [' and ', ' for ', ' that suits '];
const ENDS = [' evenings.', ' hands.', ' homes.', ' journeys.', ' mornings.', ' rooms.', ' weekends.'];

/** Sentences that praise goods. */
export const productDescription: Generator = defineGenerator({
  id: 'commerce.productDescription',
  summary: 'A sentence that praises goods; in English.',
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
      pick(STARTS),
      pick(table('word.adjective')),
      constant(' '),
      pick(table('hacker.noun')),
      pick(MIDDLES),
      pick(table('word.adjective')),
      pick(ENDS),
    ),
});
