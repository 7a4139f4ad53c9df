import { defineGenerator, type Generator } from '@populace/recipes';
import { madeTitle } from '../shared/words/made-title.ts';
/** Titles of albums. */
export const album: Generator = defineGenerator({
  id: 'music.album',
  summary: 'A title as albums have; made of English words, so one may exist by chance.',
  aliases: ['album'],
  synonyms: { en: 'album title, record', ja: 'アルバム' },
  options: {},
  recipe: (_options, { table }) => madeTitle(table),
});
