import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Collations. */
export const collation: Generator = defineGenerator({
  id: 'database.collation',
  summary: 'A collation of a database.',
  options: {},
  recipe: (_options, { table }) => pick(table('database.collation')),
});
