import { createTextReader } from '@populace/cells';
import { typeName } from '@populace/core';
import { batchesOf, openTable, type PlannedTable, type TableRun, type Window, type World } from '@populace/engine';
import { demandColumns } from './demand-columns.ts';
import { type PieceOptions, pieceOf } from './piece-options.ts';
import type { LocalesOf } from './row-locales.ts';

/** What of a table is shown. */
export interface PreviewOptions extends PieceOptions {
  /** Names of columns, in this order, hidden ones too; all that are not hidden if absent. */
  readonly columns?: readonly string[] | undefined;
}

/** A piece of a table as texts, column by column: plain data, ready to be sent from a worker. */
export interface Preview {
  readonly table: string;
  /** The number of the first row. */
  readonly from: number;
  /** How many rows it has. */
  readonly rows: number;
  /** How many rows the table has. */
  readonly rowCount: number;
  /** The locale of each row; undefined where no column asks for one. */
  readonly locales: readonly string[] | undefined;
  readonly columns: readonly PreviewColumn[];
}

/** A column of a preview. */
export interface PreviewColumn {
  readonly name: string;
  /** Its logical type, such as `int64` or `decimal(10,2)`. */
  readonly type: string;
  readonly hidden: boolean;
  /** One a row: the text that a CSV file has, without its quotes; null for a null. */
  readonly cells: readonly (string | null)[];
}

/** Returns a piece of a table as texts. */
export type MakePreview = (options?: PreviewOptions) => Preview;

/** Creates what makes previews; those of the same columns share a plan for as long as no others are asked for. */
export function createPreview(world: World, table: PlannedTable, localesOf: LocalesOf): MakePreview {
  let known: { readonly of: string; readonly run: TableRun } | undefined;
  const runOf = (columns: readonly string[]): TableRun => {
    const of = JSON.stringify(columns);
    if (known?.of !== of) known = { of, run: openTable(world, table, { columns }) };
    return known.run;
  };
  return (options = {}) => {
    if (options.columns !== undefined) demandColumns(table, options.columns);
    const names = options.columns ?? table.columns.filter(({ hidden }) => !hidden).map(({ name }) => name);
    const window = pieceOf(table, options);
    const cells = readCells(runOf(names), window);
    return {
      table: table.name,
      from: window.from,
      rows: window.take,
      rowCount: table.rowCount,
      locales: localesOf(options),
      columns: names.map((name, place) => {
        const { type, hidden } = table.column(name);
        return { name, type: typeName(type), hidden, cells: cells[place] ?? [] };
      }),
    };
  };
}

function readCells({ batch, batchRows, fillRange }: TableRun, window: Window): readonly (string | null)[][] {
  const columns = batch.columns.map((column) => ({ read: createTextReader(column), cells: [] as (string | null)[] }));
  for (const { from, n } of batchesOf(window, batchRows)) {
    fillRange(from, n);
    for (const { read, cells } of columns) for (let i = 0; i < n; i++) cells.push(read(i));
  }
  return columns.map(({ cells }) => cells);
}
