import type { RowSet, Vector } from '@populace/core';
import type { Recipe, Scope } from '@populace/recipes';
import type { NullDraw, TracedDirt, TracedRanks } from '../columns/plan-trace.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { LocaleMix } from '../model/locale-tables.ts';
import type { PlannedTable } from '../model/table.ts';
import type { TracedDraw } from './traced-draw.ts';

/** What was planned for a cell, as a tree; its vectors are read once the steps have run. All are read at place 0. */
export type TraceNode = ColumnNode | VariantNode | RecipeNode | SharedNode;

/** A cell, of the row that is explained or of one that it refers to. */
export interface ColumnNode {
  readonly kind: 'column';
  readonly table: PlannedTable;
  readonly column: PlannedColumn;
  readonly rows: RowSet;
  vector: Vector | undefined;
  readonly children: TraceNode[];
  /** The locales that share the rows, and which of them the row has. */
  mix: { readonly mix: LocaleMix; readonly choice: Int32Array } | undefined;
}

/** The cell in one locale. */
export interface VariantNode {
  readonly kind: 'variant';
  readonly localeId: string;
  readonly children: TraceNode[];
  nulls: ((i: number) => NullDraw) | undefined;
  /** Where some of the texts are dirty. */
  dirt: TracedDirt | undefined;
  unique: (Pick<TracedRanks, 'capacity' | 'stream' | 'of'> & { rank: number }) | undefined;
}

/** A recipe of a cell, or a part of one. */
export interface RecipeNode {
  readonly kind: 'recipe';
  readonly recipe: Recipe;
  readonly scope: Scope;
  /** Another instance of the row's subjects. */
  readonly of: string | undefined;
  vector: Vector | undefined;
  readonly children: TraceNode[];
  /** Which of the children are fields of the row's subjects. */
  readonly fields: Map<TraceNode, { readonly subject: string; readonly field: string }>;
  /** Which of the children are other columns of the same row; all other columns are of rows that it refers to. */
  readonly beside: Set<TraceNode>;
  readonly draws: TracedDraw[];
  readonly notes: ((i: number) => string)[];
}

/** What several fields of a subject come from, such as its names. */
export interface SharedNode {
  readonly kind: 'shared';
  readonly name: string;
  readonly children: TraceNode[];
  readonly draws: TracedDraw[];
  readonly notes: ((i: number) => string)[];
}
