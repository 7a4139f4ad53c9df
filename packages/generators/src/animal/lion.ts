import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Lions. */
export const lion: Generator = defineGenerator({
  id: 'animal.lion',
  summary: 'A kind of lion.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.lion')),
});
