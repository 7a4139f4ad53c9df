import { integerOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';
import { marksOf } from '../shared/words/marks.ts';
/** Words of filler text. */
export const words: Generator = defineGenerator({
  id: 'lorem.words',
  summary: 'Some words of filler text, without a full stop.',
  aliases: ['Words'],
  synonyms: { en: 'some words, keywords', de: 'Wörter, Stichwörter', es: 'palabras', fr: 'mots' },
  options: { count: integerOption({ default: 3, min: 1, max: 20, summary: 'How many words.' }) },
  recipe({ count }, { locale, table }) {
    const space = constant(marksOf(locale).wordSpace);
    const word = pick(table('lorem.word'));
    return concat(...Array.from({ length: count }, (_, place) => (place === 0 ? [word] : [space, word])).flat());
  },
});
