import { planUnfilled } from '../columns/planners/plan-unfilled.ts';
import { mayBeNull } from '../columns/values/presence.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannedTable } from '../model/table.ts';
import type { World } from '../model/world.ts';

const known = new WeakMap<PlannedColumn, boolean>();

/** Whether any value of a column may be null, by the vector that is planned for it. */
export function isNullable(world: World, table: PlannedTable, column: PlannedColumn): boolean {
  const nullable =
    known.get(column) ?? (!column.made || mayBeNull(planUnfilled({ world, unchecked: true }, table, column.name)));
  known.set(column, nullable);
  return nullable;
}
