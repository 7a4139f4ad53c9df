import type { SampleTable } from '../columns/propose-table.ts';
import type { Evidence } from '../proposal/evidence.ts';

/** An object within rows that only some of them have. */
export interface ReadObject {
  /** As the columns of its fields are called, without the fields. */
  readonly name: string;
  /** The object round it that only some rows have. */
  readonly within: string | undefined;
  /** How many rows have it, of those that were read. */
  readonly rows: number;
  /** The places of the columns of its fields, without those of an object within it that only some rows have. */
  readonly columns: readonly number[];
}

/** A table as it was read of a file. */
export interface ReadTable extends SampleTable {
  /** Whether all rows of the file are there. */
  readonly isWhole: boolean;
  /** Outer ones first. */
  readonly objects?: readonly ReadObject[];
  /** What could not be read as it stands, and what was done about it. */
  readonly problems: readonly Evidence[];
}
