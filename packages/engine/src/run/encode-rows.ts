import { CodedError } from '@populace/core';
import type { PlannedTable, World } from '../plan/world.ts';
import { type EncodeOptions, openEncoding } from './encode-table.ts';

/** Makes the bytes of any rows of a table, in any order, for files that each have some of them. */
export interface RowsMaker {
  /** The most rows that can be asked for at once. */
  readonly batchRows: number;
  /** The bytes before the first row of a file. */
  head(): Uint8Array;
  /** The bytes of rows, valid until the next call; `isFirst` says that they are the first of their file. */
  rows(rows: readonly number[], isFirst: boolean): Uint8Array;
  /** The bytes after the last row of a file that has some. */
  tail(): Uint8Array;
}

/**
 * Opens a table for files of some of its rows each.
 * @throws CodedError `format/cannot-hold` where a file must know more of its rows than they themselves: in formats whose files cannot be joined.
 */
export function openRows(world: World, table: PlannedTable, options: EncodeOptions): RowsMaker {
  const { run, encoding } = openEncoding(world, table, options);
  if (encoding.between === undefined || encoding.blocks !== undefined) {
    const message = `Rows of ${options.encoder.id} cannot be told apart into files: say csv or ndjson, or another split.`;
    throw new CodedError('format/cannot-hold', message);
  }
  return {
    batchRows: run.batchRows,
    head: () => encoding.begin(),
    rows(rows, isFirst) {
      const { n } = run.fillList(rows).rows;
      return encoding.encode(n, isFirst);
    },
    tail: () => encoding.end(false, []),
  };
}
