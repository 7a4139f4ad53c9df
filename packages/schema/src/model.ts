import type {
  Distribution,
  Generator,
  LogicalType,
  Moment,
  OptionPlaces,
  OptionShape,
  OptionValues,
  Place,
} from '@populace/core';

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
  readonly rows: RowsModel;
  readonly rowsPlace: Place;
  readonly hidden: boolean;
  readonly description: string | undefined;
  readonly columns: readonly ColumnModel[];
  /** Cells that the document gives, by a list of rows or by `fixed`, ordered by row, then as the columns are. */
  readonly given: readonly GivenCell[];
  /** In place of the schema's; undefined leaves it at that. */
  readonly locale: readonly LocaleShare[] | undefined;
  readonly localePlace: Place;
  /** References of several columns at once. */
  readonly keys: readonly KeyModel[];
  /** Columns whose values together come once only. */
  readonly uniques: readonly UniqueModel[];
}

/** How many rows a table has: a number, or some for each row of another table. */
export type RowsModel = CountedRows | ChildRows;

export interface CountedRows {
  readonly kind: 'counted';
  /** 0 to 2^48. */
  readonly count: number;
}

/** Rows that belong to the rows of a parent table. */
export interface ChildRows {
  readonly kind: 'per';
  readonly table: string;
  readonly count: ChildCount;
  readonly countPlace: Place;
  /** Whether the children of a parent are spread over the table; else they stand one after the other. */
  readonly shuffle: boolean;
  /** The columns that refer to the parent: those of the one reference that follows it, or none. */
  readonly follows: readonly string[];
}

/** How many children a parent has: from `min` to `max`, each as likely or by a distribution. */
export interface ChildCount {
  readonly min: number;
  readonly max: number;
  readonly distribution: Distribution | undefined;
}

/** Columns that together refer to one row of another table. */
export interface KeyModel {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns of that table, one for each. */
  readonly targets: readonly string[];
  readonly way: ReferenceWay;
  readonly nulls: NullShare | undefined;
  readonly place: Place;
}

/** Columns whose values together come once only. */
export interface UniqueModel {
  readonly columns: readonly string[];
  /** Whether two nulls count as equal values, so that no column of it may be null. */
  readonly nullsEqual: boolean;
  readonly place: Place;
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
  /** Whether unique values differ even where case does not count. */
  readonly ignoreCase: boolean;
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
  readonly way: ReferenceWay;
  /** In a table that refers to itself: whether a row without an earlier one refers to itself, instead of being null. */
  readonly ownRow: boolean;
  /** The key that the column belongs to: all of its columns refer to the same row. */
  readonly key: KeyModel | undefined;
  readonly place: Place;
}

/** How the row is chosen that a reference points to. */
export type ReferenceWay =
  | { readonly kind: 'uniform' }
  /** By a column of the other table with whole or broken numbers of 0 or more. */
  | { readonly kind: 'weight'; readonly column: string; readonly place: Place }
  /** Rows shuffled; the k-th of them with the weight k^-exponent. */
  | { readonly kind: 'zipf'; readonly exponent: number }
  /** Each row once at most. */
  | { readonly kind: 'oneToOne' }
  /** Later rows are likelier. */
  | { readonly kind: 'recency' }
  | TreeWay;

/** Rows of a table as a forest of their own. */
export interface TreeWay {
  readonly kind: 'tree';
  /** How many children a row has. */
  readonly branching: { readonly min: number; readonly max: number };
  /** How many rows a way from a root down has at most; then a tree is full and the next begins. */
  readonly depth: number | undefined;
  /** How many roots a tree has. */
  readonly roots: number;
}

/** The rows of the table, all of which the document gives; null where a row has no cell of the column. */
export interface GivenSource {
  readonly kind: 'given';
  readonly place: Place;
}
