import { measureTable } from '../columns/rows/table-run.ts';
import type { PlannedTable } from '../model/table.ts';
import type { World } from '../model/world.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import type { Sum } from '../sums/sum-book.ts';
import { PIECE_ITEMS } from '../sums/sum-pieces.ts';
import { estimateRows } from './estimate-rows.ts';

/**
 * The sums that have to be known before rows of a table are made, each after those that it depends on. Each that is returned is added up
 * before the next is asked for. None where all tables have few rows: those are added up on the way.
 */
export function* neededSums(world: World, table: PlannedTable): Generator<Sum, void, void> {
  if (!world.tables.some((one) => hasManyRows(world, one))) return;
  const seen = new Set<PlannedTable | Sum>();
  function* ofCounts(one: PlannedTable): Generator<Sum, void, void> {
    if (seen.has(one)) return;
    seen.add(one);
    const { relation, references } = one;
    if (relation !== undefined) yield* ofCounts(world.table(relation.table));
    for (const reference of references) yield* ofCounts(world.table(reference.table));
    if (relation?.sum !== undefined) yield* withNeeded(relation.sum());
  }
  function* withNeeded(sum: Sum): Generator<Sum, void, void> {
    if (seen.has(sum) || sum.isKnown) return;
    seen.add(sum);
    yield* ofCounts(world.table(sum.table));
    for (const needed of world.sums.askedBy(sum.measure)) yield* withNeeded(needed);
    if (!sum.isKnown) yield sum;
  }
  yield* ofCounts(table);
  for (const sum of world.sums.askedBy(() => measureTable(world, table))) yield* withNeeded(sum);
}

function hasManyRows(world: WorldFacts, table: PlannedTable): boolean {
  return (estimateRows(world, table)?.rows ?? Number.POSITIVE_INFINITY) > PIECE_ITEMS;
}
