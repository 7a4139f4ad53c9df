import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Bears. */
export const bear: Generator = defineGenerator({
  id: 'animal.bear',
  summary: 'A kind of bear.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.bear')),
});
