import type { Problem } from '@populace/library';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { locationOf } from '../../lib/document/pointer.ts';
import { engine } from '../../lib/engine/engines.ts';
import { useSessionPart } from '../../lib/session/session-context.tsx';

/** What the engine knows of the columns of a table. */
export interface ColumnFacts {
  /** The row that samples are of: the first locked one, else the first of the table. */
  readonly row: number;
  readonly typeOf: (column: string) => string | undefined;
  /** Undefined while it is not known; null where the row has none. */
  readonly sampleOf: (column: string) => string | null | undefined;
  /** The first that is wrong with a column. */
  readonly problemOf: (column: string) => Problem | undefined;
}

/** Asks the engine about a table's columns; what it last knew stays while the schema is wrong. */
export function useColumnFacts(table: string): ColumnFacts {
  const good = useSessionPart((state) => state.good);
  const problems = useSessionPart((state) => state.problems);
  const row = useSearch({ from: '/schemas/$schemaId', select: ({ locked }) => locked?.[0] }) ?? 0;
  const page = good?.schema.tables.find(({ name }) => name === table);
  const text = page === undefined ? undefined : good?.text;
  const { data } = useQuery({
    queryKey: ['column-samples', text, table, row],
    queryFn:
      text === undefined
        ? skipToken
        : ({ signal }) => engine.call('preview', { text, table, from: row, take: 1 }, signal),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const types = new Map(page?.columns.map(({ name, type }) => [name, type]));
    const samples = new Map(
      data?.table === table ? data.columns.map(({ name }, at) => [name, data.cells[at]?.[0]] as const) : [],
    );
    const wrong = new Map<string, Problem>();
    for (const problem of problems) {
      const place = locationOf(problem.place.pointer);
      if (place.table !== table || place.column === undefined || problem.severity !== 'error') continue;
      if (!wrong.has(place.column)) wrong.set(place.column, problem);
    }
    return {
      row,
      typeOf: (column) => types.get(column),
      sampleOf: (column) => samples.get(column),
      problemOf: (column) => wrong.get(column),
    };
  }, [page, data, problems, table, row]);
}
