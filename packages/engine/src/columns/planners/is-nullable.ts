import type { PlannedColumn } from '../../model/column.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';
import { mayBeNull } from '../values/presence.ts';
import { planUnfilled } from './plan-unfilled.ts';

/** Whether any value of a column may be null, by the vector that is planned for it. */
export function isNullable(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): boolean {
  return !column.made || mayBeNull(planUnfilled({ world, unchecked: true }, table, column.name));
}
