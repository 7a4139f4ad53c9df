import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Types of columns. */
export const type: Generator = defineGenerator({
  id: 'database.type',
  summary: 'A type of columns in a database.',
  synonyms: { en: 'column type, sql type', de: 'Spaltentyp' },
  options: {},
  recipe: (_options, { table }) => pick(table('database.type')),
});
