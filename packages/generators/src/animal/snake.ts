import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Snakes. */
export const snake: Generator = defineGenerator({
  id: 'animal.snake',
  summary: 'A kind of snake.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.snake')),
});
