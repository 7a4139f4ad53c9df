import {
  CodedError,
  definePrimitive,
  type Planner,
  type Primitive,
  type Recipe,
  type RowFinder,
  type Vector,
} from '@populace/core';
import type { ReferenceWay } from '@populace/schema';
import { planValid } from '../plan/plan-valid.ts';
import { referencePlanning } from '../plan/planning.ts';
import type { ChosenRows, PlannedColumn, World } from '../plan/world.ts';
import { createRowFinder } from '../run/row-finder.ts';
import type { ChildRelation } from './child-relation.ts';
import type { ParentRows } from './parent-rows.ts';
import { planChild, planWithin, type WithinWay } from './ways/child.ts';
import { planDistinct } from './ways/distinct.ts';
import { planEarlier, planEarlierByRecency } from './ways/earlier.ts';
import { planRecency } from './ways/recency.ts';
import { planTree } from './ways/tree.ts';
import { planUniform } from './ways/uniform.ts';
import { planWeighted } from './ways/weighted.ts';
import { planZipf } from './ways/zipf.ts';

/** The value of a column of a row of another table, or of another row of the same. */
export interface ReferenceRecipe extends Recipe {
  readonly kind: 'reference';
  readonly table: string;
  readonly column: string;
  readonly way: ReferenceWay | FollowedWay | WithinWay;
  readonly self: boolean;
  /** Whether a row without an earlier one refers to itself, instead of being null. */
  readonly ownRow: boolean;
  /** Whether the children of a parent refer to different rows each, as the reference is unique within parents. */
  readonly distinct: boolean;
  /** The columns of the key that the column belongs to; empty where it stands alone. */
  readonly key: readonly string[];
}

/** The reference follows the parents that the rows of its table belong to. */
export interface FollowedWay {
  readonly kind: 'followed';
}

/** Creates the primitive of references, which alone looks at other tables of its world. */
export function createReferencePrimitive(world: () => World): Primitive<ReferenceRecipe> {
  const target = ({ table, column }: ReferenceRecipe): PlannedColumn => world().table(table).column(column);
  const finders = new WeakMap<ReferenceRecipe, RowFinder>();
  return definePrimitive<ReferenceRecipe>({
    kind: 'reference',
    type: (recipe) => target(recipe).type,
    bounds(recipe) {
      const [{ recipe: made, scope }] = target(recipe).variants;
      return scope.bounds(made, world().table(recipe.table).rowCount);
    },
    capacity: ({ table }) => BigInt(world().table(table).rowCount),
    // Under a rank each row of the other table comes once.
    injective: (recipe) =>
      (recipe.way.kind === 'uniform' || recipe.way.kind === 'oneToOne') &&
      !recipe.self &&
      recipe.key.length === 0 &&
      target(recipe).different,
    // Values of the other table that differ lead back to their rows.
    rank(recipe, text) {
      const find = finders.get(recipe) ?? createRowFinder(world(), world().table(recipe.table), target(recipe));
      finders.set(recipe, find);
      const row = find(text);
      return row === undefined ? undefined : BigInt(row);
    },
    plan(recipe, at) {
      const chosen = chosenRows(recipe, at, world());
      const { rows, valid, planner } = chosen;
      referencePlanning(at).keepChosen(recipe, chosen);
      referencePlanning(at).noteParents?.(recipe, { rows, ...(valid && { valid }) });
      const vector = planner.column(recipe.column);
      if (valid === undefined) return vector;
      return recipe.ownRow ? withOwn(vector, valid, recipe, at) : planValid(vector, valid, at);
    },
    explain: ({ table, column, way }) => `${column} of a row of ${table}, ${explained(way)}`,
  });
}

/** The rows referred to and their planner: once for all columns of a key, and for all that follow the parents. */
function chosenRows(recipe: ReferenceRecipe, at: Planner, world: World): ChosenRows {
  const planning = referencePlanning(at);
  const choose = (rows: ParentRows): ChosenRows => ({
    ...rows,
    planner: planning.parentPlanner(recipe.table, rows.rows),
  });
  if (recipe.way.kind === 'followed') {
    return planning.together('followed', () => choose({ rows: planning.family().parents }));
  }
  if (recipe.key.length === 0) return choose(planWay(recipe, at, world));
  return planning.together(keyPath(recipe.key), (source) => choose(planWay(recipe, { ...at, source }, world)));
}

/** The name of the draws that the columns of a key have in common. */
export function keyPath(columns: readonly string[]): string {
  return `k:${JSON.stringify(columns)}`;
}

/** Plans which rows are referred to, by a way of choosing. */
export function planWay(
  { way, self, distinct, table }: Pick<ReferenceRecipe, 'way' | 'self' | 'distinct' | 'table'>,
  at: Planner,
  world: World,
): ParentRows {
  // A table without rows may refer to one without rows: there is a plan, which is never run.
  const rowCount = Math.max(1, world.table(table).rowCount);
  switch (way.kind) {
    case 'uniform':
      return self ? planEarlier(at) : planUniform(rowCount, at);
    case 'oneToOne':
      return planUniform(rowCount, at);
    case 'recency':
      if (distinct) return planDistinct(way, rowCount, at);
      return self ? planEarlierByRecency(at) : planRecency(rowCount, at);
    case 'zipf':
      return distinct ? planDistinct(way, rowCount, at) : planZipf(way.exponent, rowCount, at);
    case 'weight':
      return planWeighted(() => world.weights(table, way.column), at);
    case 'tree':
      return planTree(way, at);
    case 'child':
      return planChild(relationOf(world, table), at);
    case 'within':
      return planWithin(way, { relation: relationOf(world, table), self, distinct }, at);
    case 'followed':
      throw new CodedError('internal', 'A reference that follows the parents chooses nothing.');
  }
}

function explained(way: ReferenceRecipe['way']): string {
  switch (way.kind) {
    case 'uniform':
      return 'each as likely';
    case 'oneToOne':
      return 'each once at most';
    case 'recency':
      return 'later rows likelier';
    case 'zipf':
      return `shuffled, the k-th with the weight k^-${way.exponent}`;
    case 'weight':
      return `by its ${way.column}`;
    case 'tree':
      return 'its parent in a tree';
    case 'child':
      return 'one of its own';
    case 'within':
      return `of the same ${way.path[0]}`;
    case 'followed':
      return 'the parent that the row belongs to';
  }
}

function relationOf(world: World, name: string): ChildRelation {
  const { relation } = world.table(name);
  if (relation !== undefined) return relation;
  throw new CodedError('internal', `The rows of ${name} belong to no parents.`);
}

/** Rows without an earlier one have their own value. */
function withOwn(vector: Vector, valid: Uint8Array, recipe: ReferenceRecipe, at: Planner): Vector {
  const own = referencePlanning(at).parentPlanner(recipe.table, at.rows).column(recipe.column);
  const choice = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) choice[i] = valid[i] ^ 1;
  });
  return { kind: 'mixed', choice, options: [{ vector }, { vector: own }] };
}
