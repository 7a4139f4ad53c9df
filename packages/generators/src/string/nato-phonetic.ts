import { integerOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';

const words =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );

/** Spelled letters. */
export const natoPhonetic: Generator = defineGenerator({
  id: 'string.natoPhonetic',
  summary: 'Letters as they are spelled by radio: Alfa Bravo Charlie.',
  aliases: ['Nato Phonetic'],
  options: { length: integerOption({ default: 5, min: 1, max: 20, summary: 'Letters to a text.' }) },
  recipe: ({ length }) =>
    concat(
      ...Array.from({ length }, (_, place) => (place === 0 ? [pick(words)] : [constant(' '), pick(words)])).flat(),
    ),
});
