import { integerOption, textOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';
import { checkAlphabet } from '../shared/words/alphabet.ts';
/** Texts of an alphabet. */
export const fromCharacters: Generator = defineGenerator({
  id: 'string.fromCharacters',
  summary: 'Random characters of an alphabet of your own.',
  options: {
    characters: textOption({
      required: true,
      minLength: 1,
      maxLength: 95,
      summary: 'The characters, each once; ASCII.',
    }),
    length: integerOption({ default: 8, min: 1, max: 255, summary: 'Characters to a text.' }),
  },
  example: { options: { characters: 'ACGT', length: 12 } },
  check({ characters }, at) {
    checkAlphabet(characters, at, 'characters');
  },
  recipe: ({ characters, length }) => letters(characters, length),
});
