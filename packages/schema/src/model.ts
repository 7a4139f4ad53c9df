import type { Generator, LogicalType, Moment, OptionPlaces, OptionShape, OptionValues, Place } from '@populace/core';

/** A schema that has been checked: what planning starts from. Plain data but for the generators. */
export interface SchemaModel {
  /** Empty where the document gives none. */
  readonly name: string;
  readonly description: string | undefined;
  /** The seed as text; `1` where none is given. */
  readonly seed: string;
  readonly seedGiven: boolean;
  /** The generator-and-data set. */
  readonly values: number;
  readonly now: Moment;
  /** At least one, with weights of 0 or more that are not all 0. */
  readonly locale: readonly LocaleShare[];
  readonly tables: readonly TableModel[];
}

/** A locale, and how many of the rows are in it relative to the others. */
export interface LocaleShare {
  readonly id: string;
  readonly weight: number;
}

export interface TableModel {
  readonly name: string;
  readonly place: Place;
  /** 0 to 2^48. */
  readonly rowCount: number;
  readonly rowsPlace: Place;
  readonly hidden: boolean;
  readonly description: string | undefined;
  readonly columns: readonly ColumnModel[];
  /** Cells that the document gives, by a list of rows or by `fixed`, ordered by row, then as the columns are. */
  readonly given: readonly GivenCell[];
  /** In place of the schema's; undefined leaves it at that. */
  readonly locale: readonly LocaleShare[] | undefined;
  readonly localePlace: Place;
}

/** A cell whose value the document gives. That it is of its column's type is for planning to check. */
export interface GivenCell {
  /** 0 to the table's rows − 1. */
  readonly row: number;
  readonly column: string;
  /** Spelt as values are: numbers as they are written, without `_`; `true` and `false`. Null for a null. */
  readonly text: string | null;
  readonly place: Place;
}

export interface ColumnModel {
  readonly name: string;
  readonly place: Place;
  readonly hidden: boolean;
  readonly description: string | undefined;
  /** The type asked for, or that of the values where all are given; undefined leaves it to the generator. */
  readonly type: LogicalType | undefined;
  readonly typePlace: Place;
  readonly nulls: NullShare | undefined;
  readonly nullsPlace: Place;
  readonly unique: boolean;
  readonly uniquePlace: Place;
  /** Another subject of the generator's kind; undefined is the row's own. */
  readonly of: string | undefined;
  readonly ofPlace: Place;
  /** In place of the table's; undefined leaves it at that, and is so for all but generators. */
  readonly locale: readonly LocaleShare[] | undefined;
  readonly localePlace: Place;
  readonly source: ColumnSource;
}

/** How many of the values are null, from 0 to 1; drawn, or exact in every 1,000 rows. */
export interface NullShare {
  readonly share: number;
  readonly exact: boolean;
}

/** Where a column's values come from. */
export type ColumnSource = GeneratorSource | ReferenceSource | GivenSource;

export interface GeneratorSource {
  readonly kind: 'generator';
  readonly generator: Generator;
  readonly options: OptionValues<OptionShape>;
  readonly places: OptionPlaces;
  /** Where the generator is named. */
  readonly place: Place;
}

/** A column of a table, both of which exist. */
export interface ReferenceSource {
  readonly kind: 'reference';
  readonly table: string;
  readonly column: string;
  readonly place: Place;
}

/** The rows of the table, all of which the document gives; null where a row has no cell of the column. */
export interface GivenSource {
  readonly kind: 'given';
  readonly place: Place;
}
