import type { RowSet, Vector } from '@populace/core';
import type { Planner, Recipe } from '@populace/recipes';
import type { Sum, SumBook } from '../sums/sum-book.ts';
import type { PlannedColumn } from './column.ts';
import type { Family, ParentRows } from './family.ts';
import type { AskedFormula } from './formula-recipe.ts';
import type { LocaleTables } from './locale-tables.ts';
import type { Registry } from './registry.ts';
import type { PlannedTable } from './table.ts';
import type { WorldFacts } from './world-facts.ts';

/** The facts of a world, and the ports by which its features reach one another: what they add up, and what they make of rows. */
export interface World extends WorldFacts {
  readonly registry: Registry;
  fieldRecipe(locale: LocaleTables, subject: string, field: string): Recipe;
  /** What is added up over the rows of its tables. */
  readonly sums: SumBook;
  /** The weights of a table's rows, which a column holds, 0 where a formula does not hold. */
  weights(table: string, column: string, where?: AskedFormula): Sum;
  /** The rows of a table for which a formula holds, each counted as 1. */
  rowsWhere(where: AskedFormula): Sum;
  /** The same of a table with its rows per parent, in the order of the parents. */
  childrenWhere(where: AskedFormula): Sum;
  /** Plans the rows for which the redrawn columns of a table are drawn so that its checks hold: the k-th try of each row. */
  rowsThatHold(table: PlannedTable, rows: RowSet, parts: CheckPlanning): RowSet;
  /** Brings the values of a column within its bounds. */
  withinBounds(vector: Vector, column: PlannedColumn, at: BoundPlanning): Vector;
}

/** What a column is brought within its bounds with: the planner of its own rows. */
export interface BoundPlanning extends Pick<Planner, 'arena' | 'step'> {
  readonly planner: TablePlanner;
  readonly noteNoRoom?: NoteNoRoom | undefined;
}

/** Returns what is told the rows of a batch in which no value of the range of a column is within its bounds. */
export type NoteNoRoom = (column: string) => (i: number) => void;

/** What the rows that fulfil checks are planned with. */
export interface CheckPlanning extends Pick<Planner, 'arena' | 'step'> {
  readonly world: World;
  /** Told how long texts would be that are cut. */
  readonly noteCut?: ((longest: number) => void) | undefined;
}

/** Plans columns of one table over one set of rows: every vector and field once, whoever asks. */
export interface TablePlanner {
  readonly world: World;
  readonly table: PlannedTable;
  readonly rows: RowSet;
  column(name: string): Vector;
  /** The rows that a column of references chooses, and the planner of their table; given cells and nulls do not count. */
  chosen(name: string): ChosenRows;
  /** The parents that the rows of the table belong to. */
  family(): Family;
  /** Has the checks of the table looked at, also where no column is asked for that is drawn again for them. */
  demandChecks(): void;
  /** A planner of other rows, whose steps are run when `step`'s owner says so. */
  spawn(table: PlannedTable, rows: RowSet, step: Planner['step']): TablePlanner;
}

/** The rows that references choose, and the planner of their columns. */
export interface ChosenRows extends ParentRows {
  readonly planner: TablePlanner;
}
