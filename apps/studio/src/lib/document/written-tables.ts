import type { TableView } from './schema-view.ts';

/** Returns how many tables are written: hidden ones are only there for others. */
export function writtenTables(tables: readonly Pick<TableView, 'hidden'>[]): number {
  return tables.filter(({ hidden }) => !hidden).length;
}
