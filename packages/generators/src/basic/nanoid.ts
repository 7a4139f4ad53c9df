import { integerOption, textOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';
import { checkAlphabet } from '../shared/words/alphabet.ts';

const URL_SAFE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-';

/** Short random ids that can stand in a URL. */
export const nanoid: Generator = defineGenerator({
  id: 'nanoid',
  summary: 'Short random ids of characters that can stand in a URL.',
  aliases: ['string.nanoid'],
  synonyms: {
    en: 'short id, random id, url id',
    de: 'Kurzkennung',
  },
  options: {
    length: integerOption({ default: 21, min: 1, max: 255, summary: 'Characters to an id.' }),
    alphabet: textOption({
      default: URL_SAFE,
      minLength: 2,
      maxLength: 128,
      summary: 'The characters, each once; ASCII.',
    }),
  },
  check({ alphabet }, at) {
    checkAlphabet(alphabet, at);
  },
  recipe: ({ length, alphabet }) => letters(alphabet, length),
});
