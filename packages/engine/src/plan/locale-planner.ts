import type { Planner, Recipe, RowSet, Source, Vector } from '@populace/core';
import { createWordSource } from '../sources/word-source.ts';
import type { ColumnRanks } from '../unique/planned-unique.ts';
import type { LocaleTables } from './locale-tables.ts';
import { planNulls } from './nulls.ts';
import type { ColumnPlanning, KeyOf, PlanningParts, ReferencePlanning } from './planning.ts';
import { primitiveOf } from './scope.ts';
import { planTyped } from './typed.ts';
import { planUnique } from './unique.ts';
import { type ColumnVariant, type PlannedColumn, type PlannedTable, subjectPath, type TablePlanner } from './world.ts';

/** Plans over rows that are all in one locale: columns, and the subjects that they look at. */
export interface LocalePlanner {
  variant(column: PlannedColumn, variant: ColumnVariant): Vector;
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
  const plan = (recipe: Recipe, source: Source, { scope, of, taken }: PartPlanning): Vector => {
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
    };
    const primitive = primitiveOf(world.registry.primitives, recipe);
    if (trace === undefined) return primitive.plan(recipe, planner);
    return trace.recipe({ recipe, of }, planner, (traced) => primitive.plan(recipe, traced));
  };
  return {
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
      const make = (): Vector => planNulls(planTyped(planUnique(at), at), at);
      return trace === undefined ? make() : trace.variant(locale.id, make);
    },
  };
}
