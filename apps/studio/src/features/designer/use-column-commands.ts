import { useMemo } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { copyColumns } from '../../lib/document/edits/copy-columns.ts';
import { keyOf } from '../../lib/document/key-of.ts';
import { useSession } from '../../lib/session/session-context.tsx';
import { tellUndoable } from '../../lib/session/undo-notice.ts';
import { useTryEdit } from '../../lib/session/use-try-edit.ts';
import { tell } from '../../ui/notices.tsx';
import { freeName } from './free-name.ts';
import { openGallery } from './gallery/gallery-state.ts';
import { useText } from './messages.ts';
import { askToName, askToRename } from './renaming.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { noteSameValues } from './value-note.ts';

/** Where the focus is while columns are worked on. */
const COLUMNS = '[data-columns]';

/** What can be done to columns. */
export function useColumnCommands(): readonly Command[] {
  const text = useText();
  const session = useSession();
  const tryEdit = useTryEdit();
  const selection = useSelection();
  return useMemo(() => commandsOf({ text, session, tryEdit, selection }), [text, session, tryEdit, selection]);
}

interface Parts {
  readonly text: ReturnType<typeof useText>;
  readonly session: ReturnType<typeof useSession>;
  readonly tryEdit: ReturnType<typeof useTryEdit>;
  readonly selection: Selection;
}

function commandsOf(parts: Parts): readonly Command[] {
  return [...adding(parts), ...moving(parts), ...copying(parts), ...choosing(parts)];
}

function adding({ text, tryEdit, selection: { table, columns, select } }: Parts): readonly Command[] {
  const last = columns.at(-1);
  return [
    {
      id: 'designer.add-column',
      title: text('addColumn'),
      group: text('group'),
      disabled: table === undefined,
      run() {
        if (table === undefined) return;
        const taken = table.columns.map((own) => own.name);
        const name = freeName(table.columns.length === 0 ? 'id' : text('newColumn'), taken);
        const value = table.columns.length === 0 ? 'sequence' : 'lorem.word';
        const at = last === undefined ? undefined : taken.indexOf(last.name) + 1;
        const edit = { kind: 'add-column', table: table.name, name, value, at } as const;
        if (!tryEdit(edit, { key: 'add-column', values: { column: name } })) return;
        select([name]);
        askToName(name);
      },
    },
    {
      id: 'designer.rename',
      title: text('renameColumn'),
      group: text('group'),
      shortcut: 'F2',
      within: COLUMNS,
      disabled: last === undefined,
      run: () => askToRename(last?.name),
    },
  ];
}

function moving({ text, session, tryEdit, selection: { table, columns, select } }: Parts): readonly Command[] {
  const names = columns.map(({ name }) => name);
  const [first = ''] = names;
  const at = { group: text('group'), within: COLUMNS, disabled: table === undefined || names.length === 0 };
  const shift = (by: -1 | 1) => {
    if (table === undefined) return;
    const label = { key: 'move-column', values: { column: names.join(', ') } };
    if (tryEdit({ kind: 'shift-columns', table: table.name, columns: names, by }, label)) noteSameValues();
  };
  const remove = () => {
    if (table === undefined) return;
    const label =
      names.length === 1
        ? { key: 'delete-column', values: { column: first } }
        : { key: 'delete-columns', values: { count: names.length } };
    if (!tryEdit({ kind: 'delete-columns', table: table.name, columns: names }, label)) return;
    const left = table.columns.filter(({ name }) => !names.includes(name));
    const place = table.columns.findIndex(({ name }) => name === first);
    const next = left[Math.min(place, left.length - 1)];
    select(next === undefined ? [] : [next.name]);
    tellUndoable(session, text('deleted', { name: names.join(', ') }), text('undo'));
  };
  const duplicate = () => {
    if (table === undefined) return;
    const label = { key: 'duplicate-column', values: { column: names.join(', ') } };
    tryEdit({ kind: 'duplicate-columns', table: table.name, columns: names }, label);
  };
  return [
    { ...at, id: 'designer.move-up', title: text('moveUp'), shortcut: 'Alt+ArrowUp', run: () => shift(-1) },
    { ...at, id: 'designer.move-down', title: text('moveDown'), shortcut: 'Alt+ArrowDown', run: () => shift(1) },
    { ...at, id: 'designer.duplicate', title: text('duplicate'), shortcut: 'Mod+D', inFields: false, run: duplicate },
    { ...at, id: 'designer.delete', title: text('remove'), shortcut: 'Delete', run: remove },
  ];
}

function copying({ text, session, tryEdit, selection: { table, columns, select } }: Parts): readonly Command[] {
  const names = columns.map(({ name }) => name);
  const copy = async () => {
    if (table === undefined) return;
    await navigator.clipboard.writeText(copyColumns(session.state().history.text, table.name, names));
    tell(text('copied', { count: names.length }));
  };
  const paste = async () => {
    if (table === undefined) return;
    const before = new Set(table.columns.map(({ name }) => name));
    const last = columns.at(-1);
    const at = last === undefined ? undefined : table.columns.indexOf(last) + 1;
    const yaml = await navigator.clipboard.readText();
    const count = yaml.split('\n').filter((line) => /^\S/.test(line)).length;
    if (!tryEdit({ kind: 'paste-columns', table: table.name, yaml, at }, { key: 'paste-columns', values: { count } }))
      return;
    const now = session.state().view.tables.find(({ name }) => name === table.name);
    select((now?.columns ?? []).map(({ name }) => name).filter((name) => !before.has(name)));
  };
  const failed = () => tell(text('pasteFailed'));
  const group = text('group');
  return [
    {
      id: 'designer.copy',
      title: text('copy'),
      group,
      shortcut: 'Mod+C',
      within: COLUMNS,
      inFields: false,
      disabled: names.length === 0,
      run: () => void copy(),
    },
    {
      id: 'designer.paste',
      title: text('paste'),
      group,
      shortcut: 'Mod+V',
      within: COLUMNS,
      inFields: false,
      disabled: table === undefined,
      run: () => void paste().catch(failed),
    },
  ];
}

function choosing({ text, tryEdit, selection: { tables, table, columns, select } }: Parts): readonly Command[] {
  const group = text('group');
  const last = columns.at(-1);
  const target = tables.find(({ name }) => name !== table?.name) ?? table;
  return [
    {
      id: 'designer.gallery',
      title: text('chooseGenerator', { name: last?.name ?? '' }),
      group,
      disabled: last === undefined,
      run: () => openGallery(last?.name),
    },
    {
      id: 'designer.make-reference',
      title: text('makeReference'),
      group,
      disabled: last === undefined || target === undefined,
      run() {
        if (table === undefined || last === undefined || target === undefined) return;
        const to = { table: target.name, column: keyOf(target) };
        const label = { key: 'set-reference', values: { column: last.name } };
        tryEdit({ kind: 'make-reference', table: table.name, column: last.name, to }, label);
      },
    },
    {
      id: 'designer.select-all',
      title: text('selectAll'),
      group,
      shortcut: 'Mod+A',
      within: COLUMNS,
      inFields: false,
      disabled: table === undefined,
      run: () => select((table?.columns ?? []).map(({ name }) => name)),
    },
  ];
}
