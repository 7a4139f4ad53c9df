import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Names of columns. */
export const column: Generator = defineGenerator({
  id: 'database.column',
  summary: 'A name such as columns of databases have.',
  synonyms: { en: 'column name, field name', de: 'Spaltenname' },
  options: {},
  recipe: (_options, { table }) => pick(table('database.column')),
});
