import { concat, constant, defineGenerator, type Generator, oneOf, pick } from '@populace/recipes';

/** Publishers. */
export const publisher: Generator = defineGenerator({
  id: 'book.publisher',
  summary: 'A name as publishers have; made of a surname or words of a title.',
  aliases: ['publisher'],
  synonyms: { en: 'publishing house', de: 'Verlag', fr: 'éditeur', es: 'editorial', ja: '出版社' },
  options: {},
  recipe: (_options, { table }) =>
    oneOf([
      { weight: 3, recipe: concat(pick(table('person.surname')), constant(' & '), pick(table('person.surname'))) },
      { weight: 2, recipe: concat(pick(table('person.surname')), constant(' Press')) },
      {
        weight: 2,
        recipe: concat(pick(table('title.adjective')), constant(' '), pick(table('title.noun')), constant(' Books')),
      },
    ]),
});
