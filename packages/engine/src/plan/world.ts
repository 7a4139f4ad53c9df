import type { Moment } from '@populace/calendar';
import type { LogicalType, Place, RowSet, Vector } from '@populace/core';
import type { Planner, Recipe, Scope } from '@populace/recipes';
import type { ColumnModel, ColumnSource, FormulaSource, GeneratorSource, GivenCell, NullShare } from '@populace/schema';
import type { Folding } from '@populace/unicode';
import type { ColumnBound } from '../checks/column-bound.ts';
import type { AskedFormula } from '../formula/formula-recipe.ts';
import type { ChildRelation } from '../relations/child-relation.ts';
import type { Family } from '../relations/family.ts';
import type { ParentRows } from '../relations/parent-rows.ts';
import type { Sum, SumBook } from '../relations/sums/sum-book.ts';
import type { PlannedUnique } from '../unique/planned-unique.ts';
import type { LocaleTables } from './locale-tables.ts';
import type { LocaleMix } from './mix.ts';
import type { Registry } from './registry.ts';

/** A column's recipe in one locale. */
export interface ColumnVariant {
  readonly locale: LocaleTables;
  readonly recipe: Recipe;
  readonly scope: Scope;
}

/** A column whose recipe, type and capacity are settled. */
export interface PlannedColumn {
  readonly name: string;
  readonly place: Place;
  /** The locales that share its rows. */
  readonly mix: LocaleMix;
  /** Whether the locale of a row has a say in its value. */
  readonly isLocal: boolean;
  /** One recipe for all rows, or one for each locale of the mix. */
  readonly variants: readonly [ColumnVariant, ...ColumnVariant[]];
  readonly source: ColumnSource;
  /** The generators of it that some locale of its rows cannot generate. */
  readonly lacking: ReadonlySet<GeneratorSource>;
  /** What makes its values: a generator's id, or the reference as written. */
  readonly origin: string;
  /** The type asked for, else the one that its recipes make. */
  readonly type: LogicalType;
  readonly nulls: NullShare | undefined;
  readonly unique: boolean;
  /** Whether every row has another value: it is unique, or so by nature. Nulls do not count. */
  readonly different: boolean;
  /** The path of the draws of its nulls: its own, or that of the key that it belongs to. */
  readonly nullPath: string;
  /** What does not count where the values of a unique column differ. */
  readonly folding: Folding | undefined;
  /** Values that a unique column never has. */
  readonly except: ColumnModel['except'];
  /** How many different values a unique column has room for; 0 for others. */
  readonly capacity: bigint;
  /** Another instance of the row's subjects, where one is asked for. */
  readonly of: string | undefined;
  readonly hidden: boolean;
  /** Cells of single rows that the document gives, by row. */
  readonly given: readonly GivenCell[];
  /** Whether the document gives the values of all rows. */
  readonly isAllGiven: boolean;
  /** Whether any row's value is made: false where all are given. */
  readonly made: boolean;
}

/** Columns that refer to one row of another table, or of the same. */
export interface TableReference {
  readonly columns: readonly string[];
  /** Those of its columns whose values another reference says. */
  readonly shared: readonly string[];
  readonly table: string;
  /** One for each column. */
  readonly targets: readonly string[];
  /** What formulas call the row that it leads to, where the document says it. */
  readonly as: string | undefined;
  /** Whether databases are told nothing of it. */
  readonly logical: boolean;
}

/** A table whose columns are settled. */
export interface PlannedTable {
  readonly name: string;
  readonly place: Place;
  /** Where the rows follow from those of a parent, this adds them up when it is asked for first. */
  readonly rowCount: number;
  /** Which rows belong to which rows of the parent, in a table that has its rows per parent. */
  readonly relation: ChildRelation | undefined;
  /** The columns that refer to the parent that a row belongs to. */
  readonly follows: readonly string[];
  /** The formula over the columns of the parent that says how many rows it has. */
  readonly countedBy: FormulaSource | undefined;
  readonly hidden: boolean;
  /** The locales that share the rows; undefined where no column asks for one. */
  readonly mix: LocaleMix | undefined;
  readonly columns: readonly PlannedColumn[];
  /** Lists of columns whose values together come once only, as written. */
  readonly uniqueLists: readonly (readonly string[])[];
  /** Those that differ in some of the rows only, which databases are not told of. */
  readonly partialUniques: readonly PartialUnique[];
  /** The references of the table: the columns of each, and those of the other table. */
  readonly references: readonly TableReference[];
  /** Columns whose values together come once only, but for those that do so anyway. */
  readonly uniques: readonly PlannedUnique[];
  column(name: string): PlannedColumn;
  /** Formulas that hold in every row. */
  readonly checks: readonly PlannedCheck[];
  /** The columns that are drawn again where a check does not hold. */
  readonly redrawn: ReadonlySet<string>;
  /** Those of them that checks bound by other columns. */
  readonly bounds: ReadonlyMap<string, readonly ColumnBound[]>;
}

/** Columns whose values together come once only among the rows for which a formula holds. */
export interface PartialUnique {
  readonly columns: readonly string[];
  readonly where: FormulaSource;
}

/** A formula that holds in every row of its table: it is true, or null. */
export interface PlannedCheck {
  readonly source: FormulaSource;
  /** What the check is called in sentences: its text. */
  readonly name: string;
}

/** A schema ready to run: everything is known that can be known before the first row. */
export interface World {
  /** Empty where the schema has none. */
  readonly name: string;
  readonly seed: string;
  readonly values: number;
  readonly now: Moment;
  readonly registry: Registry;
  /** The tables that another locale lent, such as `en_US: color.human from base`. */
  readonly borrowed: readonly string[];
  readonly tables: readonly PlannedTable[];
  table(name: string): PlannedTable;
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

/** The name of the stream of a subject's field, or of another instance's. */
export function subjectPath(subject: string, field: string, of: string | undefined): string {
  return of === undefined ? `s:${subject}.${field}` : `s:${subject}@${of}.${field}`;
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
