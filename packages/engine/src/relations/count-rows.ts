import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import type { Sum } from '../sums/sum-book.ts';

/** How far something is added up. */
export interface CountProgress {
  /** What is added up, such as `rows of orders`. */
  readonly name: string;
  /** The table whose rows are gone through. */
  readonly table: string;
  /** The rows that are gone through so far, and all of them. */
  readonly counted: number;
  readonly of: number;
}

/** Counts the rows of a table in steps of milliseconds, those of the parents that they follow from first. Ends at once where they are known. */
export function* countRowsSteps(world: WorldFacts, { relation }: PlannedTable): Generator<CountProgress, void, void> {
  if (relation === undefined) return;
  yield* countRowsSteps(world, world.table(relation.table));
  if (relation.sum !== undefined) yield* progressSteps(world, relation.sum());
}

/** Adds up in steps of milliseconds, unless the sum is known. */
function* progressSteps(world: WorldFacts, sum: Sum): Generator<CountProgress, void, void> {
  const { name, table } = sum;
  const of = world.table(table).rowCount;
  for (const counted of sum.steps()) yield { name, table, counted, of };
}
