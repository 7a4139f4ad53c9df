import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Storage engines. */
export const engine: Generator = defineGenerator({
  id: 'database.engine',
  summary: 'A storage engine of a database.',
  options: {},
  recipe: (_options, { table }) => pick(table('database.engine')),
});
