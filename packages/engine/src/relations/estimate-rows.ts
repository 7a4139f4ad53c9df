import { isSoonCounted } from '../model/soon-counted.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';

/** How many rows a table has, or about how many where adding them up would take long. */
export interface RowEstimate {
  readonly rows: number;
  readonly isExact: boolean;
}

/** Says at once how many rows a table has, or about how many; undefined where nothing is known before they are added up. */
export function estimateRows(world: WorldFacts, table: PlannedTable): RowEstimate | undefined {
  const { relation } = table;
  if (relation === undefined || isSoonCounted(world, table)) return { rows: table.rowCount, isExact: true };
  const parents = estimateRows(world, world.table(relation.table));
  const average = relation.average();
  if (parents === undefined || average === undefined) return undefined;
  return { rows: Math.round(parents.rows * average), isExact: false };
}
