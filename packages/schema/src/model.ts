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
}

export interface ColumnModel {
  readonly name: string;
  readonly place: Place;
  readonly hidden: boolean;
  readonly description: string | undefined;
  /** The type asked for; undefined leaves it to the generator. */
  readonly type: LogicalType | undefined;
  readonly typePlace: Place;
  readonly nulls: NullShare | undefined;
  readonly nullsPlace: Place;
  readonly unique: boolean;
  readonly uniquePlace: Place;
  /** Another subject of the generator's kind; undefined is the row's own. */
  readonly of: string | undefined;
  readonly ofPlace: Place;
  readonly source: ColumnSource;
}

/** How many of the values are null, from 0 to 1; drawn, or exact in every 1,000 rows. */
export interface NullShare {
  readonly share: number;
  readonly exact: boolean;
}

/** Where a column's values come from. */
export type ColumnSource = GeneratorSource | ReferenceSource;

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
