import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Fruits. */
export const fruit: Generator = defineGenerator({
  id: 'food.fruit',
  summary: 'A fruit.',
  synonyms: { de: 'Obst, Frucht', ja: '果物' },
  options: {},
  recipe: (_options, { table }) => pick(table('food.fruit')),
});
