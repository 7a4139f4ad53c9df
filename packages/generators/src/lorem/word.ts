import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Single words of filler text. */
export const word: Generator = defineGenerator({
  id: 'lorem.word',
  summary: 'A word of filler text.',
  synonyms: {
    en: 'lorem ipsum, filler word',
    de: 'Wort',
    es: 'palabra',
    fr: 'mot',
    ja: '単語',
  },
  options: {},
  recipe: (_options, { table }) => pick(table('lorem.word')),
});
