import { defineGenerator, type Generator, integerOption, prose } from '@populace/core';
import { checkCounts } from './counts.ts';
import { marksOf } from './marks.ts';

/** Paragraphs of filler text. */
export const paragraph: Generator = defineGenerator({
  id: 'lorem.paragraph',
  summary: 'A paragraph of filler text.',
  aliases: ['paragraphs'],
  options: {
    min: integerOption({ default: 3, min: 1, max: 1000, summary: 'Sentences at least.' }),
    max: integerOption({ default: 6, min: 1, max: 1000, summary: 'Sentences at most.' }),
  },
  check: checkCounts,
  recipe: ({ min, max }, { locale, table }) =>
    prose(table('lorem.word'), marksOf(locale), { words: { min: 4, max: 12 }, sentences: { min, max } }),
});
