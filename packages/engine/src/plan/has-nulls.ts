import { openTable } from '../run/table-run.ts';
import { mayBeNull } from './presence.ts';
import type { PlannedTable, World } from './world.ts';

/** Whether any value of a column may be null, which the vector says that is planned for it. */
export function hasNulls(world: World, table: PlannedTable, name: string): boolean {
  const { made, given } = table.column(name);
  if (!made) return given.length < table.rowCount || given.some(({ text }) => text === null);
  const [column] = openTable(world, table, { columns: [name], batchRows: 4 }).batch.columns;
  return column === undefined || mayBeNull(column.vector);
}
