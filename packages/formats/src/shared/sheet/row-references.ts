import type { CellLayout } from '@populace/cells';
import { type Column, type Int32Vector, type RowSet, rowNumber } from '@populace/core';

/** What stands around the numbers of rows, where rows and cells have them. */
export interface RowReferences {
  /** Before and after the number of a row, behind what opens it. */
  readonly row: readonly [before: string, after: string];
  /** Returns what stands before the number in the cells of a column, from 1 on, and so before all other markup of the cell. */
  cell(columnNumber: number): string;
}

/** Where the rows of a table stand. */
export interface SheetPosition {
  readonly rows: RowSet;
  /** The number of the first row that is written. */
  readonly firstRow: number;
  /** Rows of a sheet before those of the table. */
  readonly headerRows: number;
  /** Rows of each sheet but the last; undefined where all rows stand on one. */
  readonly rowsOfSheet: number | undefined;
}

/** The numbers of rows on their sheet, from 1 on. */
export interface RowNumbers {
  readonly vector: Int32Vector;
  /** Makes the numbers of the first `n` rows, which follow one another on one sheet. */
  prepare(n: number): void;
}

/** Plans the numbers of rows. They depend on the table's row alone, so that any thread makes the same. */
export function planRowNumbers({ rows, firstRow, headerRows, rowsOfSheet }: SheetPosition): RowNumbers {
  const values = new Int32Array(rows.lo.length);
  return {
    vector: { kind: 'int32', values, min: 1, max: 2 ** 31 - 1 },
    prepare(n) {
      const written = rowNumber(rows, 0) - firstRow;
      const first = 1 + headerRows + (rowsOfSheet === undefined ? written : written % rowsOfSheet);
      for (let row = 0; row < n; row++) values[row] = first + row;
    },
  };
}

/** Columns as they are written, and how their cells are. */
export interface CellColumns {
  readonly columns: readonly Column[];
  cell(column: Column): CellLayout;
}

/** Puts the reference of the row before the first column, and that of each cell before its own. */
export function withReferences(
  { columns, cell }: CellColumns,
  { row, cell: cellOpen }: RowReferences,
  { vector }: RowNumbers,
): CellColumns {
  const number = (): Column => ({ name: '', type: { kind: 'int32' }, vector });
  const layouts = new Map<Column, CellLayout>();
  const [open, close] = row;
  const rowColumn = number();
  layouts.set(rowColumn, { open, close, null: '' });
  const referred = columns.flatMap((column, index) => {
    const reference = number();
    layouts.set(reference, { open: cellOpen(index + 1), null: '' });
    return [reference, column];
  });
  return { columns: [rowColumn, ...referred], cell: (column) => layouts.get(column) ?? cell(column) };
}
