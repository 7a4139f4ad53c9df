import type { LogicalType } from '../types/logical-type.ts';
import type { RowSet } from './row-set.ts';
import type { Vector } from './vector.ts';

/** A column of a batch: its vector is the same object for every batch of a run, filled anew each time. */
export interface Column {
  readonly name: string;
  readonly type: LogicalType;
  readonly vector: Vector;
}

/** The columns of some rows of a table. */
export interface Batch {
  readonly rows: RowSet;
  readonly columns: readonly Column[];
}
