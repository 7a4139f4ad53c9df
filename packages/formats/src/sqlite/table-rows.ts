import type { BlockEncoding } from '@populace/cells';
import { type Column, mostCharacters, type RowSet, rowNumber } from '@populace/core';
import { createByteBuffer, inUse } from '../shared/bytes/byte-buffer.ts';
import { planNumbers } from '../shared/columnar/numbers.ts';
import { demandRoomOf } from './indexes/demand-room.ts';
import { type IndexRun, planIndexRuns } from './indexes/index-runs.ts';
import { appendLeaves, type LeafSummary } from './pages/leaf-pages.ts';
import { placePages } from './pages/page-numbers.ts';
import { planRecordColumn, type RecordColumn, rowIdColumn } from './pages/record-column.ts';
import { createRowCells, planRowCells, type RowIdOf } from './pages/row-cells.ts';
import type { DatabaseTable } from './schema/database-schema.ts';

/** What is said of a block of rows. */
export interface BlockSummary extends LeafSummary {
  /** By index, the entries of the rows. */
  readonly runs: readonly IndexRun[];
}

/** The rows of a table as leaves of its tree, in blocks. */
export interface TableRows {
  /** Takes the first `n` rows of the vectors; `first` says that they begin with the window's first row. */
  encode(n: number, first: boolean): Uint8Array;
  readonly blocks: BlockEncoding;
}

/** How rows are written. */
export interface TableRowsOptions {
  readonly pageSize: number;
  /** Rows of a block; as many as are little beside memory if absent. */
  readonly blockRows?: number | undefined;
}

/** Plans the rows of a table. Rows are numbered by their key where that is the number of the row, else from 1 on as in the whole table. */
export function planTableRows(
  columns: readonly Column[],
  rows: RowSet,
  table: DatabaseTable,
  { pageSize, blockRows = usualRows(columns) }: TableRowsOptions,
): TableRows {
  const most = rows.lo.length;
  const rowIds = planRowIds(columns, rows, table);
  const records = columns.map(
    (column, place): RecordColumn =>
      place === table.rowId ? rowIdColumn : planRecordColumn(column, table.columns[place].nullable, most),
  );
  const appendCells = planRowCells(records, rowIds.of, most);
  const cells = createRowCells(blockRows);
  const makeRuns = planIndexRuns(table, blockRows);
  const out = createByteBuffer(2 ** 16);
  const nothing = new Uint8Array();
  let isFirst = false;
  return {
    encode(n, first) {
      isFirst ||= first;
      rowIds.fill(n);
      appendCells(cells, n);
      return nothing;
    },
    blocks: {
      rows: blockRows,
      close() {
        out.length = 0;
        const runs = makeRuns(cells);
        if (isFirst && cells.count === blockRows) demandRoomOf(table, bytesOf(runs) / blockRows);
        isFirst = false;
        const summary: BlockSummary = { ...appendLeaves(cells, pageSize, out), runs };
        cells.held.length = 0;
        cells.count = 0;
        return { bytes: inUse(out), summary };
      },
      settle({ bytes, summary }, place) {
        // Blocks are ours: their summaries are as they were made.
        const { pointers } = summary as LeafSummary;
        return placePages(bytes, pointers, { place, pageSize });
      },
    },
  };
}

function bytesOf(runs: readonly IndexRun[]): number {
  return runs.reduce((sum, { length }) => sum + length, 0);
}

interface RowIds {
  readonly of: RowIdOf;
  fill(n: number): void;
}

function planRowIds(columns: readonly Column[], rows: RowSet, { rowId }: DatabaseTable): RowIds {
  if (rowId === undefined) return { of: (row) => rowNumber(rows, row) + 1, fill: () => undefined };
  const numbers = planNumbers({ ...columns[rowId], type: { kind: 'int64' }, rows: rows.lo.length });
  const { hi, lo } = numbers;
  return { of: (row) => hi[row] * 2 ** 32 + (lo[row] >>> 0), fill: numbers.fill };
}

const MOST_ROWS = 2 ** 13;
const LEAST_ROWS = 2 ** 8;
/** A block is put together in memory; of texts with no bound to speak of most are short. */
const BLOCK_BYTES = 2 ** 24;
const LONG_TEXT = 2 ** 16;

function usualRows(columns: readonly Column[]): number {
  const rowBytes = columns.reduce((sum, { vector }) => sum + Math.min(LONG_TEXT, mostCharacters(vector)), 0);
  let rows = MOST_ROWS;
  while (rows > LEAST_ROWS && rows * rowBytes > BLOCK_BYTES) rows /= 2;
  return rows;
}
