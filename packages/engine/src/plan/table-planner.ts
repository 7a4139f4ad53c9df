import {
  type Key,
  type Planner,
  type Recipe,
  type RowSet,
  type Scope,
  type Source,
  streamKey,
  type Vector,
} from '@populace/core';
import { createWordSource } from '../sources/word-source.ts';
import { planNulls } from './nulls.ts';
import type { ColumnPlanning, PlanningParts, ReferencePlanning, TablePlanner } from './planning.ts';
import { primitiveOf } from './scope.ts';
import { planTyped } from './typed.ts';
import { planUnique } from './unique.ts';
import { type PlannedTable, subjectPath } from './world.ts';

const NO_KEY: Key = { k0: 0, k1: 0 };

/** Creates the planner of a table over `rows`. */
export function createTablePlanner(parts: PlanningParts, table: PlannedTable, rows: RowSet): TablePlanner {
  const { world, arena, step } = parts;
  const vectors = new Map<string, Vector>();
  // Steps planned only to measure are never run, so their keys do not matter.
  const keyOf = (path: string, draw: string): Key =>
    arena.measuring ? NO_KEY : streamKey([world.seed, String(world.values), table.name, path, draw]);
  const wordSource = (path: string): Source => createWordSource({ path, rows, arena, keyOf, step });

  const once = (path: string, make: () => Vector): Vector => {
    const known = vectors.get(path);
    if (known !== undefined) return known;
    const made = make();
    vectors.set(path, made);
    return made;
  };
  const plan = (recipe: Recipe, source: Source, scope: Scope, of: string | undefined): Vector => {
    const planner: Planner & ReferencePlanning = {
      arena,
      rows,
      source,
      scope,
      part: (part, partSource) => plan(part, partSource, scope, of),
      field(subject, field) {
        const path = subjectPath(subject, field, of);
        return once(path, () => plan(world.fieldRecipe(subject, field), wordSource(path), scope, of));
      },
      column: (name) => column(name),
      step,
      parentPlanner: (name, parentRows) => createTablePlanner(parts, world.table(name), parentRows),
    };
    return primitiveOf(world.registry.primitives, recipe).plan(recipe, planner);
  };
  const column = (name: string): Vector =>
    once(`c:${name}`, () => {
      const planned = table.column(name);
      const path = `c:${name}`;
      const words = wordSource(path);
      const at: ColumnPlanning = {
        ...parts,
        rows,
        path,
        column: planned,
        keyOf,
        words,
        plan: (recipe, source) => plan(recipe, source, table.scope, planned.of),
      };
      return planNulls(planTyped(planUnique(at), at), at);
    });
  return { column };
}
