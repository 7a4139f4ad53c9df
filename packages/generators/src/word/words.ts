import { integerOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';
import { marksOf } from '../shared/words/marks.ts';
/** Words in a row. */
export const words: Generator = defineGenerator({
  id: 'word.words',
  summary: 'Some words of the language, without meaning together.',
  options: { count: integerOption({ default: 3, min: 1, max: 12, summary: 'How many words.' }) },
  recipe({ count }, { locale, table }) {
    const space = constant(marksOf(locale).wordSpace);
    const kinds = ['adjective', 'noun', 'verb', 'adverb'];
    const words = Array.from({ length: count }, (_, place) => pick(table(`word.${kinds[place % 4]}`)));
    return concat(...words.flatMap((word, place) => (place === 0 ? [word] : [space, word])));
  },
});
