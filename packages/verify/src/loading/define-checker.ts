import { counted } from '@populace/recipes';
import { type Expected, type ExpectedColumn, type ExpectedTable, writtenValues } from '../expected/expected.ts';
import type { TableNotes } from '../findings/notebook.ts';
import type { LoadedTable, LoadedWorld } from './loaded.ts';

/** A column of a table. */
export interface ColumnAddress {
  readonly table: string;
  readonly column: string;
}

/** Looks at the values of a column while files are read; rows are counted from the first that is read. */
export type CellWatch = (row: number, text: string | null) => void;

/** Looks at the lists of a column, item by item; those of lists and structures are JSON. */
export type ListWatch = (row: number, items: readonly (string | null)[]) => void;

/** What a checker looks at while the rows of a table go by. */
export interface TableWatch {
  /** Values that are none of their type are not shown, nor those within a cell that the schema gives. */
  readonly cells: ReadonlyMap<ExpectedColumn, CellWatch>;
  readonly lists?: ReadonlyMap<ExpectedColumn, ListWatch> | undefined;
  /** After the last value of a row. */
  rowEnd?(row: number): void;
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

/** How the report counts columns and values within them: `2 columns and 1 value within`. */
export function columnWords(columns: readonly ExpectedColumn[]): string {
  const inner = columns.filter(({ isInner }) => isInner).length;
  const whole = columns.length - inner;
  const words = inner === 0 ? [] : [`${counted(inner, 'value')} within`];
  return (whole === 0 && inner > 0 ? words : [counted(whole, 'column'), ...words]).join(' and ');
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

/** Returns what watches those columns of a table, and values within them, for which `watchColumn` returns something; `undefined` where there are none. */
export function watchColumns(
  table: ExpectedTable,
  watchColumn: (column: ExpectedColumn) => ColumnWatch | undefined,
): TableWatch | undefined {
  const watches = writtenValues(table).flatMap((column) => {
    const watch = watchColumn(column);
    return watch === undefined ? [] : [{ column, ...watch }];
  });
  if (watches.length === 0) return undefined;
  return {
    cells: new Map(watches.map(({ column, look }) => [column, look])),
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
