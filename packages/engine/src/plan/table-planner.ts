import { CodedError, type Key, type RowSet, type Source, type Vector } from '@populace/core';
import type { ChildRelation } from '../relations/child-relation.ts';
import { type Family, planFamily } from '../relations/family.ts';
import { createWordSource } from '../sources/word-source.ts';
import { planUniqueRanks } from '../unique/plan-unique-ranks.ts';
import type { ColumnRanks, PlannedUnique } from '../unique/planned-unique.ts';
import { planGiven } from './given-cells.ts';
import { createLocalePlanner, type LocalePlanner, type TableContext } from './locale-planner.ts';
import type { LocaleTables } from './locale-tables.ts';
import type { LocaleMix } from './mix.ts';
import { type Partition, planPartition } from './partition.ts';
import type { PlanTrace } from './plan-trace.ts';
import { type KeyOf, keysOfTable, type PlanningParts, type TablePlanner } from './planning.ts';
import type { PlannedColumn, PlannedTable } from './world.ts';

const NO_KEY: Key = { k0: 0, k1: 0 };

/** Creates the planner of a table over `rows`. */
export function createTablePlanner(parts: PlanningParts, table: PlannedTable, rows: RowSet): TablePlanner {
  const { world, arena, trace } = parts;
  // Steps planned only to measure are never run, so their keys do not matter.
  const keyOf: KeyOf = arena.measuring ? () => NO_KEY : keysOfTable(world, table.name);
  const words = (path: string): Source => createWordSource({ path, rows, arena, keyOf, step: parts.step });
  const shared = createCache((_path: string): { made?: unknown } => ({}));
  const together = <T>(path: string, make: (source: Source) => T): T => {
    const entry = shared.get(path);
    if (!('made' in entry)) entry.made = make(words(path));
    return entry.made as T; // What stands under a path was made by the same maker.
  };
  const family = (): Family => together('family', () => planFamily(relationOf(table), rows, parts));
  const ranks = createCache((unique: PlannedUnique) =>
    planUniqueRanks(unique, { ...parts, rows, table, keyOf, words, family }),
  );
  const ranksOf = ({ name }: PlannedColumn): ColumnRanks | undefined => {
    const unique = table.uniques.find(({ drawn }) => drawn.some((one) => one.column === name));
    return unique && ranks.get(unique).get(name);
  };
  const context: TableContext = { table, keyOf, parentPlanner: createTablePlanner, together, family, ranksOf };
  const planners = createCache((locale: LocaleTables): LocalePlanner => {
    return createLocalePlanner(parts, { ...context, locale, rows, column: (name) => columns.get(name) });
  });
  const partitions = createCache((mix: LocaleMix): Partition => planPartition(mix, parts, { ...context, rows }));
  const columns = createCache((name: string): Vector => {
    const column = table.column(name);
    const make = (): Vector => planGiven(planMade(column, planners, partitions, trace), column, { ...parts, rows });
    return trace === undefined ? make() : trace.column({ table, column, rows }, make);
  });
  return { column: columns.get };
}

function relationOf({ name, relation }: PlannedTable): ChildRelation {
  if (relation !== undefined) return relation;
  throw new CodedError('internal', `${name} has no parents.`);
}

/** One vector for all rows, or those of each locale's rows side by side. */
function planMade(
  column: PlannedColumn,
  planners: Cache<LocaleTables, LocalePlanner>,
  partitions: Cache<LocaleMix, Partition>,
  trace: PlanTrace | undefined,
): Vector {
  const [only, ...more] = column.variants;
  if (more.length === 0) return planners.get(only.locale).variant(column, only);
  const { choice, at, parts } = partitions.get(column.mix);
  trace?.mix(column.mix, choice);
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
