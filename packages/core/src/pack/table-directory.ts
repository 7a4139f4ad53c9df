/** Whole numbers of one width: `count` of them from byte `at` of the data, each stored as its distance from `from`. */
export interface StoredNumbers {
  readonly at: number;
  readonly count: number;
  /** Bytes a number: 1 and 2 without sign, 4 with one, lowest byte first. */
  readonly width: 1 | 2 | 4;
  readonly from: number;
}

/** Texts as UTF-8 with a line feed between them. */
export interface StoredTexts {
  readonly at: number;
  readonly bytes: number;
  readonly count: number;
}

/** How a column is stored. */
export type StoredColumn =
  | { readonly kind: 'texts'; readonly name: string; readonly texts: StoredTexts }
  /** Texts of which many are the same: each different one once, and its place in that list a row. */
  | { readonly kind: 'codes'; readonly name: string; readonly texts: StoredTexts; readonly codes: StoredNumbers }
  | { readonly kind: 'numbers'; readonly name: string; readonly numbers: StoredNumbers }
  /** The parent's row, which follows from how many rows each parent has. */
  | { readonly kind: 'parent'; readonly name: string };

/** A table in the directory of a group. */
export interface StoredTable {
  readonly name: string;
  readonly size: number;
  readonly columns: readonly StoredColumn[];
  /** How many rows belong to each row of the parent table, in its order. */
  readonly children?: StoredNumbers;
}
