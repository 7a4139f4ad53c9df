import { integerOption, textOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';
import { checkAlphabet } from '../shared/words/alphabet.ts';
/** Passwords. */
export const password: Generator = defineGenerator({
  id: 'internet.password',
  summary: 'A password of random characters; nobody should use it as one.',
  aliases: ['password', 'Password'],
  synonyms: { en: 'passphrase', de: 'Passwort, Kennwort', es: 'contraseña', fr: 'mot de passe', ja: 'パスワード' },
  options: {
    length: integerOption({ default: 15, min: 1, max: 255, summary: 'Characters to a password.' }),
    alphabet: textOption({
      default: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-',
      minLength: 2,
      maxLength: 95,
      summary: 'The characters, each once; ASCII.',
    }),
  },
  check({ alphabet }, at) {
    checkAlphabet(alphabet, at);
  },
  recipe: ({ length, alphabet }) => letters(alphabet, length),
});
