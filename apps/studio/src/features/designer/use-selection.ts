import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ColumnView, TableView } from '../../lib/document/schema-view.ts';
import { useSessionPart } from '../../lib/session/session-context.tsx';

/** What is open and selected in the designer; it is the address's. */
export interface Selection {
  readonly tables: readonly TableView[];
  /** The open table: the one of the address, else the first. */
  readonly table: TableView | undefined;
  /** The selected columns, in the order in which they were selected; the last is the one in question. */
  readonly columns: readonly ColumnView[];
  readonly openTable: (table: string | undefined) => void;
  readonly select: (columns: readonly string[]) => void;
}

const NOTHING: readonly string[] = [];

/** Reads and changes what is selected. */
export function useSelection(): Selection {
  const tables = useSessionPart(({ view }) => view.tables);
  const asked = useSearch({ from: '/schemas/$schemaId', select: (search) => search.table });
  const selected = useSearch({ from: '/schemas/$schemaId', select: (search) => search.columns }) ?? NOTHING;
  const navigate = useNavigate({ from: '/schemas/$schemaId' });
  const table = tables.find(({ name }) => name === asked) ?? tables[0];
  const columns = useMemo(
    () => selected.map((name) => table?.columns.find((column) => column.name === name)).filter((c) => c !== undefined),
    [selected, table],
  );
  const openTable = useCallback(
    (name: string | undefined) =>
      void navigate({ to: '.', search: (search) => ({ ...search, table: name, columns: undefined, row: undefined }) }),
    [navigate],
  );
  const select = useCallback(
    (names: readonly string[]) =>
      void navigate({
        to: '.',
        replace: true,
        search: (search) => ({ ...search, columns: names.length === 0 ? undefined : names }),
      }),
    [navigate],
  );
  return useMemo(() => ({ tables, table, columns, openTable, select }), [tables, table, columns, openTable, select]);
}
