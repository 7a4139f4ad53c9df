import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Kinds of animals. */
export const type: Generator = defineGenerator({
  id: 'animal.type',
  summary: 'A kind of animal.',
  aliases: ['animal'],
  synonyms: { en: 'animal kind', de: 'Tier, Tierart', es: 'animal', fr: 'animal', ja: '動物' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.type')),
});
