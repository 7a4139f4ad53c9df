import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** What browsers call themselves. */
export const userAgent: Generator = defineGenerator({
  id: 'internet.userAgent',
  summary: 'The User-Agent header of a browser, as common as it is met.',
  aliases: ['userAgent', 'User Agent'],
  synonyms: {
    en: 'browser, browser string',
    de: 'Browserkennung',
    es: 'navegador',
    fr: 'navigateur',
    ja: 'ブラウザ',
  },
  options: {},
  recipe: (_options, { table }) => pick(table('internet.userAgent')),
});
