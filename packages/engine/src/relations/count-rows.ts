import type { PlannedTable, World } from '../plan/world.ts';

/** How far the rows of a table are counted. */
export interface CountProgress {
  /** The table whose rows follow from those of `parent`. */
  readonly table: string;
  readonly parent: string;
  /** The rows of the parent whose children are counted, and all of them. */
  readonly counted: number;
  readonly of: number;
}

/** Counts the rows of a table in steps of milliseconds, those of the parents that they follow from first. Ends at once where they are known. */
export function* countRowsSteps(world: World, table: PlannedTable): Generator<CountProgress, void, void> {
  const { relation } = table;
  if (relation === undefined) return;
  const parent = world.table(relation.table);
  yield* countRowsSteps(world, parent);
  for (const counted of relation.countSteps()) {
    yield { table: table.name, parent: parent.name, counted, of: parent.rowCount };
  }
}
