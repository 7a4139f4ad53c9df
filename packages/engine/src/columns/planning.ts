import { type Arena, CodedError, type Key, type RowSet, streamKey, type Vector } from '@populace/core';
import type { Planner, Recipe, Scope, Source, Step } from '@populace/recipes';
import type { PlannedColumn } from '../model/column.ts';
import type { Family, ParentRows } from '../model/family.ts';
import type { InnerRecipe } from '../model/nested-recipe.ts';
import type { ChosenRows, NoteNoRoom, PlannableWorld, TablePlanner } from '../model/plannable-world.ts';
import type { ColumnRanks } from '../model/planned-unique.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import type { ItemRows } from './lists/item-rows.ts';
import type { PlanTrace } from './plan-trace.ts';
import type { RankCount } from './sources/rank-count.ts';

/** What all the planners of one run share. */
export interface PlanningParts {
  readonly world: PlannableWorld;
  readonly arena: Arena;
  readonly step: (step: Step) => void;
  /** Whether columns are looked at as they are first drawn, whatever the checks of their tables: nothing is filled. */
  readonly unchecked?: true | undefined;
  /** Told of all that is planned, where a cell is explained. */
  readonly trace?: PlanTrace | undefined;
  /** Told what a unique column takes of its ranks, once it is planned. */
  readonly noteRanks?: ((taken: RankCount) => void) | undefined;
  /** Told how long texts would be that are cut. */
  readonly noteCut?: ((longest: number) => void) | undefined;
  /** Told where a column has no value within its bounds. */
  readonly noteNoRoom?: NoteNoRoom | undefined;
  /** Told which rows the recipe of a reference chooses. */
  readonly noteParents?: ((recipe: Recipe, chosen: ParentRows) => void) | undefined;
}

/** Gives the key of a draw of a path of the table, such as `c:email`. */
export type KeyOf = (path: string, ...draw: readonly string[]) => Key;

/** Returns what gives the keys of a table's draws. */
export function keysOfTable({ seed, values }: Pick<WorldFacts, 'seed' | 'values'>, table: string): KeyOf {
  return (path, ...draw) => streamKey([seed, String(values), table, path, ...draw]);
}

/** What types and nulls are planned with: those of a column, or of a value within a list or structure. */
export interface ValuePlanning extends PlanningParts {
  readonly rows: RowSet;
  readonly column: Pick<PlannedColumn, 'name' | 'type' | 'nulls' | 'nullPath'>;
  /** The recipe in the locale of these rows. */
  readonly recipe: Recipe;
  readonly scope: Scope;
  readonly keyOf: KeyOf;
}

/** What modifiers (unique, nulls) plan with. */
export interface ColumnPlanning extends ValuePlanning {
  readonly path: string;
  readonly column: PlannedColumn;
  readonly words: Source;
  /** The column's own share of the ranks of the unique that it belongs to with other columns. */
  readonly ranks: ColumnRanks | undefined;
  plan(recipe: Recipe, source: Source): Vector;
}

/** What an item of a list is planned with. */
export interface PlannedItem {
  readonly item: InnerRecipe;
  /** The keys of the items' draws. */
  readonly keyOf: KeyOf;
}

/** What the engine's own primitives may do beyond others: plan over rows of another table, or of items. */
export interface ReferencePlanning {
  /** The planner of the very rows that the recipe is planned for. */
  own(): TablePlanner;
  parentPlanner(table: string, rows: RowSet): TablePlanner;
  /** The parents that the rows of the table belong to. */
  family(): Family;
  readonly noteParents: PlanningParts['noteParents'];
  /** The rows that another column of the same rows refers to. */
  chosen: TablePlanner['chosen'];
  /** Keeps which rows a recipe of the table chooses, for other columns. */
  keepChosen(recipe: Recipe, chosen: ChosenRows): void;
  /** By row, 0 where what is planned is not there; absent where it always is. */
  readonly present: Uint8Array | undefined;
  /** Plans a value within a structure, with its type and nulls. */
  planInner(inner: InnerRecipe, source: Source): Vector;
  /** Plans the items of lists in the locale of their rows, from random words or from what `sourceOf` makes of them. */
  planItems(items: ItemRows, item: PlannedItem, sourceOf: (words: Source) => Source): Vector;
  /** What several columns of the table have in common: made once, with a source of its own. */
  together<T>(path: string, make: (source: Source) => T): T;
}

/** Returns what of a planner only references use. */
export function referencePlanning(at: Planner): ReferencePlanning {
  if ('parentPlanner' in at) return at as Planner & ReferencePlanning; // Made above; only the engine plans references.
  throw new CodedError('internal', 'A reference was planned outside of a table.');
}
