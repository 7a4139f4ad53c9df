import { defineGenerator, type Generator, pick } from '@populace/recipes';
import { naughtyTexts } from './naughty-texts.ts';
/** Texts that programs trip over. */
export const naughty: Generator = defineGenerator({
  id: 'string.naughty',
  summary: 'A text that programs often trip over: quotation marks, markup, other scripts, null written out.',
  aliases: ['Naughty String'],
  synonyms: { en: 'nasty string, fuzz', de: 'fieser Text' },
  options: {},
  recipe: () => pick(naughtyTexts),
});
