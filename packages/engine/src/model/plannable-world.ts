import type { RowSet, Vector } from '@populace/core';
import type { Planner } from '@populace/recipes';
import type { PlannedColumn } from './column.ts';
import type { Family, ParentRows } from './family.ts';
import type { RecipePort } from './recipe-port.ts';
import type { CountedWorld } from './sum-port.ts';
import type { PlannedTable } from './table.ts';

/** A world as far as rows are planned with it: its facts, its recipes, the rows that conditions leave, and what checks make of rows. */
export interface PlannableWorld extends CountedWorld, RecipePort, CheckPort {}

/** What checks make of rows and of their values. */
export interface CheckPort {
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
  readonly world: PlannableWorld;
  /** Told how long texts would be that are cut. */
  readonly noteCut?: ((longest: number) => void) | undefined;
}

/** Plans columns of one table over one set of rows: every vector and field once, whoever asks. */
export interface TablePlanner {
  readonly world: PlannableWorld;
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
