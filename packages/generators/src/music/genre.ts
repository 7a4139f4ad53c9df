import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Genres of music. */
export const genre: Generator = defineGenerator({
  id: 'music.genre',
  summary: 'A genre of music.',
  synonyms: { en: 'music style', de: 'Musikrichtung' },
  options: {},
  recipe: (_options, { table }) => pick(table('music.genre')),
});
