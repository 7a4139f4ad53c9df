import type { SampleTable } from '../columns/propose-table.ts';
import type { Evidence } from '../proposal/evidence.ts';

/** A table as it was read of a file. */
export interface ReadTable extends SampleTable {
  /** Whether all rows of the file are there. */
  readonly isWhole: boolean;
  /** What could not be read as it stands, and what was done about it. */
  readonly problems: readonly Evidence[];
}
