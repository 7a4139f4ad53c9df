import type { Vector } from '@populace/core';
import type { Planner, Recipe, Source } from '@populace/recipes';
import type { ColumnVariant, PlannedColumn } from '../../model/column.ts';
import { type InnerRecipe, innerType, isNestedRecipe } from '../../model/nested-recipe.ts';
import { primitiveOf } from '../../model/scope.ts';
import { subjectPath } from '../../model/subject-path.ts';
import type { ItemRows } from '../lists/item-rows.ts';
import type { ColumnPlanning, PlannedItem, PlanningParts, ReferencePlanning, ValuePlanning } from '../planning.ts';
import { planUnique } from '../ranks/plan-unique.ts';
import { createWordSource } from '../sources/word-source.ts';
import { planDirty } from '../values/dirty.ts';
import { isMissing } from '../values/missing-value.ts';
import { planNullDraws, planNulls } from '../values/nulls.ts';
import { planTyped } from '../values/typed.ts';
import { type LocalePlanner, type LocaleRows, NO_TABLE } from './locale-rows.ts';

/** Creates the planner of rows of one locale. */
export function createLocalePlanner(parts: PlanningParts, context: LocaleRows): LocalePlanner {
  const at: LocalePlanning = { parts, context, made: new Map() };
  return {
    inner(inner, scope, sourceOf) {
      const words = wordSource(at, VALUE_PATH);
      return planInner(at, inner, { source: sourceOf(words), words, scope, of: undefined });
    },
    variant(column, variant) {
      const make = (): Vector => planVariant(at, column, variant);
      return parts.trace === undefined ? make() : parts.trace.variant(context.locale.id, make);
    },
  };
}

/** Rows of one locale, and what was planned for them. */
interface LocalePlanning {
  readonly parts: PlanningParts;
  readonly context: LocaleRows;
  /** What fields are, and what they share, by path: planned once. */
  readonly made: Map<string, unknown>;
}

/** What the parts of a recipe are planned with. */
interface PartPlanning extends Pick<Planner, 'scope' | 'taken'> {
  readonly of: string | undefined;
  readonly present?: Uint8Array | undefined;
}

/** What a value within a list or structure is planned with. */
interface InnerPlanning extends PartPlanning {
  readonly source: Source;
  /** Where the draws of its nulls come from. */
  readonly words: Source;
}

/** The path of the draws of an item's value. */
const VALUE_PATH = 'value';

function wordSource({ parts: { arena, step, trace }, context: { rows, keyOf } }: LocalePlanning, path: string): Source {
  const source = createWordSource({ path, rows, arena, keyOf, step });
  return trace === undefined ? source : trace.source(path, source);
}

function once<T>({ made }: LocalePlanning, path: string, make: () => T): T {
  // What stands under a path was made by the same maker: paths name fields, or what fields share.
  if (made.has(path)) return made.get(path) as T;
  const value = make();
  made.set(path, value);
  return value;
}

function planRecipe(at: LocalePlanning, recipe: Recipe, source: Source, part: PartPlanning): Vector {
  const { world, trace } = at.parts;
  const planner = createPlanner(at, source, part);
  const primitive = primitiveOf(world.primitives, recipe);
  if (trace === undefined) return primitive.plan(recipe, planner);
  return trace.recipe({ recipe, of: part.of }, planner, (traced) => primitive.plan(recipe, traced));
}

/** What a recipe is planned with. */
function createPlanner(at: LocalePlanning, source: Source, part: PartPlanning): Planner & ReferencePlanning {
  const { parts, context } = at;
  const { world, arena, step } = parts;
  const { locale, rows } = context;
  const { scope, of, taken, present } = part;
  return {
    arena,
    rows,
    source,
    scope,
    taken,
    part: (recipe, own, ownTaken = taken) => planRecipe(at, recipe, own, { scope, of, taken: ownTaken }),
    field(subject, field, form) {
      const path = subjectPath(subject, field, of);
      const asked = form ?? world.fieldRecipe(locale, subject, field);
      const plan = (): Vector => planRecipe(at, asked, wordSource(at, path), { scope, of });
      return once(at, form === undefined ? path : `unique ${path}`, plan);
    },
    shared(subject, name, make) {
      const path = subjectPath(subject, name, of);
      return once(at, `shared ${path}`, () => make(wordSource(at, path)));
    },
    column: (name) => context.own().column(name),
    own: context.own,
    step,
    parentPlanner: (name, parentRows) => context.parentPlanner(parts, world.table(name), parentRows),
    together: context.together,
    family: context.family,
    chosen: context.chosen,
    keepChosen: context.keepChosen,
    noteParents: parts.noteParents,
    present,
    planInner: (inner, own) => planInner(at, inner, { source: own, words: own, scope, of, present }),
    planItems: (items, item, sourceOf) => {
      const inner = { ...item.item, of: item.item.of ?? of };
      return createItemPlanner(at, items, item).inner(inner, scope, sourceOf);
    },
  };
}

/** The planner of the items of lists, which are rows of no table. */
function createItemPlanner({ parts, context }: LocalePlanning, items: ItemRows, { keyOf }: PlannedItem): LocalePlanner {
  // What items are made of is not explained: there may be too many of them.
  const { trace: _trace, ...untraced } = { ...parts, arena: items.arena, step: items.step };
  return createLocalePlanner(untraced, { ...context, ...NO_TABLE, keyOf, rows: items.rows });
}

function planVariant(at: LocalePlanning, column: PlannedColumn, { recipe, scope }: ColumnVariant): Vector {
  const { parts, context } = at;
  const path = `c:${column.name}`;
  const planning: ColumnPlanning = {
    ...parts,
    rows: context.rows,
    path,
    column,
    recipe,
    scope,
    keyOf: context.keyOf,
    words: wordSource(at, path),
    ranks: context.ranksOf(column),
    plan: (one, source) => planRecipe(at, one, source, { scope, of: column.of }),
  };
  if (isNestedRecipe(recipe)) return planNested(at, planning, planning.words, { scope, of: column.of });
  // Texts are cut to their type before they are dirty: dirt at their ends would be cut off again.
  return planNulls(planDirty(planTyped(planUnique(planning), planning), planning), planning);
}

/** Lists are told which of them are null before their items are counted. */
function planNested(at: LocalePlanning, value: ValuePlanning, source: Source, part: PartPlanning): Vector {
  const { of, present: around } = part;
  const own = isLackingItems(value.recipe) ? planNone(value) : planNullDraws(value);
  const present = own === undefined || around === undefined ? (own ?? around) : planBoth(own, around, value);
  const vector = planRecipe(at, value.recipe, source, { scope: value.scope, of, present });
  const isNested = vector.kind === 'list' || vector.kind === 'struct';
  return own === undefined || !isNested ? vector : { ...vector, valid: own };
}

function planInner(
  at: LocalePlanning,
  inner: InnerRecipe,
  { source, words, scope, of, present }: InnerPlanning,
): Vector {
  const value: ValuePlanning = {
    ...at.parts,
    rows: at.context.rows,
    column: { name: '', type: innerType(inner, scope), nulls: inner.nulls, nullPath: '' },
    recipe: inner.recipe,
    scope,
    keyOf: (_path, ...draw) => words.key(...draw),
  };
  const inside = { scope, of: inner.of ?? of, present };
  if (isNestedRecipe(inner.recipe)) return planNested(at, value, source, inside);
  return planNulls(planTyped(planRecipe(at, inner.recipe, source, inside), value), value);
}

/** Plans a byte a row, 1 where both have one. */
function planBoth(one: Uint8Array, other: Uint8Array, { arena, step }: Pick<Planner, 'arena' | 'step'>): Uint8Array {
  const both = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) both[i] = one[i] & other[i];
  });
  return both;
}

/** Whether a recipe is of lists whose items the locale cannot generate: there is no such list. */
function isLackingItems(recipe: Recipe): boolean {
  return isNestedRecipe(recipe) && recipe.kind === 'array' && isMissing(recipe.item.recipe);
}

/** Plans a byte a row, 0 in each. */
function planNone({ arena, step }: Pick<Planner, 'arena' | 'step'>): Uint8Array {
  const none = arena.uint8();
  step((n) => {
    none.fill(0, 0, n);
  });
  return none;
}
