import { queryOptions, skipToken, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf } from '../../../lib/document/key-of.ts';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import { useSession, useSessionPart } from '../../../lib/session/session-context.tsx';
import type { GalleryEntry } from './gallery-entries.ts';
import type { Sample } from './in-turns.ts';

const SHOWN = 3;

/** Returns the first keys of the tables that a column may refer to, as they were when the gallery opened. */
export function useKeySamples(): (entry: Extract<GalleryEntry, { kind: 'table' }>) => readonly Sample[] {
  const session = useSession();
  const good = useSessionPart((state) => state.good);
  // Rows that are only tried are not referred to: the first schema that can make rows stays, and it may come after the gallery opened.
  const [{ view }] = useState(session.state);
  const [text, setText] = useState(good?.text);
  if (text === undefined && good !== undefined) setText(good.text);
  const answers = useQueries({
    queries: view.tables.map((table) => keysQuery(text, table.name, keyOf(table))),
    combine,
  });
  return ({ table }) => answers[view.tables.findIndex(({ name }) => name === table)] ?? [];
}

function keysQuery(text: string | undefined, table: string, column: string) {
  const ask = { table, columns: [column], take: SHOWN };
  return queryOptions({
    queryKey: ['keys', text, table, column],
    queryFn:
      text === undefined
        ? skipToken
        : async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly Sample[]> => {
            const { rows } = await backgroundEngine.call('sample', { text, ...ask }, signal);
            return rows.map(([key = null]) => ({ text: key, locale: undefined }));
          },
  });
}

function combine(results: readonly UseQueryResult<readonly Sample[]>[]) {
  return results.map(({ data }) => data);
}
