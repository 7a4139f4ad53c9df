import { concat, constant, defineGenerator, type Generator, letters } from '@populace/recipes';

/** The letters of bcrypt's own Base64; the last of salt and digest have bits that are always 0. */
const BCRYPT = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Hashes of passwords. */
export const passwordHash: Generator = defineGenerator({
  id: 'string.passwordHash',
  summary: 'What the hash of a password by bcrypt looks like; no password belongs to it.',
  aliases: ['Password Hash'],
  synonyms: { en: 'bcrypt, password digest' },
  options: {},
  recipe: () =>
    concat(
      constant('$2b$12$'),
      letters(BCRYPT, 21),
      letters('.Oeu', 1),
      letters(BCRYPT, 30),
      letters('.CGKOSWaeimquy26', 1),
    ),
});
