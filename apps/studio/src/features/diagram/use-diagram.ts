import type { RelationSummary } from '@populace/library';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { TableView } from '../../lib/document/schema-view.ts';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import { formatRowCount, useRowCounts } from '../../lib/rows/use-row-counts.ts';
import { useSessionPart } from '../../lib/session/session-context.tsx';
import { useText } from './messages.ts';
import type { Diagram } from './model/diagram.ts';
import { readDiagram } from './model/read-diagram.ts';

const NONE: readonly RelationSummary[] = [];

/** The diagram of the open schema as it stands. */
export function useDiagram(): Diagram {
  const text = useText();
  const view = useSessionPart((state) => state.view);
  const good = useSessionPart((state) => state.good);
  const { data: relations = NONE } = useQuery(relationsQuery(good?.text));
  const counts = useRowCounts();
  const rowsOf = useCallback(
    ({ name, rows }: TableView) => {
      const count = counts.get(name);
      if (count !== undefined) return formatRowCount(count);
      if (rows.kind === 'per') return text('perRow', { parent: rows.parent });
      return rows.kind === 'count' ? rows.text : '';
    },
    [counts, text],
  );
  const page = good?.schema;
  return useMemo(() => readDiagram(view, { page, relations, rowsOf }), [view, page, relations, rowsOf]);
}

function relationsQuery(text: string | undefined) {
  return queryOptions({
    queryKey: ['relations', text],
    queryFn:
      text === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => backgroundEngine.call('relations', { text }, signal),
    placeholderData: keepPreviousData,
  });
}
