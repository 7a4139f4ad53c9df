/** Whole numbers of one width: `count` of them from byte `at` of the numbers, each stored as its distance from `from`. */
export interface StoredNumbers {
  readonly at: number;
  readonly count: number;
  /** Bytes a number: 1 and 2 without sign, 4 with one, lowest byte first. */
  readonly width: 1 | 2 | 4;
  readonly from: number;
}

/** `count` texts with a line feed between them: `length` code units of UTF-16 from `at` of the group's texts. */
export interface StoredTexts {
  readonly at: number;
  readonly length: number;
  readonly count: number;
}

/** How a column is stored. */
export type StoredColumn =
  | { readonly kind: 'texts'; readonly name: string; readonly texts: StoredTexts }
  /** Texts of which many are the same: each different one once, and its place in that list a row. */
  | { readonly kind: 'codes'; readonly name: string; readonly texts: StoredTexts; readonly codes: StoredNumbers }
  | SpelledColumn
  | EndingsColumn
  | { readonly kind: 'numbers'; readonly name: string; readonly numbers: StoredNumbers }
  /** Numbers of which many are the same: each different one once, and its place in that list a row. */
  | { readonly kind: 'listed'; readonly name: string; readonly list: StoredNumbers; readonly codes: StoredNumbers }
  /** The parent's row, which follows from how many rows each parent has. */
  | { readonly kind: 'parent'; readonly name: string };

/**
 * Texts that spell those of another column letter by letter: `letters` has a spelling for each character, but for A to Z and a to z, which are
 * themselves in small; what it lacks is left out. Some rows are spelt otherwise: `rows` and, in their order, `texts`.
 */
export interface SpelledColumn {
  readonly kind: 'spelled';
  readonly name: string;
  readonly of: string;
  readonly letters: { readonly [character: string]: string };
  readonly rows: StoredNumbers;
  readonly texts: StoredTexts;
}

/** Texts that are those of another column with another ending: `1ska` stands for one character less and `ska` behind. */
export interface EndingsColumn {
  readonly kind: 'endings';
  readonly name: string;
  readonly of: string;
  readonly texts: StoredTexts;
  readonly codes: StoredNumbers;
}

/** A table in the directory of a group. */
export interface StoredTable {
  readonly name: string;
  readonly size: number;
  readonly columns: readonly StoredColumn[];
  /** How many rows belong to each row of the parent table, in its order. */
  readonly children?: StoredNumbers;
}
