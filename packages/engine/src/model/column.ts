import type { LogicalType, Place } from '@populace/core';
import type { Recipe, Scope, Use } from '@populace/recipes';
import type { ColumnModel, ColumnSource, GeneratorSource, GivenCell, NullShare } from '@populace/schema';
import type { Folding } from '@populace/unicode';
import type { LocaleMix, LocaleTables } from './locale-tables.ts';

/** A column's recipe in one locale. */
export interface ColumnVariant {
  readonly locale: LocaleTables;
  readonly recipe: Recipe;
  readonly scope: Scope;
}

/** What the document says of a column, with nothing left to find out: plain data. */
export interface DeclaredColumn {
  readonly name: string;
  readonly place: Place;
  /** All that the document says of it, for options that one step of planning alone looks at. */
  readonly model: ColumnModel;
  readonly source: ColumnSource;
  /** What makes its values: a generator's id, or the reference as written. */
  readonly origin: string;
  readonly nulls: NullShare | undefined;
  readonly unique: boolean;
  /** The path of the draws of its nulls: its own, or that of the key that it belongs to. */
  readonly nullPath: string;
  /** What does not count where the values of a unique column differ. */
  readonly folding: Folding | undefined;
  /** Values that a unique column never has. */
  readonly except: ColumnModel['except'];
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

/** A column whose recipe, type and capacity are settled. */
export interface PlannedColumn extends DeclaredColumn {
  /** The locales that share its rows. */
  readonly mix: LocaleMix;
  /** Whether the locale of a row has a say in its value. */
  readonly isLocal: boolean;
  /** One recipe for all rows, or one for each locale of the mix. */
  readonly variants: readonly [ColumnVariant, ...ColumnVariant[]];
  /** The generators of it that some locale of its rows cannot generate. */
  readonly lacking: ReadonlySet<GeneratorSource>;
  /** The type asked for, else the one that its recipes make. */
  readonly type: LogicalType;
  /** Whether every row has another value: it is unique, or so by nature. Nulls do not count. */
  readonly different: boolean;
  /** How many different values a unique column has room for; 0 for others. */
  readonly capacity: bigint;
  /** What its recipe and all parts of it look at: other columns of the row, subjects, the locale. */
  uses(): readonly Use[];
  /** Whether any of its values may be null, which is found out when it is asked for first, by planning it. */
  isNullable(): boolean;
}
