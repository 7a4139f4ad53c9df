import type { ProblemList } from '@populace/core';
import type { Primitive, Recipe } from '@populace/recipes';
import type { ColumnModel, SchemaModel, TableModel } from '@populace/schema';
import type { PlannedColumn } from './column.ts';
import type { CheckTrial, FormulaSummary, RelationSummary, UniqueSummary } from './feature-summaries.ts';
import type { GeneratorUse } from './generator-use.ts';
import type { PlannableWorld } from './plannable-world.ts';
import type { PlannedTable } from './table.ts';
import type { World } from './world.ts';
import type { WorldFacts } from './world-facts.ts';

/** A part of the engine that gives documents something to say: references, uniqueness, formulas. `compile/features.ts` lists them. */
export interface Feature {
  readonly name: string;
  /** What it looks at for problems, by the stage of planning. */
  readonly check: FeatureChecks;
  /** What it makes of columns whose source it knows. */
  readonly compile?: FeatureCompiler;
  /** What it tells of a plan. */
  readonly describe?: FeatureDescriptions;
}

/** How a feature writes recipes, and what understands these. */
export interface FeatureCompiler {
  /** What understands its recipes; the world is there once columns are planned. */
  readonly primitives: (world: () => World) => readonly Primitive[];
  /** Writes the recipe of a column; undefined where its source is another feature's. */
  readonly write?: (at: RecipeWriting) => Recipe | undefined;
}

/** What a feature writes the recipe of a column with, in a locale. */
export interface RecipeWriting {
  readonly column: ColumnModel;
  readonly table: TableModel;
  readonly model: SchemaModel;
  /** Writes the recipe of a generator that the column names. */
  write(use: GeneratorUse): Recipe;
  /** Notes that the recipe takes something of the locale. */
  noteLocale(): void;
}

/** The stages in which features look for problems, in order. All that stands together in a phase is looked at, whatever is wrong before. */
export interface FeatureChecks {
  /** The names and types of formulas. */
  readonly names?: (world: WorldFacts, problems: ProblemList) => void;
  /** How many rows a table has. */
  readonly rows?: (at: TableCheck) => void;
  /** How many rows the parents of a table have. */
  readonly siblings?: (at: TableCheck) => void;
  /** A column for itself. */
  readonly columns?: (at: ColumnCheck) => void;
  /** Columns of a table together. */
  readonly together?: (at: TableCheck) => void;
  /** Whether conditions leave rows to refer to: rows are made for it. */
  readonly terms?: (at: TableCheck) => void;
  /** Whether rows that are referred to by weight have any. */
  readonly weights?: (at: TableCheck) => void;
  /** Fixed cells beside what is made. */
  readonly fixedCells?: (at: TableCheck) => void;
  /** Fixed cells that refer to other rows. */
  readonly fixedReferences?: (at: TableCheck) => void;
  /** The first rows, as they will be. */
  readonly firstRows?: (at: TableCheck) => void;
}

/** What features tell of a plan, as plain data; where several tell of the same, one after the other. */
export interface FeatureDescriptions {
  /** What refers to what. */
  readonly relations?: (world: WorldFacts) => readonly RelationSummary[];
  /** The types of formulas. */
  readonly formulas?: (world: WorldFacts) => readonly FormulaSummary[];
  /** What of a table is asked to be unique. */
  readonly uniques?: (table: PlannedTable) => readonly UniqueSummary[];
  /** What comes of the checks of a table when they are tried. */
  readonly checks?: (world: PlannableWorld, table: PlannedTable) => readonly CheckTrial[];
}

/** A table, and what the document says of it. */
export interface TableCheck {
  readonly world: World;
  readonly table: PlannedTable;
  readonly model: TableModel;
  readonly problems: ProblemList;
}

/** A column, and what the document says of it. */
export interface ColumnCheck extends TableCheck {
  readonly column: PlannedColumn;
  readonly source: ColumnModel;
}
