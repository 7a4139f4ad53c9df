import { type Expected, type ExpectedColumn, type ExpectedTable, writtenColumns } from '../expected/expected.ts';
import type { TableNotes } from '../findings/notebook.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** A column of a table. */
export interface ColumnAddress {
  readonly table: string;
  readonly column: string;
}

/** Looks at the values of a column while files are read; rows are counted from the first that is read. */
export type CellWatch = (row: number, text: string | null) => void;

/** What a checker looks at while the rows of a table go by. */
export interface TableWatch {
  readonly cells: ReadonlyMap<string, CellWatch>;
  /** After the last row of the table's last file. */
  end(): void;
}

/** What watching begins with. */
export interface Watching {
  readonly notes: TableNotes;
  /** Where the row stands that is being read. */
  readonly here: () => ReturnType<LoadedTable['spot']>;
  /** The number that the first row has in the whole table. */
  readonly firstRow: number;
}

/** Looks at the values of one column. */
export interface ColumnWatch {
  readonly look: CellWatch;
  /** After the last row of the table's last file. */
  end(): void;
}

/** Where no row is to blame: in the file, and nowhere in it. */
export const atNoRow =
  ({ here }: Watching) =>
  (): ReturnType<LoadedTable['spot']> => ({ ...here(), line: null, row: null });

/** Returns what watches those columns of a table for which `watchColumn` returns something; `undefined` where there are none. */
export function watchColumns(
  table: ExpectedTable,
  watchColumn: (column: ExpectedColumn) => ColumnWatch | undefined,
): TableWatch | undefined {
  const watches = writtenColumns(table).flatMap((column) => {
    const watch = watchColumn(column);
    return watch === undefined ? [] : [{ name: column.name, ...watch }];
  });
  if (watches.length === 0) return undefined;
  return {
    cells: new Map(watches.map(({ name, look }) => [name, look])),
    end() {
      for (const { end } of watches) end();
    },
  };
}

/** Checks one concept of the schema against files. */
export interface Checker {
  readonly id: string;
  /** The columns of which it needs all values at once, of whatever tables. */
  readonly keeps?: ((table: ExpectedTable, expected: Expected) => readonly ColumnAddress[]) | undefined;
  /** What it looks at row by row, which takes no memory a row. Called for each table that has files. */
  readonly watch?: ((table: ExpectedTable, at: Watching) => TableWatch | undefined) | undefined;
  /** What it looks at when all files are read. Called for each table that has files. */
  readonly conclude?: ((table: LoadedTable, world: LoadedWorld, notes: TableNotes) => void) | undefined;
}

/** Defines a checker; `index.gen.ts` lists them. */
export function defineChecker(checker: Checker): Checker {
  return checker;
}
