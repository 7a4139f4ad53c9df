import { CodedError, type Key, type RowSet, type Vector } from '@populace/core';
import type { Recipe, Source } from '@populace/recipes';
import type { ChildRelation } from '../../model/child-relation.ts';
import type { PlannedColumn } from '../../model/column.ts';
import type { Family } from '../../model/family.ts';
import type { LocaleMix, LocaleTables } from '../../model/locale-tables.ts';
import type { ColumnRanks, PlannedUnique } from '../../model/planned-unique.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { ChosenRows, TablePlanner } from '../../model/world.ts';
import { withMergedLists } from '../lists/merge-options.ts';
import type { PlanTrace } from '../plan-trace.ts';
import { type KeyOf, keysOfTable, type PlanningParts } from '../planning.ts';
import { planUniqueRanks } from '../ranks/plan-unique-ranks.ts';
import { createWordSource } from '../sources/word-source.ts';
import { planGiven } from '../values/given-cells.ts';
import { createLocalePlanner, type LocalePlanner, type TableContext } from './locale-planner.ts';
import { type Partition, planPartition } from './partition.ts';
import { planFamily } from './plan-family.ts';

/** Rows for which the columns that checks redraw are drawn: one for each row, by the number of the try. */
export interface TriedRows {
  readonly rows: RowSet;
}

const NO_KEY: Key = { k0: 0, k1: 0 };

/** Creates the planner of a table over `rows`. */
export function createTablePlanner(
  parts: PlanningParts,
  table: PlannedTable,
  rows: RowSet,
  tried?: TriedRows,
): TablePlanner {
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
  const kept = new Map<Recipe, ChosenRows>();
  const chosen = (name: string): ChosenRows => {
    // Planning a reference keeps which rows it chooses.
    columns.get(name);
    const rowsOf = kept.get(table.column(name).variants[0].recipe);
    if (rowsOf !== undefined) return rowsOf;
    throw new CodedError('internal', `${name} of ${table.name} refers to no rows.`);
  };
  const context: TableContext = {
    table,
    keyOf,
    parentPlanner: createTablePlanner,
    together,
    family,
    ranksOf,
    chosen,
    keepChosen: (recipe, rowsOf) => kept.set(recipe, rowsOf),
  };
  const planners = createCache((locale: LocaleTables): LocalePlanner => {
    return createLocalePlanner(parts, { ...context, locale, rows, own: () => planner });
  });
  const held = lazily((): RowSet => tried?.rows ?? world.rowsThatHold(table, rows, parts));
  const redrawing = createCache((locale: LocaleTables): LocalePlanner => {
    return createLocalePlanner(parts, { ...context, locale, rows: held(), own: () => planner });
  });
  const partitions = createCache((mix: LocaleMix): Partition => planPartition(mix, parts, { ...context, rows }));
  const columns = createCache((name: string): Vector => {
    const column = table.column(name);
    // What is drawn again where a check does not hold has the same recipe in all rows.
    const ofRows = parts.unchecked !== true && table.redrawn.has(name) ? redrawing : planners;
    const make = (): Vector => {
      const made = withMergedLists(planMade(column, ofRows, partitions, trace), parts);
      const held = ofRows === redrawing ? world.withinBounds(made, column, { ...parts, planner }) : made;
      return planGiven(held, column, { ...parts, rows });
    };
    return trace === undefined ? make() : trace.column({ table, column, rows }, make);
  });
  const planner: TablePlanner = {
    world,
    table,
    rows,
    column: columns.get,
    chosen,
    family,
    demandChecks() {
      if (table.checks.length > 0) held();
    },
    // What children are made of is not explained: there are too many of them.
    spawn: (other, otherRows, step) =>
      createTablePlanner({ world, arena, step, noteCut: parts.noteCut, unchecked: parts.unchecked }, other, otherRows),
  };
  return planner;
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

/** Makes what is not always needed when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
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
