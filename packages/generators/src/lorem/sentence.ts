import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, prose } from '@populace/recipes';
import { checkCounts } from '../shared/words/counts.ts';
import { marksOf } from '../shared/words/marks.ts';

/** Sentences of filler text. */
export const sentence: Generator = defineGenerator({
  id: 'lorem.sentence',
  summary: 'A sentence of filler text.',
  aliases: ['sentences', 'Sentences'],
  synonyms: {
    en: 'short text, lorem ipsum, filler text',
    de: 'Satz',
    es: 'frase, oración',
    fr: 'phrase',
    ja: '文',
  },
  options: {
    min: integerOption({ default: 3, min: 1, max: 1000, summary: 'Words at least.' }),
    max: integerOption({ default: 10, min: 1, max: 1000, summary: 'Words at most.' }),
  },
  check: checkCounts,
  recipe: ({ min, max }, { locale, table }) =>
    prose(table('lorem.word'), marksOf(locale), { words: { min, max }, sentences: { min: 1, max: 1 } }),
});
