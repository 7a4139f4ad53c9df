import { CodedError, type Key, type RowSet, type Vector } from '@populace/core';
import type { Recipe, Source } from '@populace/recipes';
import type { ChildRelation } from '../../model/child-relation.ts';
import type { Family } from '../../model/family.ts';
import type { ChosenRows } from '../../model/plannable-world.ts';
import type { PlannedUnique } from '../../model/planned-unique.ts';
import type { PlannedTable } from '../../model/table.ts';
import { type KeyOf, keysOfTable, type PlanningParts } from '../planning.ts';
import { planUniqueRanks } from '../ranks/plan-unique-ranks.ts';
import { createWordSource } from '../sources/word-source.ts';
import { createCache } from './cache.ts';
import type { TableContext } from './locale-rows.ts';
import { planFamily } from './plan-family.ts';

/** The rows of a planner, and what plans their columns and those of other tables. */
export interface TableRows {
  readonly rows: RowSet;
  readonly column: (name: string) => Vector;
  readonly createTablePlanner: TableContext['parentPlanner'];
}

const NO_KEY: Key = { k0: 0, k1: 0 };

/** Creates what the columns of a table have in common: keys, parents, ranks, and the rows that references choose. */
export function createTableContext(
  parts: PlanningParts,
  table: PlannedTable,
  { rows, column, createTablePlanner }: TableRows,
): TableContext {
  const { arena, step, world } = parts;
  // Steps planned only to measure are never run, so their keys do not matter.
  const keyOf: KeyOf = arena.measuring ? () => NO_KEY : keysOfTable(world, table.name);
  const words = (path: string): Source => createWordSource({ path, rows, arena, keyOf, step });
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
  const kept = new Map<Recipe, ChosenRows>();
  return {
    table,
    keyOf,
    parentPlanner: createTablePlanner,
    together,
    family,
    ranksOf({ name }) {
      const unique = table.uniques.find(({ drawn }) => drawn.some((one) => one.column === name));
      return unique && ranks.get(unique).get(name);
    },
    chosen(name) {
      // Planning a reference keeps which rows it chooses.
      column(name);
      const rowsOf = kept.get(table.column(name).variants[0].recipe);
      if (rowsOf !== undefined) return rowsOf;
      throw new CodedError('internal', `${name} of ${table.name} refers to no rows.`);
    },
    keepChosen: (recipe, rowsOf) => kept.set(recipe, rowsOf),
  };
}

function relationOf({ name, relation }: PlannedTable): ChildRelation {
  if (relation !== undefined) return relation;
  throw new CodedError('internal', `${name} has no parents.`);
}
