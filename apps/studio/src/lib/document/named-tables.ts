import type { NamedTable, WrittenReference } from '@populace/formulas';
import type { SchemaView, TableView } from './schema-view.ts';

/** The tables of a schema as far as formulas can name what is in them. */
export function namedTables({ tables }: Pick<SchemaView, 'tables'>): readonly NamedTable[] {
  return tables.map((table) => ({
    name: table.name,
    columns: table.columns.map(({ name }) => name),
    references: referencesOf(table),
  }));
}

/** References of single columns, then those of keys. */
function referencesOf({ columns, keys }: TableView): readonly WrittenReference[] {
  const single = columns.flatMap(({ name, reference }): readonly WrittenReference[] => {
    if (reference === undefined) return [];
    const key = keys.find((one) => one.columns.includes(name));
    return [{ columns: [name], table: reference.table, as: key === undefined ? reference.as : key.as }];
  });
  return [...single, ...keys];
}
