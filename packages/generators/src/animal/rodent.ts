import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Rodents. */
export const rodent: Generator = defineGenerator({
  id: 'animal.rodent',
  summary: 'A kind of rodent.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.rodent')),
});
