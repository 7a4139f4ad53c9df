import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Words for food. */
export const adjective: Generator = defineGenerator({
  id: 'food.adjective',
  summary: 'A word for how food tastes or feels.',
  options: {},
  recipe: (_options, { table }) => pick(table('food.adjective')),
});
