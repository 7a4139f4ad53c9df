import { queryOptions } from '@tanstack/react-query';
import type { PreviewAnswer } from '../../../lib/engine/engine-calls.ts';
import { engine } from '../../../lib/engine/engines.ts';
import { BLOCK_ROWS } from './blocks.ts';
import { idOfText } from './text-ids.ts';

/** Rows of a table, and the text that they were made of. */
export interface RowBlock extends PreviewAnswer {
  readonly text: string;
}

/** Rows of which table of which text. */
export interface RowSource {
  readonly text: string;
  readonly table: string;
}

/** What asks for a block of rows. */
export function blockQuery({ text, table }: RowSource, block: number) {
  return queryOptions({
    queryKey: ['preview', idOfText(text), table, block],
    queryFn: ({ signal }) => askRows({ text, table }, { from: block * BLOCK_ROWS, take: BLOCK_ROWS }, signal),
  });
}

/** What asks for a row alone. */
export function rowQuery({ text, table }: RowSource, row: number) {
  return queryOptions({
    queryKey: ['preview row', idOfText(text), table, row],
    queryFn: ({ signal }) => askRows({ text, table }, { from: row, take: 1 }, signal),
  });
}

/** What asks for a piece of a table by a number of its own. */
export type BlockQuery = typeof blockQuery | typeof rowQuery;

async function askRows(
  source: RowSource,
  window: { readonly from: number; readonly take: number },
  signal: AbortSignal,
): Promise<RowBlock> {
  const answer = await engine.call('preview', { ...source, ...window }, signal);
  return { ...answer, text: source.text };
}
