import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { blockOf, blocksOf } from './blocks.ts';
import { blockQuery, type RowBlock, type RowSource } from './row-block.ts';

/** The rows that are seen, as far as they are there. */
export interface Rows {
  /** The block of a row: of this text, or while that is being made, of the one before. */
  readonly at: (row: number) => RowBlock | undefined;
  /** The same rows as they were before the last change, for as long as differences are marked. */
  readonly beforeAt: (row: number) => RowBlock | undefined;
  /** The blocks of this text that are seen; the same list as long as they are the same. */
  readonly seen: readonly RowBlock[];
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** How long cells that differ from before are marked. */
const MARKED_MS = 600;

/** Asks for the rows from `first` up to, not with, `end`. */
export function useRows(source: RowSource, first: number, end: number): Rows {
  const client = useQueryClient();
  const blocks = blocksOf(first, end);
  const { found, seen, isPending, error } = useQueries({
    queries: blocks.map((block) => blockQuery(source, block)),
    combine,
  });
  const { settled, before } = useSettled(source, !isPending);
  const known = (of: RowSource | undefined, row: number) =>
    of === undefined ? undefined : client.getQueryData(blockQuery(of, blockOf(row)).queryKey);
  return {
    at: (row) => found[blockOf(row) - (blocks[0] ?? 0)] ?? known(settled, row),
    beforeAt: (row) => known(before, row),
    seen,
    isPending,
    error,
  };
}

/** What the queries of blocks have come to. */
function combine(results: readonly UseQueryResult<RowBlock>[]) {
  const found = results.map(({ data }) => data);
  return {
    found,
    seen: found.filter((block) => block !== undefined),
    isPending: results.some((result) => result.isPending),
    error: results.find(({ error }) => error !== null)?.error ?? null,
  };
}

interface Settled {
  /** What was last there as far as it was seen. */
  readonly settled: RowSource | undefined;
  /** What was there before that, until its marks are taken away. */
  readonly before: RowSource | undefined;
}

/** Keeps what was there before a change. Rows of another table are no stand-in for these. */
function useSettled({ text, table }: RowSource, isSettled: boolean): Settled {
  const [state, setState] = useState<Settled>({ settled: undefined, before: undefined });
  useEffect(() => {
    if (!isSettled) return;
    setState((last) => {
      if (last.settled?.text === text && last.settled.table === table) return last;
      return { settled: { text, table }, before: last.settled?.table === table ? last.settled : undefined };
    });
  }, [text, table, isSettled]);
  const { before } = state;
  useEffect(() => {
    if (before === undefined) return;
    const timer = setTimeout(() => setState(({ settled }) => ({ settled, before: undefined })), MARKED_MS);
    return () => clearTimeout(timer);
  }, [before]);
  return state.settled?.table === table ? state : { settled: undefined, before: undefined };
}
