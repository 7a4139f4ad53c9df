import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Meat and fish. */
export const meat: Generator = defineGenerator({
  id: 'food.meat',
  summary: 'A kind of meat or fish.',
  synonyms: { de: 'Fleisch', fr: 'viande', es: 'carne' },
  options: {},
  recipe: (_options, { table }) => pick(table('food.meat')),
});
