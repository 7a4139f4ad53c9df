import { defineGenerator, type Generator } from '@populace/recipes';
import { madeTitle } from '../shared/words/made-title.ts';
/** Titles of books. */
export const title: Generator = defineGenerator({
  id: 'book.title',
  summary: 'A title as books have; made of English words, so one may exist by chance.',
  aliases: ['bookTitle', 'Movie Title', 'movieTitle'],
  synonyms: {
    en: 'book name, film, movie',
    de: 'Buchtitel, Filmtitel',
    fr: 'titre du livre',
    es: 'título del libro',
    ja: '書名',
  },
  options: {},
  recipe: (_options, { table }) => madeTitle(table),
});
