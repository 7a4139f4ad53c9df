import type { BlockEncoding, WrittenBlock } from '@populace/cells';
import { CodedError } from '@populace/core';
import type { PlannedTable, World } from '@populace/engine';
import { type EncodeOptions, openEncoding } from './encode-table.ts';

/** Makes the bytes of any rows of a table, in any order, for files that each have some of them. */
export interface RowsMaker {
  /** The most rows that can be asked for at once. */
  readonly batchRows: number;
  /** Rows of a block where the format has such: after so many rows of a file, and after its last, the block is closed. */
  readonly blockRows: number | undefined;
  /** The bytes before the first row of a file. */
  head(): Uint8Array;
  /** The bytes of rows, valid until the next call; `isFirst` says that they are the first of their file. All rows of a block are of one file. */
  rows(rows: readonly number[], isFirst: boolean): Uint8Array;
  /** Ends a block, in formats that have such: its last bytes, valid until the next call, and what the file's end must know of it. */
  closeBlock(): ReturnType<BlockEncoding['close']>;
  /** The bytes after the last row of a file that has some, by its blocks. */
  tail(blocks: readonly WrittenBlock[]): Uint8Array;
}

/**
 * Opens a table for files of some of its rows each. None has more rows than the window.
 * @throws CodedError `format/cannot-hold` where a file must know more of its rows than they themselves: in formats that have neither blocks nor
 * files that can be joined, in spreadsheets with more rows than a sheet, and where the file's first bytes depend on all that follows.
 */
export function openRows(world: World, table: PlannedTable, options: EncodeOptions): RowsMaker {
  const { run, encoding } = openEncoding(world, table, options);
  const { blocks } = encoding;
  const isJoinable = blocks === undefined ? encoding.between !== undefined : blocks.groups === undefined;
  if (!isJoinable || encoding.front !== undefined) {
    const message = `Rows of ${options.encoder.id} cannot be told apart into files: say csv, ndjson or parquet, or another split.`;
    throw new CodedError('format/cannot-hold', message);
  }
  return {
    batchRows: run.batchRows,
    blockRows: blocks?.rows,
    head: () => encoding.begin(),
    rows(rows, isFirst) {
      const { n } = run.fillList(rows).rows;
      return encoding.encode(n, isFirst);
    },
    closeBlock() {
      if (blocks === undefined) throw new CodedError('internal', `${options.encoder.id} has no blocks to be closed.`);
      return blocks.close();
    },
    tail: (written) => encoding.end(false, written),
  };
}
