import { CodedError, type RowSet, type Vector } from '@populace/core';
import type { Scope, Source } from '@populace/recipes';
import type { ColumnVariant, PlannedColumn } from '../../model/column.ts';
import type { LocaleTables } from '../../model/locale-tables.ts';
import type { InnerRecipe } from '../../model/nested-recipe.ts';
import type { TablePlanner } from '../../model/plannable-world.ts';
import type { ColumnRanks } from '../../model/planned-unique.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { KeyOf, PlanningParts, ReferencePlanning } from '../planning.ts';

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

/** The rows of items are no rows of a table. */
export const NO_TABLE: Pick<LocaleRows, 'own' | 'family' | 'together' | 'chosen' | 'keepChosen' | 'ranksOf'> = {
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
