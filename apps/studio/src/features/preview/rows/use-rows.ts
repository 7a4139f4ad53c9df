import { blockOf, blocksOf } from './blocks.ts';
import { blockQuery, type RowBlock, type RowSource, rowQuery } from './row-block.ts';
import { type Blocks, useBlocks } from './use-blocks.ts';

/** Rows of a table, as far as they are there: each by the block that has it. */
export interface Rows extends Blocks {
  readonly at: (row: number) => RowBlock | undefined;
  readonly beforeAt: (row: number) => RowBlock | undefined;
}

/** Asks for the rows from `first` up to, not with, `end`. */
export function useRows(source: RowSource, first: number, end: number): Rows {
  const blocks = useBlocks(source, blocksOf(first, end), blockQuery);
  return {
    ...blocks,
    at: (row) => blocks.at(blockOf(row)),
    beforeAt: (row) => blocks.beforeAt(blockOf(row)),
  };
}

/** Asks for rows one by one, wherever they are. */
export function useSingleRows(source: RowSource, rows: readonly number[]): Rows {
  return useBlocks(source, rows, rowQuery);
}
