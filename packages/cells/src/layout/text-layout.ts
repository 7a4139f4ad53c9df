import type { Column } from '@populace/core';

/**
 * How a text format lays out rows. All texts are written as they stand; absent ones are empty. A row is
 * `rowBetween` (unless it is the window's first), `rowOpen`, its cells with `cellBetween` between them, `rowClose`.
 */
export interface TextLayout {
  /** Before the first row: a header line, an opening bracket. */
  readonly head?: string;
  /** After the last row. */
  readonly tail?: string;
  /** In the place of `tail` where there was no row; `tail` where absent. */
  readonly emptyTail?: string;
  readonly rowOpen?: string;
  readonly rowClose?: string;
  readonly rowBetween?: string;
  /** Where present, it takes the place of `rowBetween`. */
  readonly groups?: RowGroups;
  readonly cellBetween?: string;
  /**
   * The layout of a column's cells, asked once a column.
   * @throws CodedError `format/cannot-hold` where the format has no place for the column.
   */
  cell(column: Column): CellLayout;
}

/**
 * Rows stand in groups, such as the statements of SQL. A group begins with each row whose number is a multiple of `rows`, and with the
 * window's first row, so that windows which begin at such a multiple have the groups of the whole. Where the window ends, its last
 * group is closed by `tail`.
 */
export interface RowGroups {
  /** From 1 on. */
  readonly rows: number;
  /** Before the first row of a group. */
  readonly open: string;
  /** After the last row of a group, but for the window's last. */
  readonly close: string;
  /** Between two rows of a group. */
  readonly between: string;
}

/** How the cells of one column are written: `before`, then the null token or `open`, the escaped text, `close`. */
export interface CellLayout {
  /** Before every cell, null or not: a key. */
  readonly before?: string;
  readonly open?: string;
  readonly close?: string;
  /** What a null is written as. */
  readonly null: string;
  /**
   * What stands for a character that cannot stand for itself, at most 16 bytes in UTF-8. Not for letters, digits and
   * `+ - . :`, which numbers and dates are made of; not for characters beyond U+FFFF; only for ASCII where there is `quoteOnly`.
   */
  readonly escapes?: { readonly [character: string]: string };
  /** Characters up to U+FFFF that the format has no spelling for: a text with one is refused with `format/cannot-hold`. */
  readonly refuses?: string;
  /**
   * Changes cells that are known before their row is written, `open` and `close` with them: for formats that change the others behind the
   * writing of them.
   */
  readonly settle?: (cell: string) => string;
  /** Whether Base64, in which bytes travel, is written as hexadecimal digits; for columns of bytes, without escapes. */
  readonly hex?: boolean;
  /** What is written for booleans: `true` and `false` where absent. */
  readonly booleans?: BooleanWords | undefined;
  /** Where present, `open` and `close` stand only around texts that need them, and other texts are not escaped. */
  readonly quoteOnly?: QuoteRule;
  /** Where present, cells that begin like something else than text are marked. Nulls are not. */
  readonly guard?: Guard;
  /** Where present, each cell has this width; nulls too, whose text must have it already. */
  readonly width?: CellWidth;
  /**
   * How lists and structures are written; as JSON text (RFC 8259) within `open` and `close`, with its characters escaped, where absent.
   */
  readonly nested?: NestedLayout | undefined;
}

/** How a list or a structure is written, with nothing but `before` of its cell around it. */
export interface NestedLayout {
  readonly open: string;
  readonly between: string;
  readonly close: string;
  /** In place of `open` and `close` where there is nothing between; these two if absent. */
  readonly empty?: string | undefined;
  /** Of a list the layout of its items, of a structure that of each member, whose `before` says its name. */
  readonly parts: readonly CellLayout[];
}

/** How wide the cells of a column are, and what becomes of those that are not. */
export interface CellWidth {
  readonly size: number;
  /** What is counted: code points, or bytes of UTF-8. */
  readonly unit: 'characters' | 'bytes';
  /** Where the text of a cell stands. */
  readonly align: 'left' | 'right';
  /** What fills the cell, one character of ASCII. A zero stands behind a minus. */
  readonly pad: string;
  /** What becomes of a cell that is wider: it is cut behind a whole character, or refused with `format/cannot-hold`. */
  readonly wider: 'cut' | 'refuse';
}

/** What stands before cells that begin with one of some characters; within the quotes, where there are any. */
export interface Guard {
  readonly characters: readonly string[];
  /** ASCII. */
  readonly prefix: string;
}

/** The two words of a format for booleans, in ASCII. */
export interface BooleanWords {
  readonly true: string;
  readonly false: string;
}

/** Which texts need quotes; a text with a character of `escapes` always does. Characters are ASCII. */
export interface QuoteRule {
  /** Anywhere in the text. */
  readonly characters: string;
  /** As the first or last character. */
  readonly edges: string;
  /** The whole text: the empty text, the null token. */
  readonly texts: readonly string[];
}
