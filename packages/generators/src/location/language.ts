import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Languages. */
export const language: Generator = defineGenerator({
  id: 'location.language',
  summary: 'A language of the world, by its name in the language of the locale.',
  aliases: ['language', 'Language'],
  synonyms: {
    en: 'spoken language, mother tongue',
    de: 'Sprache, Muttersprache',
    fr: 'langue',
    es: 'idioma',
    ja: '言語',
  },
  options: { style: enumOption(['name', 'code'], { default: 'name', summary: 'name, or code: its code in ISO 639.' }) },
  recipe: ({ style }, { table }) => pick(table('location.language', style === 'code' ? 'code' : 'text')),
});
