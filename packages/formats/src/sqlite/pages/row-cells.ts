import { type ByteBuffer, createByteBuffer, reserve } from '../../shared/bytes/byte-buffer.ts';
import { putVarint, varintBytes } from '../values/varints.ts';
import type { RecordColumn } from './record-column.ts';

/** Cells of a tree of rows, one behind the other: length of the record, number of the row, record. None is cut yet. */
export interface RowCells {
  readonly held: ByteBuffer;
  count: number;
  /** By cell, where it ends. */
  readonly ends: Int32Array;
  /** By cell, the bytes before the record. */
  readonly heads: Uint8Array;
  /** By cell, the number of its row. */
  readonly rowIds: Float64Array;
}

/** Creates cells for at most so many rows. */
export function createRowCells(rows: number): RowCells {
  return {
    held: createByteBuffer(2 ** 16),
    count: 0,
    ends: new Int32Array(rows),
    heads: new Uint8Array(rows),
    rowIds: new Float64Array(rows),
  };
}

/** The number of the row at a place of the batch. */
export type RowIdOf = (row: number) => number;

/** Puts the first `n` rows of the columns behind the cells. */
export type AppendCells = (cells: RowCells, n: number) => void;

/** Plans how records are put together: all lengths come first, so that each column can write its values into all records at once. */
export function planRowCells(columns: readonly RecordColumn[], rowIdOf: RowIdOf, rows: number): AppendCells {
  const heads = new Int32Array(rows);
  const bodies = new Int32Array(rows);
  return (cells, n) => {
    heads.fill(0, 0, n);
    bodies.fill(0, 0, n);
    for (const column of columns) column.measure(n, heads, bodies);
    const { held, count } = cells;
    let end = held.length;
    for (let row = 0; row < n; row++) {
      const rowId = rowIdOf(row);
      const record = headerBytes(heads[row]) + bodies[row];
      const before = varintBytes(record) + varintBytes(rowId);
      end += before + record;
      cells.ends[count + row] = end;
      cells.heads[count + row] = before;
      cells.rowIds[count + row] = rowId;
    }
    reserve(held, end - held.length);
    const { bytes } = held;
    for (let row = 0, begin = held.length; row < n; row++) {
      const header = headerBytes(heads[row]);
      let at = putVarint(bytes, begin, header + bodies[row]);
      at = putVarint(bytes, at, cells.rowIds[count + row]);
      const body = at + header;
      heads[row] = putVarint(bytes, at, header);
      bodies[row] = body;
      begin = cells.ends[count + row];
    }
    for (const column of columns) column.write(n, { bytes, heads, bodies });
    held.length = end;
    cells.count = count + n;
  };
}

/** The bytes of a record's header, its own length with them, by those of the types. */
export function headerBytes(types: number): number {
  const length = varintBytes(types);
  return types + varintBytes(types + length);
}
