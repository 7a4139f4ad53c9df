import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, prose } from '@populace/recipes';
import { checkCounts } from '../shared/words/counts.ts';
import { marksOf } from '../shared/words/marks.ts';

/** Paragraphs of filler text. */
export const paragraph: Generator = defineGenerator({
  id: 'lorem.paragraph',
  summary: 'A paragraph of filler text.',
  aliases: [
    'lorem.sentences',
    'lorem.paragraphs',
    'lorem.text',
    'lorem.lines',
    'TextFixed',
    'TextRandom',
    'paragraphs',
    'Paragraphs',
  ],
  synonyms: {
    en: 'long text, lorem ipsum, filler text, body text',
    de: 'Absatz, Fließtext',
    es: 'párrafo, texto largo',
    fr: 'paragraphe, texte long',
    ja: '段落, 文章',
  },
  options: {
    min: integerOption({ default: 3, min: 1, max: 1000, summary: 'Sentences at least.' }),
    max: integerOption({ default: 6, min: 1, max: 1000, summary: 'Sentences at most.' }),
  },
  check: checkCounts,
  recipe: ({ min, max }, { locale, table }) =>
    prose(table('lorem.word'), marksOf(locale), { words: { min: 4, max: 12 }, sentences: { min, max } }),
});
