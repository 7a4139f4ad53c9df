import { boolean as booleanRecipe, defineGenerator, type Generator, shareOption } from '@populace/recipes';

/** True or false. */
export const boolean: Generator = defineGenerator({
  id: 'boolean',
  summary: 'True or false.',
  aliases: ['datatype.boolean', 'Boolean'],
  synonyms: {
    en: 'yes or no, true or false, flag, bool',
    de: 'ja oder nein, Wahrheitswert',
    es: 'sí o no, booleano',
    fr: 'oui ou non, booléen',
    ja: '真偽値',
  },
  options: { share: shareOption({ default: 0.5, summary: 'The share of rows that are true: 30 % or 0.3.' }) },
  recipe: ({ share }) => booleanRecipe(share),
});
