import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Genres of books. */
export const genre: Generator = defineGenerator({
  id: 'book.genre',
  summary: 'A genre of books.',
  aliases: ['Movie Genres'],
  synonyms: { en: 'genre', de: 'Genre' },
  options: {},
  recipe: (_options, { table }) => pick(table('book.genre')),
});
