import type { TableView } from './schema-view.ts';

/** The column of a table that references mean: `id` where there is one, else the first that is unique, else the first. */
export function keyOf(table: TableView | undefined): string {
  const columns = table?.columns ?? [];
  const key = columns.find(({ name }) => name === 'id') ?? columns.find(({ unique }) => unique) ?? columns[0];
  return key?.name ?? 'id';
}
