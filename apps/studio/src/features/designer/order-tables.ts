import type { TableView } from '../../lib/document/schema-view.ts';

/** A table and how deep it stands below the tables that its rows follow. */
export interface PlacedTable {
  readonly table: TableView;
  readonly depth: number;
}

/** Puts tables behind the parents that their rows follow, otherwise in the order of the document. */
export function orderTables(tables: readonly TableView[]): readonly PlacedTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const parentOf = ({ name, rows }: TableView) =>
    rows.kind === 'per' && rows.parent !== name && names.has(rows.parent) ? rows.parent : undefined;
  const placed: PlacedTable[] = [];
  const seen = new Set<TableView>();
  const place = (table: TableView, depth: number): void => {
    if (seen.has(table)) return;
    seen.add(table);
    placed.push({ table, depth });
    for (const child of tables) if (parentOf(child) === table.name) place(child, depth + 1);
  };
  for (const table of tables) if (parentOf(table) === undefined) place(table, 0);
  // Tables that follow one another in a circle, which is a problem of its own.
  for (const table of tables) place(table, 0);
  return placed;
}
