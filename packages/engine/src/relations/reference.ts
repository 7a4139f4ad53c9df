import { CodedError, quote, type Vector } from '@populace/core';
import { definePrimitive, type Planner, type Primitive, type Recipe, type RowFinder } from '@populace/recipes';
import type { ReferenceWay } from '@populace/schema';
import { referencePlanning } from '../columns/planning.ts';
import { createRowFinder } from '../columns/rows/row-finder.ts';
import { planValid } from '../columns/values/plan-valid.ts';
import { planPresenceWhere } from '../formulas/plan-presence-where.ts';
import type { ChildRelation } from '../model/child-relation.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { ParentRows } from '../model/family.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { ChosenRows } from '../model/plannable-world.ts';
import type { CountedWorld, SummedWorld } from '../model/sum-port.ts';
import type { World } from '../model/world.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { planOthers } from './other-rows.ts';
import { planAmong } from './ways/among.ts';
import { type ChildCandidates, planChild, planWithin, type WithinWay } from './ways/child.ts';
import { planDistinct } from './ways/distinct.ts';
import { planEarlier, planEarlierByRecency } from './ways/earlier.ts';
import { type Candidates, poolOf, poolOfSum } from './ways/pool.ts';
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
  /** Which rows of the table it leads to; all come into question, if absent. */
  readonly where: AskedFormula | undefined;
  /** Another reference of the row, to another row. */
  readonly otherThan: string | undefined;
  /** Which rows have the reference; all, if absent. */
  readonly when: AskedFormula | undefined;
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
    capacity: (recipe) => BigInt(roomOf(recipe, world())),
    // Under a rank each row of the other table comes once.
    injective: (recipe) =>
      (recipe.way.kind === 'uniform' || recipe.way.kind === 'oneToOne') &&
      !recipe.self &&
      recipe.key.length === 0 &&
      recipe.otherThan === undefined &&
      target(recipe).different,
    obstacle: ({ otherThan }) =>
      otherThan === undefined
        ? undefined
        : {
            what: `which row it refers to depends on that of ${quote(otherThan)}, so that rows may share one`,
            wayOut: 'list both under unique of the table, or drop otherThan',
          },
    // Values of the other table that differ lead back to their rows.
    rank(recipe, text) {
      const find = finders.get(recipe) ?? createRowFinder(world(), world().table(recipe.table), target(recipe));
      finders.set(recipe, find);
      const row = find(text);
      if (row === undefined || recipe.where === undefined) return row === undefined ? undefined : BigInt(row);
      const pool = poolOf(world(), recipe)();
      return pool.has(row) ? BigInt(pool.before(row)) : undefined;
    },
    plan(recipe, at) {
      const chosen = chosenRows(recipe, at, world());
      const { rows, valid, planner } = chosen;
      referencePlanning(at).keepChosen(recipe, chosen);
      referencePlanning(at).noteParents?.(recipe, { rows, ...(valid && { valid }) });
      const vector = planner.column(recipe.column);
      const led = valid === undefined ? vector : planLed(vector, valid, recipe, at);
      return recipe.when === undefined ? led : planValid(led, planPresenceWhere(recipe.when, at), at);
    },
    explain: (recipe) => `${recipe.column} of a row of ${recipe.table}, ${explainedTerms(recipe)}`,
  });
}

/** Of rows that refer to none, the value is null, or their own. */
function planLed(vector: Vector, valid: Uint8Array, recipe: ReferenceRecipe, at: Planner): Vector {
  return recipe.ownRow ? withOwn(vector, valid, recipe, at) : planValid(vector, valid, at);
}

/** How many rows it may lead to, each row for itself. */
export function roomOf(
  { table, where, otherThan }: Pick<ReferenceRecipe, 'table' | 'where' | 'otherThan'>,
  world: CountedWorld,
): number {
  const size = where === undefined ? world.table(table).rowCount : poolOf(world, { table, where })().size;
  return otherThan === undefined ? size : Math.max(0, size - 1);
}

/** The rows referred to and their planner: once for all columns of a key, and for all that follow the parents. */
function chosenRows(recipe: ReferenceRecipe, at: Planner, world: SummedWorld): ChosenRows {
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

/** What planning needs of a reference to choose rows. */
export type ChoiceOfRows = Pick<ReferenceRecipe, 'way' | 'self' | 'distinct' | 'table' | 'where' | 'otherThan'>;

/** Plans which rows are referred to, by a way of choosing. */
export function planWay(choice: ChoiceOfRows, at: Planner, world: SummedWorld): ParentRows {
  const { way, self, distinct, table, where, otherThan } = choice;
  switch (way.kind) {
    case 'uniform':
    case 'oneToOne': {
      const isPlain = where === undefined && otherThan === undefined;
      // A table without rows may refer to one without rows: there is a plan, which is never run.
      if (isPlain && !self) return planUniform(Math.max(1, world.table(table).rowCount), at);
      const among = planCandidates(choice, at, world);
      return self ? planEarlier(among, at) : planAmong(among, at);
    }
    case 'recency': {
      const among = planCandidates(choice, at, world);
      if (distinct) return planDistinct(way, among, at);
      return self ? planEarlierByRecency(among, at) : planRecency(among, at);
    }
    case 'zipf': {
      const among = planCandidates(choice, at, world);
      return distinct ? planDistinct(way, among, at) : planZipf(way.exponent, among, at);
    }
    case 'weight': {
      // Points of a sum of weights belong to rows, so these are no places among some of them.
      const others = planOtherRows(choice, at, world);
      return planWeighted(world.weights(table, way.column, where), others, at);
    }
    case 'tree':
      return planTree(way, at);
    case 'child':
      return planChild(planChildCandidates(choice, at, world), at);
    case 'within':
      return planWithin(way, { ...planChildCandidates(choice, at, world), self, distinct }, at);
    case 'followed':
      throw new CodedError('internal', 'A reference that follows the parents chooses nothing.');
  }
}

function planCandidates({ table, where, otherThan }: ChoiceOfRows, at: Planner, world: CountedWorld): Candidates {
  const pool = poolOf(world, { table, where });
  const others = otherThan === undefined ? undefined : planOthers(otherThan, pool, at);
  return { pool, others, among: where === undefined ? table : `${table} (${where.name})` };
}

function planChildCandidates(choice: ChoiceOfRows, at: Planner, world: CountedWorld): ChildCandidates {
  const { table, where } = choice;
  const pool = where === undefined ? undefined : poolOfSum(world.childrenWhere(where));
  return { relation: relationOf(world, table), pool, others: planOtherRows(choice, at, world) };
}

function planOtherRows({ table, otherThan }: ChoiceOfRows, at: Planner, world: CountedWorld): Float64Array | undefined {
  if (otherThan === undefined) return undefined;
  return planOthers(otherThan, poolOf(world, { table, where: undefined }), at);
}

function explainedTerms({ way, where, otherThan, when }: ReferenceRecipe): string {
  const terms = [
    explained(way),
    ...(where === undefined ? [] : [`of those where ${where.formula.text}`]),
    ...(otherThan === undefined ? [] : [`another than that of ${otherThan}`]),
    ...(when === undefined ? [] : [`none unless ${when.formula.text}`]),
  ];
  return terms.join(', ');
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

function relationOf(world: WorldFacts, name: string): ChildRelation {
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
