import type { PlainValue } from '@populace/document';
/**
 * The schema document as screens show it: plain, readonly data made by `readSchemaView` from the text, which stays the only truth.
 * What a person wrote wrongly is still shown as far as it can be told; whether it is right is for the engine's check to say.
 * Every table, column and option has its JSON pointer, which problems name; not its place in the text, since what is the same as before an
 * edit is then the same object (`shareEqual`), and nothing that shows it is shown anew.
 */

export interface SchemaView {
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** The digits of a whole number, else as it is spelt. */
  readonly seed: string | undefined;
  /** As it is spelt; undefined means the default of the engine. */
  readonly now: string | undefined;
  readonly locale: LocaleMix | undefined;
  /** In the order of the text. */
  readonly tables: readonly TableView[];
  /** Whether the text is JSON, and stays so. */
  readonly json: boolean;
}

/** A part of the document. */
export interface Written {
  /** JSON pointer (RFC 6901), as in problems. */
  readonly pointer: string;
}

/** Locales with their weights, in the order of the text. */
export interface LocaleMix extends Written {
  readonly shares: readonly LocaleShare[];
}

export interface LocaleShare {
  /** As it is spelt. */
  readonly id: string;
  /** How many rows relative to the others; 1 for a locale alone. */
  readonly weight: number;
}

export interface TableView extends Written {
  readonly name: string;
  readonly rows: RowsView;
  readonly hidden: boolean;
  readonly description: string | undefined;
  readonly locale: LocaleMix | undefined;
  /** Columns whose values together come once only. */
  readonly unique: readonly UniqueView[];
  /** References of several columns at once. */
  readonly keys: readonly KeyView[];
  /** Formulas that hold in every row, as they are written. */
  readonly checks: readonly string[];
  /** Cells that `fixed` sets. */
  readonly fixedCount: number;
  /** In the order of the text. */
  readonly columns: readonly ColumnView[];
}

/** How many rows a table has. */
export type RowsView =
  | (Written & { readonly kind: 'count' /** As it is spelt, such as `1_000`. */; readonly text: string })
  | (Written & PerRows)
  | (Written & { readonly kind: 'given'; readonly count: number })
  | { readonly kind: 'absent' }
  /** Something that rows cannot be. */
  | (Written & { readonly kind: 'unknown'; readonly text: string });

/** Some rows for each row of another table. */
export interface PerRows {
  readonly kind: 'per';
  /** The name of the parent; empty where none is written. */
  readonly parent: string;
  /** How many, as a value, and as it is spelt: `{ poisson: 5 }`. */
  readonly count: PlainValue | undefined;
  readonly countText: string;
  /** The reference column that follows the parent, where it is named. */
  readonly via: string | undefined;
  /** True unless it is written otherwise. */
  readonly shuffle: boolean;
}

export interface UniqueView {
  readonly pointer: string;
  readonly columns: readonly string[];
  /** Whether two nulls count as equal. */
  readonly nullsEqual: boolean;
}

export interface KeyView {
  readonly pointer: string;
  readonly columns: readonly string[];
  readonly table: string;
  readonly targets: readonly string[];
  readonly by: PlainValue | undefined;
  /** What formulas call the row that it leads to, where that is said. */
  readonly as: string | undefined;
}

/**
 * Where a column's values come from: a generator, a reference to another table, a formula, one of several sources by conditions (`case`),
 * a key of the table (`key`), its given rows (`given`), or nothing that can be told (`unknown`).
 */
export type ColumnKind = 'generator' | 'reference' | 'formula' | 'case' | 'key' | 'given' | 'unknown';

export interface ColumnView extends Written {
  readonly name: string;
  readonly kind: ColumnKind;
  /** The generator alone, as in `id: sequence`. */
  readonly shortForm: boolean;
  /** As it is spelt; undefined for other kinds. */
  readonly generator: string | undefined;
  readonly reference: ReferenceView | undefined;
  /** The options of the generator, and whatever else is written there; without those that every column has. */
  readonly options: ReadonlyMap<string, OptionView>;
  readonly nulls: NullsView | undefined;
  readonly unique: boolean;
  /** Whether unique values differ even where case does not count. */
  readonly ignoreCase: boolean;
  /** Another subject, such as `spouse`. */
  readonly of: string | undefined;
  readonly locale: LocaleMix | undefined;
  /** What stands in rows of a locale that cannot generate the value, as it is written: `null`, `error`, or a value. */
  readonly missing: string | undefined;
  readonly type: string | undefined;
  readonly hidden: boolean;
  readonly description: string | undefined;
}

export interface OptionView extends Written {
  readonly name: string;
  readonly value: PlainValue;
  /** As it is spelt in the text. */
  readonly text: string;
  /** The entries of a map in the order of the text; undefined for other values. */
  readonly entries: readonly (readonly [string, PlainValue])[] | undefined;
}

/** A column of a table, as it is written; both need not exist. */
export interface ReferenceView extends Written {
  readonly table: string;
  /** Empty where none is named. */
  readonly column: string;
  /** How the row is chosen; undefined means each as likely. */
  readonly by: PlainValue | undefined;
  /** Whether a row without an earlier one refers to itself. */
  readonly self: boolean;
  /** What formulas call the row that it leads to, where that is said. */
  readonly as: string | undefined;
  /** The formula that says which rows it leads to. */
  readonly where: string | undefined;
  /** The reference of the row that leads to another row. */
  readonly otherThan: string | undefined;
  /** The formula that says which rows have it. */
  readonly when: string | undefined;
}

export interface NullsView extends Written {
  /** As it is spelt: `4%` or `0.04`. */
  readonly text: string;
  /** From 0 to 1; undefined where it is no share. */
  readonly share: number | undefined;
  /** Exact in every 1,000 rows, not drawn. */
  readonly exact: boolean;
}
