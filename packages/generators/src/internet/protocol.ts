import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Protocols of pages. */
export const protocol: Generator = defineGenerator({
  id: 'internet.protocol',
  summary: 'How a page is fetched: https, seldom http.',
  aliases: ['protocol'],
  synonyms: { en: 'url scheme', de: 'Protokoll' },
  options: {},
  recipe: () => pick(['https', 'http'], { weights: [9, 1] }),
});
