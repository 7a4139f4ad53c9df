import type { PlannedTable, World } from '../plan/world.ts';

/** Up to so many parents are counted for a check, which takes half a second at most; more are when their children are asked for. */
export const SOON_COUNTED: number = 2 ** 24;

/** Whether the rows of a table are known at once: they are a number, or those of few parents. */
export function isSoonCounted(world: World, { relation }: PlannedTable): boolean {
  if (relation === undefined) return true;
  const parent = world.table(relation.table);
  return isSoonCounted(world, parent) && parent.rowCount <= SOON_COUNTED;
}

/** Whether a table is known to have no rows; one whose rows would take long to count is taken to have some. */
export function isEmpty(world: World, table: PlannedTable): boolean {
  return isSoonCounted(world, table) && table.rowCount === 0;
}
