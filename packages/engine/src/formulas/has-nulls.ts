import { openTable } from '../columns/rows/table-run.ts';
import { mayBeNull } from '../columns/values/presence.ts';
import type { PlannedTable } from '../model/table.ts';
import type { World } from '../model/world.ts';
import { isNullableFormula } from './checked-formula.ts';

/** Whether any value of a column may be null, which its formula says, or the vector that is planned for it. */
export function hasNulls(world: World, table: PlannedTable, name: string): boolean {
  const column = table.column(name);
  const { made, given } = column;
  if (!made) return given.length < table.rowCount || given.some(({ text }) => text === null);
  return isNullableFormula(world, table, column) ?? vectorHasNulls(world, table, name);
}

function vectorHasNulls(world: World, table: PlannedTable, name: string): boolean {
  const [column] = openTable(world, table, { columns: [name], batchRows: 4 }).batch.columns;
  return column === undefined || mayBeNull(column.vector);
}
