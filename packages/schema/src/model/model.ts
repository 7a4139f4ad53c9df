import type { Moment } from '@populace/calendar';
import type { LogicalType, OptionPlaces, OptionShape, OptionValues, Place, ScalarNode } from '@populace/core';
import type { ParsedFormula } from '@populace/formulas';
import type { Distribution, Generator } from '@populace/recipes';

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
  /** Formulas that hold in every row. */
  readonly checks: readonly FormulaSource[];
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

/** How many children a parent has: from `min` to `max`, each as likely, by a distribution, or by a formula over the parent's columns. */
export interface ChildCount {
  readonly min: number;
  readonly max: number;
  readonly distribution: Distribution | undefined;
  readonly formula: FormulaSource | undefined;
}

/** What a reference says of the rows that it leads to, and of those that have it, besides how it chooses. */
export interface ReferenceTerms {
  /** A formula over the columns of the other table: only rows for which it holds are referred to. */
  readonly where?: FormulaSource | undefined;
  /** Another reference of the row to the same table, which leads to another row. */
  readonly otherThan?: OtherReference | undefined;
  /** A formula over the columns of the row: where it does not hold, there is no reference. */
  readonly when?: FormulaSource | undefined;
}

/** A column that refers to something, as another reference names it. */
export interface OtherReference {
  readonly column: string;
  readonly place: Place;
}

/** Columns that together refer to one row of another table. */
export interface KeyModel extends ReferenceTerms {
  readonly columns: readonly string[];
  /** Those of its columns whose values something else says, another key or a reference of their own: the row is one with the same values. */
  readonly shared: readonly string[];
  readonly table: string;
  /** The columns of that table, one for each. */
  readonly targets: readonly string[];
  readonly way: ReferenceWay;
  readonly nulls: NullShare | undefined;
  /** What formulas call the row that it refers to; undefined leaves that to its first column's name. */
  readonly as: string | undefined;
  /** Whether databases are told nothing of it. */
  readonly logical: boolean;
  readonly place: Place;
}

/** Columns whose values together come once only. */
export interface UniqueModel {
  readonly columns: readonly string[];
  /** Whether two nulls count as equal values, so that no column of it may be null. */
  readonly nullsEqual: boolean;
  /** Which rows differ: those for which the formula holds; all if absent. */
  readonly where: FormulaSource | undefined;
  /** Whether texts differ even where case does not count. */
  readonly ignoreCase: boolean;
  /** Whether texts differ even without accents. */
  readonly ignoreAccents: boolean;
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
  /** What it has in the locales that lack what it needs; undefined is null with a note, or an error where it must not be null. */
  readonly missing: MissingValue | undefined;
  readonly missingPlace: Place;
  /** In how many rows a text is as careless hands leave it; none if absent. */
  readonly dirty?: DirtyShare | undefined;
  readonly unique: boolean;
  /** Whether unique values differ even where case does not count. */
  readonly ignoreCase: boolean;
  /** Whether they differ even without accents. */
  readonly ignoreAccents: boolean;
  /** Values that a unique column never has, as they are there already; spelt as given cells are. */
  readonly except: readonly { readonly text: string; readonly place: Place }[];
  readonly uniquePlace: Place;
  /** Another subject of the generator's kind; undefined is the row's own. */
  readonly of: string | undefined;
  readonly ofPlace: Place;
  /** In place of the table's; undefined leaves it at that, and is so for all but generators. */
  readonly locale: readonly LocaleShare[] | undefined;
  readonly localePlace: Place;
  readonly source: ColumnSource;
}

/** A share of rows from 0 to 1, and where the document says it. */
export interface DirtyShare {
  readonly share: number;
  readonly place: Place;
}

/** What stands for a value that a locale cannot generate: an error, or a value; `text` null is a null. */
export type MissingValue = { readonly kind: 'error' } | { readonly kind: 'value'; readonly text: string | null };

/** How many of the values are null, from 0 to 1; drawn, or exact in every 1,000 rows. */
export interface NullShare {
  readonly share: number;
  readonly exact: boolean;
}

/** Where a column's values come from. */
export type ColumnSource =
  | GeneratorSource
  | ReferenceSource
  | PolymorphicSource
  | FormulaSource
  | CaseSource
  | ArraySource
  | ObjectSource
  | GivenSource;

/** Lists of values. */
export interface ArraySource {
  readonly kind: 'array';
  readonly item: ValueModel;
  readonly count: ItemCount;
  /** Whether no value comes twice in a list. */
  readonly distinct: boolean;
  readonly distinctPlace: Place;
  readonly place: Place;
}

/** How many items a list has: from `min` to `max` (at most 10,000), each as likely or by a distribution within these. */
export interface ItemCount {
  readonly min: number;
  readonly max: number;
  readonly distribution: Distribution | undefined;
}

/** Structures of named values, at least one. */
export interface ObjectSource {
  readonly kind: 'object';
  readonly members: readonly (ValueModel & { readonly name: string })[];
  readonly place: Place;
}

/** A value within a list or structure. */
export interface ValueModel {
  readonly source: GeneratorSource | ArraySource | ObjectSource;
  /** The type asked for; undefined leaves it to the generator. */
  readonly type: LogicalType | undefined;
  readonly nulls: NullShare | undefined;
  /** Another subject of the generator's kind; undefined is that of the row, or of the item. */
  readonly of: string | undefined;
  readonly place: Place;
}

/** One of several sources, by conditions on the row: the first branch whose condition holds. */
export interface CaseSource {
  readonly kind: 'case';
  readonly branches: readonly CaseBranch[];
  readonly place: Place;
}

export interface CaseBranch {
  /** Undefined in a last branch, which takes all other rows. */
  readonly when: FormulaSource | undefined;
  /** Null for a null. */
  readonly source: GeneratorSource | FormulaSource | null;
  readonly place: Place;
}

/** What the rest of the world makes of the row: other columns, parents, children, chance. Its names and types are for planning to check. */
export interface FormulaSource {
  readonly kind: 'formula';
  readonly formula: ParsedFormula;
  /** As it stands in the document. */
  readonly text: ScalarNode;
  readonly place: Place;
}

export interface GeneratorSource {
  readonly kind: 'generator';
  readonly generator: Generator;
  readonly options: OptionValues<OptionShape>;
  readonly places: OptionPlaces;
  /** Where the generator is named. */
  readonly place: Place;
}

/** A column of a table, both of which exist. */
export interface ReferenceSource extends ReferenceTerms {
  readonly kind: 'reference';
  readonly table: string;
  readonly column: string;
  readonly way: ReferenceWay;
  /** In a table that refers to itself: whether a row without an earlier one refers to itself, instead of being null. */
  readonly ownRow: boolean;
  /** The key that the column belongs to: all of its columns refer to the same row. */
  readonly key: KeyModel | undefined;
  /** What formulas call the row that it refers to; undefined leaves that to the column's name. */
  readonly as: string | undefined;
  /** What the column refers to by itself where its key says the row: it holds, since the key's own target refers to that. */
  readonly declares?: { readonly table: string; readonly column: string; readonly logical: boolean } | undefined;
  /** Whether databases are told nothing of it. */
  readonly logical?: boolean | undefined;
  readonly place: Place;
}

/** A column of a key that refers to a row of one of several tables. */
export interface PolymorphicSource {
  readonly kind: 'polymorphic';
  /** Whether the column says which table it is, or has the value of the row. */
  readonly part: 'type' | 'id';
  readonly key: PolymorphicKey;
  readonly place: Place;
}

/** Two columns that refer to a row of one of several tables. */
export interface PolymorphicKey {
  /** The one that says which table it is, and the one with the row's value. */
  readonly columns: readonly [type: string, id: string];
  readonly options: readonly PolymorphicOption[];
  readonly nulls: NullShare | undefined;
  /** A formula over the columns of the row: where it does not hold, there is no reference. */
  readonly when?: FormulaSource | undefined;
  readonly place: Place;
}

/** One of the tables that a key may refer to; none is the key's own. */
export interface PolymorphicOption {
  readonly table: string;
  readonly column: string;
  /** What stands for the table in the column that says which it is; different for each. */
  readonly text: string;
  /** How often it is this table, relative to the others; not all 0. */
  readonly weight: number;
  readonly way: ReferenceWay;
  /** A formula over the columns of the table: only rows for which it holds are referred to. */
  readonly where?: FormulaSource | undefined;
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
  /** One of the rows that the other table has per row of this one. */
  | { readonly kind: 'child' }
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
