import { defineGenerator, type Generator } from '@populace/recipes';
import { madeTitle } from '../shared/words/made-title.ts';
/** Titles of songs. */
export const songName: Generator = defineGenerator({
  id: 'music.songName',
  summary: 'A title as songs have; made of English words, so one may exist by chance.',
  aliases: ['songName', 'song'],
  synonyms: {
    en: 'song title, track',
    de: 'Lied, Songtitel, Titel des Lieds',
    fr: 'chanson',
    es: 'canción',
    ja: '曲名',
  },
  options: {},
  recipe: (_options, { table }) => madeTitle(table),
});
