import { CodedError, type RowSet, type Vector } from '@populace/core';
import type { Planner, Recipe, Scope, Source } from '@populace/recipes';
import type { ColumnVariant, PlannedColumn } from '../../model/column.ts';
import type { LocaleTables } from '../../model/locale-tables.ts';
import { type InnerRecipe, innerType, isNestedRecipe } from '../../model/nested-recipe.ts';
import type { ColumnRanks } from '../../model/planned-unique.ts';
import { primitiveOf } from '../../model/scope.ts';
import { subjectPath } from '../../model/subject-path.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { TablePlanner } from '../../model/world.ts';
import type { ColumnPlanning, KeyOf, PlanningParts, ReferencePlanning, ValuePlanning } from '../planning.ts';
import { planUnique } from '../ranks/plan-unique.ts';
import { createWordSource } from '../sources/word-source.ts';
import { isMissing } from '../values/missing-value.ts';
import { planNullDraws, planNulls } from '../values/nulls.ts';
import { planTyped } from '../values/typed.ts';

/** Plans over rows that are all in one locale: columns, and the subjects that they look at. */
export interface LocalePlanner {
  variant(column: PlannedColumn, variant: ColumnVariant): Vector;
  /** Plans a value within a list or structure from random words, or from what `sourceOf` makes of them. */
  inner(inner: InnerRecipe, scope: Scope, sourceOf: (words: Source) => Source): Vector;
}

/** What planners of one table need of one another. */
export interface TableContext {
  readonly table: PlannedTable;
  readonly keyOf: KeyOf;
  parentPlanner(parts: PlanningParts, table: PlannedTable, rows: RowSet): TablePlanner;
  readonly together: ReferencePlanning['together'];
  readonly family: ReferencePlanning['family'];
  readonly chosen: ReferencePlanning['chosen'];
  readonly keepChosen: ReferencePlanning['keepChosen'];
  /** The source of a column that is unique together with others. */
  ranksOf(column: PlannedColumn): ColumnRanks | undefined;
}

/** The rows of a locale planner. */
export interface LocaleRows extends TableContext {
  readonly locale: LocaleTables;
  readonly rows: RowSet;
  /** The planner of all columns over the same rows. */
  own(): TablePlanner;
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

/** The rows of items are no rows of a table. */
const NO_TABLE: Pick<LocaleRows, 'own' | 'family' | 'together' | 'chosen' | 'keepChosen' | 'ranksOf'> = {
  own: noTable,
  family: noTable,
  together: noTable,
  chosen: noTable,
  keepChosen: noTable,
  ranksOf: () => undefined,
};

function noTable(): never {
  throw new CodedError('internal', 'An item of a list looked at the rows of its table.');
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

/** Creates the planner of rows of one locale. */
export function createLocalePlanner(parts: PlanningParts, context: LocaleRows): LocalePlanner {
  const { world, arena, step, trace } = parts;
  const { locale, rows, keyOf } = context;
  const made = new Map<string, unknown>();
  const wordSource = (path: string): Source => {
    const source = createWordSource({ path, rows, arena, keyOf, step });
    return trace === undefined ? source : trace.source(path, source);
  };
  const once = <T>(path: string, make: () => T): T => {
    // What stands under a path was made by the same maker: paths name fields, or what fields share.
    if (made.has(path)) return made.get(path) as T;
    const value = make();
    made.set(path, value);
    return value;
  };
  const plan = (recipe: Recipe, source: Source, { scope, of, taken, present }: PartPlanning): Vector => {
    const planner: Planner & ReferencePlanning = {
      arena,
      rows,
      source,
      scope,
      taken,
      part: (part, partSource, partTaken = taken) => plan(part, partSource, { scope, of, taken: partTaken }),
      field(subject, field, form) {
        const path = subjectPath(subject, field, of);
        const asked = form ?? world.fieldRecipe(locale, subject, field);
        return once(form === undefined ? path : `unique ${path}`, () => plan(asked, wordSource(path), { scope, of }));
      },
      shared(subject, name, make) {
        const path = subjectPath(subject, name, of);
        return once(`shared ${path}`, () => make(wordSource(path)));
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
      planInner: (inner, own) => planInner(inner, { source: own, words: own, scope, of, present }),
      planItems: (items, { item, keyOf: keyOfItem }, sourceOf) => {
        // What items are made of is not explained: there may be too many of them.
        const { trace: _trace, ...untraced } = { ...parts, arena: items.arena, step: items.step };
        const ofItems = createLocalePlanner(untraced, {
          ...context,
          ...NO_TABLE,
          keyOf: keyOfItem,
          rows: items.rows,
        });
        return ofItems.inner({ ...item, of: item.of ?? of }, scope, sourceOf);
      },
    };
    const primitive = primitiveOf(world.registry.primitives, recipe);
    if (trace === undefined) return primitive.plan(recipe, planner);
    return trace.recipe({ recipe, of }, planner, (traced) => primitive.plan(recipe, traced));
  };
  /** Lists are told which of them are null before their items are counted. */
  const planNested = (at: ValuePlanning, source: Source, { of, present: around }: PartPlanning): Vector => {
    const own = isLackingItems(at.recipe) ? planNone(at) : planNullDraws(at);
    const present = own === undefined || around === undefined ? (own ?? around) : planBoth(own, around, at);
    const vector = plan(at.recipe, source, { scope: at.scope, of, present });
    const isNested = vector.kind === 'list' || vector.kind === 'struct';
    return own === undefined || !isNested ? vector : { ...vector, valid: own };
  };
  const planInner = (inner: InnerRecipe, { source, words, scope, of, present }: InnerPlanning): Vector => {
    const at: ValuePlanning = {
      ...parts,
      rows,
      column: { name: '', type: innerType(inner, scope), nulls: inner.nulls, nullPath: '' },
      recipe: inner.recipe,
      scope,
      keyOf: (_path, ...draw) => words.key(...draw),
    };
    const inside = { scope, of: inner.of ?? of, present };
    if (isNestedRecipe(inner.recipe)) return planNested(at, source, inside);
    return planNulls(planTyped(plan(inner.recipe, source, inside), at), at);
  };
  return {
    inner(inner, scope, sourceOf) {
      const words = wordSource(VALUE_PATH);
      return planInner(inner, { source: sourceOf(words), words, scope, of: undefined });
    },
    variant(column, { recipe, scope }) {
      const path = `c:${column.name}`;
      const at: ColumnPlanning = {
        ...parts,
        rows,
        path,
        column,
        recipe,
        scope,
        keyOf,
        words: wordSource(path),
        ranks: context.ranksOf(column),
        plan: (one, source) => plan(one, source, { scope, of: column.of }),
      };
      const make = (): Vector =>
        isNestedRecipe(recipe)
          ? planNested(at, at.words, { scope, of: column.of })
          : planNulls(planTyped(planUnique(at), at), at);
      return trace === undefined ? make() : trace.variant(locale.id, make);
    },
  };
}
