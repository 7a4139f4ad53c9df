import { useMemo } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { useSession } from '../../lib/session/session-context.tsx';
import { tellUndoable } from '../../lib/session/undo-notice.ts';
import { useTryEdit } from '../../lib/session/use-try-edit.ts';
import { freeName } from './free-name.ts';
import { useText } from './messages.ts';
import { askToNameTable } from './new-table.ts';
import { useSelection } from './use-selection.ts';
import { noteSameValues } from './value-note.ts';

const FIRST_ROWS = 1000;

/** What can be done to tables. */
export function useTableCommands(): readonly Command[] {
  const text = useText();
  const session = useSession();
  const tryEdit = useTryEdit();
  const { tables, table, openTable } = useSelection();
  return useMemo(() => {
    const group = text('group');
    const place = tables.findIndex(({ name }) => name === table?.name);
    const move = (at: number) => {
      if (table === undefined) return;
      const label = { key: 'move-table', values: { table: table.name } };
      if (tryEdit({ kind: 'move-table', table: table.name, at }, label)) noteSameValues();
    };
    const ofOpen = { group, disabled: table === undefined };
    return [
      {
        id: 'designer.add-table',
        title: text('addTable'),
        group,
        run() {
          const name = freeName(
            text('newTable'),
            tables.map((own) => own.name),
          );
          const columns = [{ name: 'id', value: 'sequence' }];
          const rows = { kind: 'count', count: FIRST_ROWS } as const;
          const label = { key: 'add-table', values: { table: name } };
          if (!tryEdit({ kind: 'add-table', name, rows, columns }, label)) return;
          openTable(name);
          askToNameTable(name);
        },
      },
      {
        ...ofOpen,
        id: 'designer.duplicate-table',
        title: text('duplicateTable'),
        run() {
          if (table === undefined) return;
          tryEdit(
            { kind: 'duplicate-table', table: table.name },
            { key: 'duplicate-table', values: { table: table.name } },
          );
        },
      },
      {
        ...ofOpen,
        id: 'designer.delete-table',
        title: text('deleteTable'),
        run() {
          if (table === undefined) return;
          const label = { key: 'delete-table', values: { table: table.name } };
          if (!tryEdit({ kind: 'delete-table', table: table.name }, label)) return;
          openTable(undefined);
          tellUndoable(session, text('deleted', { name: table.name }), text('undo'));
        },
      },
      {
        ...ofOpen,
        id: 'designer.move-table-up',
        title: text('moveTableUp'),
        disabled: place <= 0,
        run: () => move(place - 1),
      },
      {
        ...ofOpen,
        id: 'designer.move-table-down',
        title: text('moveTableDown'),
        disabled: place < 0 || place === tables.length - 1,
        run: () => move(place + 2),
      },
    ];
  }, [text, session, tryEdit, tables, table, openTable]);
}
