import { type Key, type RowSet, streamKey, type Vector } from '@populace/core';
import { planGiven } from './given-cells.ts';
import { createLocalePlanner, type LocalePlanner } from './locale-planner.ts';
import type { LocaleTables } from './locale-tables.ts';
import type { LocaleMix } from './mix.ts';
import { type Partition, planPartition } from './partition.ts';
import type { KeyOf, PlanningParts, TablePlanner } from './planning.ts';
import type { PlannedColumn, PlannedTable } from './world.ts';

const NO_KEY: Key = { k0: 0, k1: 0 };

/** Creates the planner of a table over `rows`. */
export function createTablePlanner(parts: PlanningParts, table: PlannedTable, rows: RowSet): TablePlanner {
  const { world, arena } = parts;
  // Steps planned only to measure are never run, so their keys do not matter.
  const keyOf: KeyOf = (path, ...draw) =>
    arena.measuring ? NO_KEY : streamKey([world.seed, String(world.values), table.name, path, ...draw]);
  const context = { table, keyOf, parentPlanner: createTablePlanner };
  const planners = createCache((locale: LocaleTables): LocalePlanner => {
    return createLocalePlanner(parts, { ...context, locale, rows, column: (name) => columns.get(name) });
  });
  const partitions = createCache((mix: LocaleMix): Partition => planPartition(mix, parts, { ...context, rows }));
  const columns = createCache((name: string): Vector => {
    const column = table.column(name);
    return planGiven(planMade(column, planners, partitions), column, { ...parts, rows });
  });
  return { column: columns.get };
}

/** One vector for all rows, or those of each locale's rows side by side. */
function planMade(
  column: PlannedColumn,
  planners: Cache<LocaleTables, LocalePlanner>,
  partitions: Cache<LocaleMix, Partition>,
): Vector {
  const [only, ...more] = column.variants;
  if (more.length === 0) return planners.get(only.locale).variant(column, only);
  const { choice, at, parts } = partitions.get(column.mix);
  return {
    kind: 'mixed',
    choice,
    options: column.variants.map((variant, place) => {
      const part = parts[place] as Partition['parts'][number]; // There is a variant and a part for each locale of the mix.
      return { vector: part.planner.variant(column, variant), at, filled: part.rows };
    }),
  };
}

interface Cache<K, V> {
  get(key: K): V;
}

/** Makes what belongs to a key once. */
function createCache<K, V>(make: (key: K) => V): Cache<K, V> {
  const made = new Map<K, V>();
  return {
    get(key) {
      const known = made.get(key);
      if (known !== undefined) return known;
      const value = make(key);
      made.set(key, value);
      return value;
    },
  };
}
