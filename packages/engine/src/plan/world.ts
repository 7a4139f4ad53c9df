import type { Dictionary, LogicalType, Moment, Place, Recipe, Scope } from '@populace/core';
import type { NullShare } from '@populace/schema';
import type { Registry } from './registry.ts';

/** A column whose recipe, type and capacity are settled. */
export interface PlannedColumn {
  readonly name: string;
  readonly place: Place;
  readonly recipe: Recipe;
  /** What makes its values: a generator's id, or the reference as written. */
  readonly origin: string;
  readonly scope: Scope;
  /** The type that the recipe makes, and the one that the column has. */
  readonly recipeType: LogicalType;
  readonly type: LogicalType;
  readonly nulls: NullShare | undefined;
  readonly unique: boolean;
  /** How many different values a unique column has room for; 0 for others. */
  readonly capacity: bigint;
  /** Another instance of the row's subjects, where one is asked for. */
  readonly of: string | undefined;
  readonly hidden: boolean;
}

/** A table whose columns are settled. */
export interface PlannedTable {
  readonly name: string;
  readonly place: Place;
  readonly rowCount: number;
  readonly hidden: boolean;
  readonly scope: Scope;
  readonly columns: readonly PlannedColumn[];
  column(name: string): PlannedColumn;
}

/** A schema ready to run: everything is known that can be known before the first row. */
export interface World {
  /** Empty where the schema has none. */
  readonly name: string;
  readonly seed: string;
  readonly values: number;
  readonly now: Moment;
  readonly registry: Registry;
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  readonly tables: readonly PlannedTable[];
  table(name: string): PlannedTable;
  fieldRecipe(subject: string, field: string): Recipe;
}

/** The name of the stream of a subject's field, or of another instance's. */
export function subjectPath(subject: string, field: string, of: string | undefined): string {
  return of === undefined ? `s:${subject}.${field}` : `s:${subject}@${of}.${field}`;
}
