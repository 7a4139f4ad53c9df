import { skipToken, useQuery } from '@tanstack/react-query';
import { applyEdit } from '../../lib/document/apply-edit.ts';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import { useSessionPart } from '../../lib/session/session-context.tsx';

/** So many first rows of each table are made twice to see what changes. */
const ROWS = 100;

/** A table, or one of its columns, whose name may change. */
export interface Renamed {
  readonly table: string;
  readonly column?: string | undefined;
}

/**
 * Returns the columns whose values would change with a name, as `table.column`; undefined while it is not known, or where it is not asked.
 * Any other name changes the same ones, so it is asked once, for a name that nobody has.
 */
export function useRenameChanges(renamed: Renamed | undefined): readonly string[] | undefined {
  const good = useSessionPart((state) => state.good?.text);
  const { data } = useQuery({
    queryKey: ['rename-changes', good, renamed],
    queryFn:
      good === undefined || renamed === undefined
        ? skipToken
        : ({ signal }) => backgroundEngine.call('changes', { ...renamings(good, renamed), rows: ROWS }, signal),
  });
  return data?.map(({ table, column }) => (table === renamed?.table ? column : `${table}.${column}`));
}

function renamings(text: string, { table, column }: Renamed): { readonly text: string; readonly other: string } {
  const name = `${column ?? table} renamed ${text.length}`.slice(-128);
  const edit =
    column === undefined
      ? ({ kind: 'rename-table', table, name } as const)
      : ({ kind: 'rename-column', table, column, name } as const);
  return { text, other: applyEdit(text, edit) };
}
