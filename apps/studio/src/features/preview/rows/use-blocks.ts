import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BlockQuery, RowBlock, RowSource } from './row-block.ts';

/** Pieces of a table, as far as they are there. */
export interface Blocks {
  /** The piece of a key: of this text, or while that is being made, of the one before. */
  readonly at: (key: number) => RowBlock | undefined;
  /** The piece as it was before the last change, for as long as differences are marked. */
  readonly beforeAt: (key: number) => RowBlock | undefined;
  /** The pieces of this text; the same list as long as they are the same. */
  readonly seen: readonly RowBlock[];
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** How long cells that differ from before are marked. */
const MARKED_MS = 600;

/** Asks for pieces of a table, and keeps those of the text before until they are there. */
export function useBlocks(source: RowSource, keys: readonly number[], query: BlockQuery): Blocks {
  const client = useQueryClient();
  const { found, seen, isPending, error } = useQueries({ queries: keys.map((key) => query(source, key)), combine });
  const { settled, before } = useSettled(source, !isPending);
  const known = (of: RowSource | undefined, key: number) =>
    of === undefined ? undefined : client.getQueryData(query(of, key).queryKey);
  return {
    at: (key) => found[keys.indexOf(key)] ?? known(settled, key),
    beforeAt: (key) => known(before, key),
    seen,
    isPending,
    error,
  };
}

/** What the queries of pieces have come to. */
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
