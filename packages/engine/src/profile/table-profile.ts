/** What some rows of a table are like, column by column: plain data. Everything is counted among the rows that were looked at. */
export interface TableProfile {
  readonly table: string;
  readonly sample: SampleSummary;
  /** The locales of the rows, in the order of the schema; undefined where no column asks for one. */
  readonly locales: readonly LocaleCount[] | undefined;
  readonly columns: readonly ColumnProfile[];
}

/** Which rows were looked at. */
export interface SampleSummary {
  /** How many. */
  readonly rows: number;
  /** Of how many that were asked about. */
  readonly of: number;
  /** Whether these are all, so that everything counted is exact; else they are spread evenly. */
  readonly isWhole: boolean;
}

/** How many of the rows are in a locale. */
export interface LocaleCount {
  readonly id: string;
  readonly rows: number;
  /** The share of the rows that the schema asks for, from 0 to 1. */
  readonly asked: number;
}

/** What the values of a column are like. */
export interface ColumnProfile {
  readonly name: string;
  /** Its logical type, such as `int64` or `decimal(10,2)`. */
  readonly type: string;
  readonly nulls: number;
  /** How many different values there are besides null: exact among the rows that were looked at, at least as many in all rows. */
  readonly distinct: number;
  /** Whether no value besides null came twice. */
  readonly isDistinct: boolean;
  /**
   * The most frequent values, first the most frequent: all where there are ten different ones at most, else those that came twice at
   * least. Empty where none came twice, and for numbers and times of more than 20 values.
   */
  readonly top: readonly ValueCount[];
  readonly values: ValuesProfile;
}

/** How often a value came. */
export interface ValueCount {
  /** As a CSV file has it, without quotes. */
  readonly text: string;
  readonly count: number;
}

/** What the values besides null are like, by the type of the column; `none` where there are none. */
export type ValuesProfile = NumbersProfile | TimesProfile | TextsProfile | BooleansProfile | { readonly kind: 'none' };

/** Whole numbers, decimals and floats. The least and the greatest are as a CSV file has them, so that they are exact. */
export interface NumbersProfile {
  readonly kind: 'numbers';
  readonly min: string;
  readonly max: string;
  readonly mean: number;
  readonly median: number;
  readonly histogram: Histogram<number>;
}

/** Dates, timestamps and times of day, as a CSV file has them. */
export interface TimesProfile {
  readonly kind: 'times';
  readonly min: string;
  readonly max: string;
  readonly mean: string;
  readonly median: string;
  /** Its edges are days, or points in time or of the day, as the column has them. */
  readonly histogram: Histogram<string>;
}

/** Texts, and what is written as texts: UUIDs, bytes in base64, JSON. Lengths are in characters (code points). */
export interface TextsProfile {
  readonly kind: 'texts';
  readonly shortest: number;
  readonly longest: number;
  readonly mean: number;
  readonly median: number;
  /** Of the lengths. */
  readonly histogram: Histogram<number>;
}

export interface BooleansProfile {
  readonly kind: 'booleans';
  readonly true: number;
  readonly false: number;
}

/** How many values lie between edges that are easy to read: at or above one, below the next; the last edge counts too. */
export interface Histogram<E> {
  /** One more than there are counts. */
  readonly edges: readonly E[];
  readonly counts: readonly number[];
}
