import { CodedError, type LogicalType } from '@populace/core';
import { counted, countWords } from '@populace/recipes';
import type { DatabaseTable } from '../schema/database-schema.ts';

/** So many bytes of entries are kept in memory at most. */
const MOST_BYTES = 2 ** 30;

/** The bytes of values in an entry; texts of no known length are taken for short ones. */
const VALUE_BYTES = {
  boolean: 0,
  int32: 4,
  int64: 6,
  float64: 8,
  decimal: 8,
  date: 10,
  time: 8,
  timestamp: 19,
  timestamptz: 20,
  uuid: 36,
  string: 8,
  bytes: 8,
  json: 8,
  array: 8,
  object: 8,
} as const satisfies { readonly [K in LogicalType['kind']]: number };
/** Two lengths, the type of the row's number, and that; each value has a type, too. */
const ENTRY_BYTES = 7;

/**
 * Checks, before there is a row, that there is memory for the entries of all indexes, as far as types tell.
 * @throws CodedError `format/cannot-hold`.
 */
export function demandRoom(tables: readonly DatabaseTable[]): void {
  const sizes = tables.map((table) => ({ table, bytes: table.rowCount * leastRowBytes(table) }));
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0);
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  if (bytes > MOST_BYTES && largest !== undefined) throw withoutRoom(largest.table, bytes);
}

/**
 * Checks it for a table by the bytes that its first rows took.
 * @throws CodedError `format/cannot-hold`.
 */
export function demandRoomOf(table: DatabaseTable, rowBytes: number): void {
  const bytes = table.rowCount * rowBytes;
  if (bytes > MOST_BYTES) throw withoutRoom(table, bytes);
}

function leastRowBytes({ indexes, columns }: DatabaseTable): number {
  const entries = indexes.map((index) => {
    const values = index.columns.map((place) => 1 + VALUE_BYTES[columns[place].type.kind]);
    return values.reduce((sum, bytes) => sum + bytes, ENTRY_BYTES);
  });
  return entries.reduce((sum, bytes) => sum + bytes, 0);
}

function withoutRoom({ name, rowCount }: DatabaseTable, bytes: number): CodedError {
  const message = `The indexes of ${name}, with ${counted(rowCount, 'row')}, are sorted in memory: some ${countWords(Math.ceil(bytes / 2 ** 20))} MiB, of ${countWords(MOST_BYTES / 2 ** 20)} at most; take indexes: false, which leaves them out, or write fewer rows.`;
  return new CodedError('format/cannot-hold', message);
}
