import type { WritableValue } from '@populace/document';
import type { LocaleShare } from '../schema-view.ts';

/** How many rows a table is to have: a number, also spelt as `1_000`, or some for each row of another table. */
export type RowsChoice =
  | { readonly kind: 'count'; readonly count: number | string }
  | {
      readonly kind: 'per';
      readonly parent: string;
      /** A number, or as `{ between: [1, 6] }`. */
      readonly count: WritableValue;
      readonly via?: string | undefined;
      /** True if absent. */
      readonly shuffle?: boolean | undefined;
    };

/** A column to be made: a generator's name, or a map as in the document, such as `{ references: { table, column }, nulls: '4%' }`. */
export interface NewColumn {
  readonly name: string;
  readonly value: WritableValue;
}

/**
 * What a person does to a schema, as plain values: `applyEdit(text, edit)` gives the text after it. Where a value may be left out, its
 * absence takes the option away. `at` is a place among the tables or columns, from 0, before which things are put; the end if absent.
 */
export type SchemaEdit = DocumentEdit | TableEdit | ColumnEdit | PlaceEdit;

/** Edits of what stands at the document's top; empty text takes it away. */
export type DocumentEdit =
  | { readonly kind: 'set-name'; readonly name: string }
  | { readonly kind: 'set-description'; readonly description: string }
  | { readonly kind: 'set-seed'; readonly seed: string }
  | { readonly kind: 'set-now'; readonly now: string }
  /** Of the document, of a table, or of a column; no shares take the locale away. */
  | {
      readonly kind: 'set-locale';
      readonly shares: readonly LocaleShare[];
      readonly table?: string;
      readonly column?: string;
    };

export type TableEdit =
  /** A name that is taken gets a number. */
  | {
      readonly kind: 'add-table';
      readonly name: string;
      readonly rows: RowsChoice;
      readonly columns: readonly NewColumn[];
      readonly at?: number | undefined;
    }
  /** All that names the table follows. */
  | { readonly kind: 'rename-table'; readonly table: string; readonly name: string }
  /** The copy stands behind the original; what refers to itself in it refers to the copy. */
  | { readonly kind: 'duplicate-table'; readonly table: string }
  | { readonly kind: 'delete-table'; readonly table: string }
  | { readonly kind: 'move-table'; readonly table: string; readonly at: number }
  | { readonly kind: 'set-rows'; readonly table: string; readonly rows: RowsChoice }
  /** `hidden`, `description`, `unique`, `keys`, `fixed` or another option of the table. */
  | {
      readonly kind: 'set-table-option';
      readonly table: string;
      readonly option: string;
      readonly value: WritableValue | undefined;
    };

export type ColumnEdit =
  /** A name that is taken gets a number. */
  | ({ readonly kind: 'add-column'; readonly table: string; readonly at?: number | undefined } & NewColumn)
  /** All that names the column follows: references, keys, uniques, given cells, templates, weights, formulas. */
  | { readonly kind: 'rename-column'; readonly table: string; readonly column: string; readonly name: string }
  /** The copies stand behind the last of the columns. */
  | { readonly kind: 'duplicate-columns'; readonly table: string; readonly columns: readonly string[] }
  /** Their cells, and uniques and keys of the table that name them, go with them; references of other tables stay. */
  | { readonly kind: 'delete-columns'; readonly table: string; readonly columns: readonly string[] }
  /** To a place as the columns stand before; they keep their order. */
  | {
      readonly kind: 'move-columns';
      readonly table: string;
      readonly columns: readonly string[];
      readonly at: number;
    }
  /** By one up (-1) or down (1), each of them as far as there is room. */
  | {
      readonly kind: 'shift-columns';
      readonly table: string;
      readonly columns: readonly string[];
      readonly by: -1 | 1;
    }
  /** Keeps the options that all columns have, and those named by `keep`: options that the new generator has, too (`of` among them). */
  | {
      readonly kind: 'set-generator';
      readonly table: string;
      readonly column: string;
      readonly generator: string;
      readonly keep: readonly string[];
      readonly options?: Readonly<Record<string, WritableValue>> | undefined;
    }
  /** Lets a formula, or cases by conditions, say the values; the options that all columns have stay. */
  | {
      readonly kind: 'set-source';
      readonly table: string;
      readonly column: string;
      readonly source: 'formula' | 'case';
      readonly value: WritableValue;
    }
  | {
      readonly kind: 'make-reference';
      readonly table: string;
      readonly column: string;
      readonly to: { readonly table: string; readonly column: string };
      readonly by?: WritableValue | undefined;
    }
  /** Any option of a column: of its generator, or `type`, `of`, `hidden`, `description`, `by` and so on. */
  | {
      readonly kind: 'set-option';
      readonly table: string;
      readonly column: string;
      readonly option: string;
      readonly value: WritableValue | undefined;
    }
  /** A share such as `4%`; none takes the nulls away. */
  | {
      readonly kind: 'set-nulls';
      readonly table: string;
      readonly column: string;
      readonly share: string | undefined;
      readonly exact?: boolean | undefined;
    }
  | {
      readonly kind: 'set-unique';
      readonly table: string;
      readonly column: string;
      readonly unique: boolean;
      readonly ignoreCase?: boolean | undefined;
    }
  /** YAML as `copyColumns` gives it; names that are taken get a number. */
  | {
      readonly kind: 'paste-columns';
      readonly table: string;
      readonly yaml: string;
      readonly at?: number | undefined;
    };

/** Edits of what a JSON pointer names, and several edits as one. */
export type PlaceEdit =
  | { readonly kind: 'set-value'; readonly pointer: string; readonly value: WritableValue }
  | { readonly kind: 'rename-key'; readonly pointer: string; readonly key: string }
  | { readonly kind: 'remove-value'; readonly pointer: string }
  /** Before the item at `at` of the list at the pointer, or at its end. */
  | { readonly kind: 'insert-item'; readonly pointer: string; readonly at?: number; readonly value: WritableValue }
  /** To a place as the items stand before. */
  | { readonly kind: 'move-item'; readonly pointer: string; readonly from: number; readonly at: number }
  | { readonly kind: 'several'; readonly edits: readonly SchemaEdit[] };
