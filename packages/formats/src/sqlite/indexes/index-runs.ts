import { type ByteBuffer, createByteBuffer, reserve } from '../../shared/bytes/byte-buffer.ts';
import { headerBytes, type RowCells } from '../pages/row-cells.ts';
import type { DatabaseTable } from '../schema/database-schema.ts';
import { NULL_TYPE, putWhole, TYPE_BYTES, valueBytes, wholeTypeOf } from '../values/record-values.ts';
import { putVarint, varintAt, varintBytes, varintEnd } from '../values/varints.ts';
import { createRankSort } from './rank-sort.ts';
import { createRecordOrder, type Ranks } from './record-order.ts';

/**
 * Entries of an index in its order, one behind the other: the length of the record, and the record, which has the values of the key and then
 * the number of the row.
 */
export type IndexRun = Uint8Array;

/** Makes a run for each index of a table, of the rows of a block. */
export type MakeIndexRuns = (cells: RowCells) => readonly IndexRun[];

/** The entries of an index as the rows come. */
interface Entries {
  /** The places of the key's columns. */
  readonly columns: readonly number[];
  readonly held: ByteBuffer;
  /** By row, where its entry ends. */
  readonly ends: Int32Array;
}

/** The record of a row, read as far as indexes need it. */
interface RowRecord {
  rowId: number;
  /** By column, its type and where its value stands. */
  readonly types: Float64Array;
  readonly places: Int32Array;
}

/** Plans runs for blocks of at most so many rows. Keys are read out of the rows' records, so that they are the same values. */
export function planIndexRuns({ indexes, rowId }: DatabaseTable, rows: number): MakeIndexRuns {
  const read = 1 + Math.max(-1, ...indexes.flatMap(({ columns }) => columns));
  const record: RowRecord = { rowId: 0, types: new Float64Array(read), places: new Int32Array(read) };
  const sort = createSorter(rows);
  const all = indexes.map(
    ({ columns }): Entries => ({ columns, held: createByteBuffer(2 ** 10), ends: new Int32Array(rows) }),
  );
  return (cells) => {
    const { bytes } = cells.held;
    for (let row = 0; row < cells.count && all.length > 0; row++) {
      const begin = row === 0 ? 0 : cells.ends[row - 1];
      readRecord(record, bytes, begin + cells.heads[row]);
      record.rowId = cells.rowIds[row];
      // A key that is the number of the row is a null in its record; in an entry it stands as it is.
      if (rowId !== undefined && rowId < read) record.types[rowId] = wholeTypeOf(record.rowId);
      for (const entries of all) {
        appendEntry(entries, bytes, record, rowId);
        entries.ends[row] = entries.held.length;
      }
    }
    return all.map((entries) => {
      const run = sort(entries, cells.count);
      entries.held.length = 0;
      return run;
    });
  };
}

function readRecord({ types, places }: RowRecord, bytes: Uint8Array, begin: number): void {
  let head = varintEnd(bytes, begin);
  let body = begin + varintAt(bytes, begin);
  for (let column = 0; column < types.length; column++) {
    const type = varintAt(bytes, head);
    types[column] = type;
    places[column] = body;
    head = varintEnd(bytes, head);
    body += valueBytes(type);
  }
}

function appendEntry(
  { columns, held }: Entries,
  source: Uint8Array,
  { rowId, types, places }: RowRecord,
  rowIdAt: number | undefined,
): void {
  const rowIdType = wholeTypeOf(rowId);
  let head = 1;
  let body = TYPE_BYTES[rowIdType];
  for (const column of columns) {
    head += varintBytes(types[column]);
    body += valueBytes(types[column]);
  }
  const header = headerBytes(head);
  reserve(held, varintBytes(header + body) + header + body);
  const { bytes } = held;
  let at = putVarint(bytes, held.length, header + body);
  at = putVarint(bytes, at, header);
  for (const column of columns) at = putVarint(bytes, at, types[column]);
  bytes[at++] = rowIdType;
  for (const column of columns) {
    const type = types[column];
    if (column === rowIdAt) at = putWhole(bytes, at, rowId, type);
    else if (type !== NULL_TYPE) at = copy(source, places[column], { bytes, at, size: valueBytes(type) });
  }
  held.length = putWhole(bytes, at, rowId, rowIdType);
}

/** Up to so many bytes are copied one by one, which takes less than a call does. */
const SHORT = 48;

interface Target {
  readonly bytes: Uint8Array;
  readonly at: number;
  readonly size: number;
}

/** Copies bytes and returns where they end. */
function copy(source: Uint8Array, from: number, { bytes, at, size }: Target): number {
  if (size > SHORT) bytes.set(source.subarray(from, from + size), at);
  else for (let place = 0; place < size; place++) bytes[at + place] = source[from + place];
  return at + size;
}

/** Creates what returns the first entries in their order, as bytes of their own. */
function createSorter(rows: number): (entries: Entries, count: number) => IndexRun {
  const { compare, rank } = createRecordOrder();
  const { ranks, seconds, order } = createRankSort(rows);
  const found: Ranks = { first: 0, second: 0 };
  const records = new Int32Array(rows);
  return ({ held, ends }, count) => {
    const { bytes } = held;
    const beginOf = (entry: number): number => (entry === 0 ? 0 : ends[entry - 1]);
    for (let entry = 0; entry < count; entry++) {
      records[entry] = varintEnd(bytes, beginOf(entry));
      rank(bytes, records[entry], found);
      ranks[entry] = found.first;
      seconds[entry] = found.second;
    }
    const sorted = order(count, (a, b) => compare(bytes, records[a], bytes, records[b]));
    const run = new Uint8Array(held.length);
    let at = 0;
    for (let place = 0; place < count; place++) {
      const from = beginOf(sorted[place]);
      at = copy(bytes, from, { bytes: run, at, size: ends[sorted[place]] - from });
    }
    return run;
  };
}
