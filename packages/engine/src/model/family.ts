import type { RowSet } from '@populace/core';

/** The rows that the rows of a batch refer to. */
export interface ParentRows {
  readonly rows: RowSet;
  /** 0 for rows that refer to none; absent where all refer to one. */
  readonly valid?: Uint8Array;
}

/** The parents of the rows of a batch, and each row's place among the children of its parent, from 0. */
export interface Family {
  readonly parents: RowSet;
  readonly places: Float64Array;
}
