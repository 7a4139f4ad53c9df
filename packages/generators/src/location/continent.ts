import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Continents. */
export const continent: Generator = defineGenerator({
  id: 'location.continent',
  summary: 'A continent, in the language of the locale.',
  aliases: ['continent'],
  synonyms: { de: 'Kontinent, Erdteil', es: 'continente', ja: '大陸' },
  options: {},
  recipe: (_options, { table }) => pick(table('location.continent')),
});
