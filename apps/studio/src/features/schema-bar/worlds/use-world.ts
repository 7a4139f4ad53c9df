import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { backgroundEngine, engine } from '../../../lib/engine/engines.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { glimpseColumns } from './glimpse-columns.ts';
import { worldText } from './world-text.ts';

/** So many rows of two worlds are put side by side. */
const ROWS = 50;

/** Returns the name of the open table, or of the first. */
export function useOpenTable(): string | undefined {
  const { table } = useSearch({ from: '/schemas/$schemaId' });
  const tables = useSessionPart(({ view }) => view.tables);
  return tables.find(({ name }) => name === table)?.name ?? tables.find(({ hidden }) => !hidden)?.name;
}

/** Returns three cells of the first row of the open table in the world of a seed; undefined until they are made. */
export function useGlimpse(seed: string): readonly (string | null)[] | undefined {
  const good = useSessionPart((state) => state.good?.text);
  const name = useOpenTable();
  const view = useSessionPart(({ view: { tables } }) => tables.find((table) => table.name === name));
  const columns = view === undefined ? [] : glimpseColumns(view);
  const { data } = useQuery({
    queryKey: ['glimpse', good, name, columns, seed],
    queryFn:
      good === undefined || name === undefined || columns.length === 0
        ? skipToken
        : ({ signal }) => {
            const ask = { text: worldText(good, seed), table: name, columns, take: 1 };
            return backgroundEngine.call('sample', ask, signal);
          },
  });
  return data?.rows[0];
}

/** Asks for the first rows of a table in the world of a seed. */
export function useWorldRows(seed: string, table: string | undefined) {
  const good = useSessionPart((state) => state.good?.text);
  return useQuery({
    queryKey: ['world', good, table, seed],
    queryFn:
      good === undefined || table === undefined
        ? skipToken
        : ({ signal }) => engine.call('preview', { text: worldText(good, seed), table, from: 0, take: ROWS }, signal),
    placeholderData: keepPreviousData,
  });
}
