import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { isNullableFormula } from './checked-formula.ts';

/** Whether any value of a column may be null, which its formula says, or the vector that is planned for it. */
export function hasNulls(world: WorldFacts, table: PlannedTable, name: string): boolean {
  const column = table.column(name);
  const { made, given } = column;
  if (!made) return given.length < table.rowCount || given.some(({ text }) => text === null);
  return isNullableFormula(world, table, column) ?? column.isNullable();
}
