import type { Place } from '@populace/core';

/** How a cell came to be: plain data, read out of the very plan that makes the cell. */
export interface CellExplanation {
  readonly table: string;
  readonly column: string;
  /** From 0. */
  readonly row: number;
  /** The column's logical type, such as `int64`. */
  readonly type: string;
  /** The cell as rows have it; dates and times are texts. */
  readonly value: unknown;
  /** The cell as plain text; null for a null. */
  readonly text: string | null;
  /** What the column says: a generator's id, `references customers.id`, or `given`. */
  readonly origin: string;
  /** Where the document gives the cell, which then is not made. */
  readonly given?: Place;
  /** The locale of the row; absent where locales have no say in the column. */
  readonly locale?: LocaleExplanation;
  /** Whether the cell is one of the column's nulls; absent where it has none. */
  readonly nulls?: NullExplanation;
  /** How the column is unique; absent where it is not, or differs from row to row by nature. */
  readonly unique?: UniqueExplanation;
  /** How the value is made, also under a null; absent where it is given, or too many references away. */
  readonly made?: PartExplanation;
}

/** A row's locale, and the draw that chose it where there are several. */
export interface LocaleExplanation {
  readonly id: string;
  readonly draw?: DrawExplanation;
}

/** The draw that says whether a cell is null: it is where `number` is less than `below`. */
export interface NullExplanation {
  /** From 0 to 1. */
  readonly share: number;
  /** Whether the share holds exactly in every 1,000 rows. */
  readonly exact: boolean;
  readonly isNull: boolean;
  readonly stream: string;
  readonly draw: string;
  /** In [0, of). */
  readonly number: number;
  readonly of: number;
  readonly below: number;
}

/** The rank that a row of a unique column has: rows are permuted, so that no two have the same. */
export interface UniqueExplanation {
  /** What was permuted: all rows of the table, or the children of each parent. */
  readonly of: 'rows' | 'children';
  readonly stream: string;
  readonly draw: string;
  /** In [0, capacity). Numbers that come from the rank are digits of it. */
  readonly rank: number;
  readonly capacity: number;
}

/** A value, or a part of one, and what it is made of. */
export interface PartExplanation {
  /** The kind of recipe, such as `pick` or `concat`. */
  readonly kind: string;
  /** In words. */
  readonly how: string;
  /** Its text; null for a null. */
  readonly text: string | null;
  /** Its logical type, which the column may then write in another. */
  readonly type: string;
  /** The fields of the row's subjects that it is, from the outermost on, such as `contact.email`. */
  readonly fields: readonly FieldExplanation[];
  /** Which entry of a list it is, counted from 1. */
  readonly entry?: { readonly number: number; readonly of: number };
  readonly draws: readonly DrawExplanation[];
  /** What only the recipe's own loop knows, in words. */
  readonly notes: readonly string[];
  readonly parts: readonly PartExplanation[];
  /** The cells that it takes its value from: of the same row, or of a row that it refers to. */
  readonly cells: readonly CellExplanation[];
}

/** A field of a subject of the row. */
export interface FieldExplanation {
  readonly subject: string;
  readonly field: string;
  /** The instance of the subject, where it is not the row's own. */
  readonly of?: string;
}

/** A draw for the row. */
export type DrawExplanation = {
  /** The name of the random stream within its table, such as `c:email/2` or `s:person.name`. */
  readonly stream: string;
  /** The name of the draw within the stream; the main one has none. */
  readonly draw: string;
} & (NumberDraw | ChoiceDraw | BitsDraw | KeyDraw);

/** A whole number in [0, of), each as likely; a digit of the rank where the column is unique. */
export interface NumberDraw {
  readonly kind: 'number' | 'digit';
  readonly number: number | bigint;
  readonly of: number | bigint;
}

/** A whole number in [0, of) by weight. */
export interface ChoiceDraw {
  readonly kind: 'choice';
  readonly number: number;
  readonly of: number;
  /** How often it is drawn, from 0 to 1. */
  readonly share: number;
}

/** 64 random bits as 16 hexadecimal digits. */
export interface BitsDraw {
  readonly kind: 'bits';
  readonly bits: string;
}

/** Not a number: a key with which the row's number is turned into something else. */
export interface KeyDraw {
  readonly kind: 'key';
}
