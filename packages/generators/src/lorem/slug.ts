import { integerOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';
import { latinWords } from './latin-words.ts';
/** Slugs of filler text. */
export const slug: Generator = defineGenerator({
  id: 'lorem.slug',
  summary: 'Words of filler text with hyphens, as addresses of pages have them; Latin in every locale.',
  aliases: ['slug'],
  synonyms: { en: 'permalink, url name', de: 'Kurzname' },
  options: { words: integerOption({ default: 3, min: 1, max: 12, summary: 'Words to a slug.' }) },
  recipe: ({ words }) =>
    concat(
      ...Array.from({ length: words }, (_, place) =>
        place === 0 ? [pick(latinWords)] : [constant('-'), pick(latinWords)],
      ).flat(),
    ),
});
