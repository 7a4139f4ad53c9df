import { CodedError } from '@populace/core';
import type { PlannedTable, World } from '@populace/engine';
import { encodeList } from './encode-blocks.ts';
import { type EncodeOptions, openEncoding } from './open-encoding.ts';
import type { Part } from './part.ts';
import { createPartMaker, type PartMaker } from './part-maker.ts';

/** Makes the bytes of any rows of a table, in any order, for files that each have some of them. */
export interface ListMaker extends PartMaker {
  /** How many rows a list has, but for a file's last: those of a block where the format has such, else of a batch. */
  readonly listRows: number;
  /** The bytes of listed rows, which are of one file; `isFirst` says that they are its first. A part is valid until the next. */
  list(rows: readonly number[], isFirst: boolean): Iterable<Part>;
}

/**
 * Opens a table for files of some of its rows each. None has more rows than the window.
 * @throws CodedError `format/cannot-hold` where a file must know more of its rows than they themselves: in formats that have neither blocks nor
 * files that can be joined, in spreadsheets with more rows than a sheet, and where the file's first bytes depend on all that follows.
 */
export function openLists(world: World, table: PlannedTable, options: EncodeOptions): ListMaker {
  const opened = openEncoding(world, table, options);
  const { blocks, between, front } = opened.encoding;
  const isJoinable = blocks === undefined ? between !== undefined : blocks.groups === undefined;
  if (!isJoinable || front !== undefined) {
    const message = `Rows of ${options.encoder.id} cannot be told apart into files: say csv, ndjson or parquet, or another split.`;
    throw new CodedError('format/cannot-hold', message);
  }
  return {
    ...createPartMaker(opened, options.window),
    listRows: blocks?.rows ?? opened.run.batchRows,
    list: (rows, isFirst) => encodeList(rows, isFirst, opened),
  };
}
