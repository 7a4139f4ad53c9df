import type { Expected, ExpectedTable } from '../expected/expected.ts';
import type { Spot } from '../findings/notebook.ts';
import type { KeptColumn } from '../kept/kept-column.ts';
import type { RowIndex } from '../kept/row-index.ts';

/** A table whose files were read: what was kept of it. */
export interface LoadedTable {
  readonly expected: ExpectedTable;
  readonly files: readonly string[];
  /** How many rows were read. */
  readonly rowCount: number;
  /** Whether all rows of the table are there, so that others can be looked for in it. */
  readonly isWhole: boolean;
  /** The number that the first row has in the whole table. */
  readonly firstRow: number;
  /** A column that a checker asked to be kept; undefined where the files have no such column. */
  kept(column: string): KeptColumn | undefined;
  /** Where a row (counted as it was read) stands. */
  spot(row: number): Spot;
}

/** All tables after their files were read. */
export interface LoadedWorld {
  readonly expected: Expected;
  /** Undefined for tables that are not written or have no file. */
  table(name: string): LoadedTable | undefined;
  /** Why a table is not there, for people. */
  whyAbsent(name: string): string;
  /** The rows of a table by the values of some of its columns, made once. */
  index(table: LoadedTable, columns: readonly string[], by: 'value' | 'text'): RowIndex;
  /** For each row of a table, the row that a reference leads to; −1 where it leads to none. Undefined where that cannot be known. */
  followed(table: LoadedTable, columns: readonly string[]): Int32Array | undefined;
}
