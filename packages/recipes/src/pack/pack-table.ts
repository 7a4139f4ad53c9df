/** A table of a pack: columns of one length. */
export interface PackTable {
  readonly size: number;
  readonly columns: readonly string[];
  /** A text column, in the order of rows. Decoded once; the same array every time. Throws RangeError for any other name. */
  texts(column: string): readonly string[];
  /**
   * A column of whole numbers; of a reference (`city>place.city`, here `city`): the row in the other table. Decoded once;
   * the same array every time. Throws RangeError for any other name.
   */
  numbers(column: string): Int32Array;
  /** Where the rows of each parent begin, one entry more than parents; undefined where rows belong to no other table's. */
  readonly starts: Int32Array | undefined;
}
