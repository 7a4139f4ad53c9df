import { concat, constant, defineGenerator, type Generator, oneOf, pick } from '@populace/recipes';

/** Names of bands. */
export const artist: Generator = defineGenerator({
  id: 'music.artist',
  summary: 'A name as bands have; made of English words, so one may exist by chance.',
  aliases: ['artist', 'band'],
  synonyms: { en: 'band name, musician', de: 'Band, Künstler', fr: 'groupe', es: 'artista' },
  options: {},
  recipe: (_options, { table }) =>
    oneOf([
      {
        weight: 3,
        recipe: concat(constant('The '), pick(table('title.adjective')), constant(' '), pick(table('title.plural'))),
      },
      { weight: 2, recipe: concat(pick(table('title.noun')), constant(' '), pick(table('title.plural'))) },
      { weight: 2, recipe: concat(pick(table('title.adjective')), constant(' '), pick(table('title.noun'))) },
      { weight: 1, recipe: concat(pick(table('title.plural')), constant(' of '), pick(table('title.place'))) },
    ]),
});
