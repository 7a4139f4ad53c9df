import type { PlannedTable } from './table.ts';
import type { WorldFacts } from './world-facts.ts';

/** Up to so many rows are gone through for a check, which takes half a second at most; more are when it cannot be helped. */
const FEW = 2 ** 24;

/** Whether the number of a table's rows is known at once: nothing is added up for it, or only few parents are. */
export function isSoonCounted(world: WorldFacts, { relation }: PlannedTable): boolean {
  if (relation === undefined) return true;
  const parent = world.table(relation.table);
  return isSoonCounted(world, parent) && (relation.sum === undefined || parent.rowCount <= FEW);
}

/** Whether a table has so few rows that a check can go through them. */
export function hasFewRows(world: WorldFacts, table: PlannedTable): boolean {
  return isSoonCounted(world, table) && table.rowCount <= FEW;
}

/** Whether a table is known to have no rows; one whose rows would take long to count is taken to have some. */
export function isEmpty(world: WorldFacts, table: PlannedTable): boolean {
  return isSoonCounted(world, table) && table.rowCount === 0;
}
