import type { RowSet, Vector } from '@populace/core';
import type { Planner, Recipe, Source, Step } from '@populace/recipes';
import type { PlannedColumn } from '../model/column.ts';
import type { LocaleMix } from '../model/locale-tables.ts';
import type { PlannedTable } from '../model/table.ts';

/**
 * Told of all that is planned for a cell, in the order of planning. What is planned while `make` runs belongs to what is told
 * of. It changes nothing of the plan and makes no value: explanations are read out of the vectors of the plan itself.
 */
export interface PlanTrace {
  /** A column over some rows: the cell that is explained, another of its row, or one of a row that it refers to. */
  column(of: TracedColumn, make: () => Vector): Vector;
  /** Those of the rows that are in one locale. */
  variant(localeId: string, make: () => Vector): Vector;
  /** A recipe, or a part of one; `make` gets the planner with which it is to be planned. */
  recipe<P extends Planner>(of: TracedRecipe, at: P, make: (at: P) => Vector): Vector;
  /** Random words of a stream. Returns the source that is to be drawn from. */
  source(path: string, source: Source): Source;
  /** By row, which of the locales of a mix it has. */
  mix(mix: LocaleMix, choice: Int32Array): void;
  nulls(drawOf: (i: number) => NullDraw): void;
  dirt(of: TracedDirt): void;
  unique(of: TracedRanks): void;
}

export interface TracedColumn {
  readonly table: PlannedTable;
  readonly column: PlannedColumn;
  readonly rows: RowSet;
}

export interface TracedRecipe {
  readonly recipe: Recipe;
  /** The instance of the row's subjects that it looks at. */
  readonly of: string | undefined;
}

/** A number in [0, of): the cell is null where it is less than `below`. */
export interface NullDraw {
  readonly drawn: number;
  readonly of: number;
  readonly below: number;
}

/** Tells of a row's text whether and how it is dirty; read once the steps have run. */
export type TracedDirt = (i: number) => DirtDraw;

/** A number in [0, of): the text is dirty where it is less than `below`. */
export interface DirtDraw {
  /** From 0 to 1. */
  readonly share: number;
  readonly number: number;
  readonly of: number;
  readonly below: number;
  /** Which of the forms was drawn, whether the text is dirty or not. */
  readonly form: number;
  /** The text before, and as the column has it; null for a null. */
  readonly clean: string | null;
  readonly text: string | null;
  /** The form that the text has if it is dirty, which need not be the one drawn. Empty for a null. */
  readonly words: string;
}

/** The permuted ranks of a unique column, as they are before draws take digits of them. */
export interface TracedRanks {
  readonly ranks: Float64Array;
  readonly step: (step: Step) => void;
  /** How many ranks there are; known after planning. */
  readonly capacity: () => bigint;
  /** The name of the permutation's stream. */
  readonly stream: string;
  /** What is permuted: all rows of the table, or those of one parent. */
  readonly of: 'rows' | 'children';
}
