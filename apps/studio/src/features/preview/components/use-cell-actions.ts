import { useCallback, useMemo, useRef, useState } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { engine } from '../../../lib/engine/engines.ts';
import { announce } from '../../../ui/announcer.tsx';
import { tell } from '../../../ui/notices.tsx';
import type { SchemaAddress } from '../address.ts';
import { type CommandCell, type CommandDeeds, cellCommands, previewCommands } from '../commands.ts';
import type { CellLink } from '../explain/steps-of.ts';
import { type Relations, targetOf } from '../follow/use-relations.ts';
import type { GridPlace } from '../grid/focus-moves.ts';
import { cellOf } from '../grid/grid-row.tsx';
import type { GridLife } from '../grid/use-row-grid.ts';
import { useText } from '../messages.ts';
import type { RowBlock } from '../rows/row-block.ts';
import type { Rows } from '../rows/use-rows.ts';
import type { LockedRows } from './use-locked-rows.ts';

/** What stands at a cell beside its explanation, which the address has. */
export type OpenPanel = { readonly kind: 'menu' | 'related'; readonly place: GridPlace } | undefined;

interface Parts {
  readonly opened: RowBlock;
  readonly grid: GridLife;
  readonly rows: Rows;
  readonly locked: LockedRows;
  readonly relations: Relations;
  readonly address: SchemaAddress;
  readonly arrive: (link: CellLink) => void;
  readonly askForRow: () => void;
}

/** What can be done with the cell that the keyboard is at; makes commands of it. */
export function useCellActions({ opened, grid, rows, locked, relations, address, arrive, askForRow }: Parts) {
  const text = useText();
  const [panel, setPanel] = useState<OpenPanel>();
  const { active, goTo } = grid;
  const { change } = address;
  const { text: schemaText, table, rowCount, columns } = opened;
  const cell = useCommandCell({ opened, grid, rows, locked, relations });

  const follow = useCallback(
    async (column: string, row: number) => {
      try {
        const found = await engine.call('parent', { text: schemaText, table, column, row });
        if (found === null) return tell(text('toNone'));
        const relation = relations.parentOf(column);
        const target = relation === undefined ? undefined : targetOf(relation, column);
        arrive({ ...found, column: target ?? '' });
      } catch (error) {
        tell(text('notFollowed', { reason: error instanceof Error ? error.message : String(error) }));
      }
    },
    [schemaText, table, relations, arrive, text],
  );
  const explain = useCallback(
    (place: GridPlace) => {
      const name = columns[place.column - 1]?.name;
      if (name !== undefined) change({ columns: [name], explain: place.row });
    },
    [columns, change],
  );
  const goToRow = useCallback(
    (row: number) => goTo({ area: 'rows', row, column: Math.max(1, active.column) }, { atTop: true }),
    [goTo, active.column],
  );
  const deeds = useSteady({
    askForRow,
    goToRow,
    toggleLock() {
      // Where the row that is freed had the focus, that goes to what is seen.
      if (active.area === 'pinned') goTo({ ...active, area: 'rows', row: grid.shape.firstRow });
      locked.toggle(active.row);
    },
    explain: () => explain(active),
    follow() {
      if (cell?.column !== undefined) void follow(cell.column, cell.row);
    },
    showRelated: () => setPanel({ kind: 'related', place: active }),
    copy() {
      void navigator.clipboard.writeText(cell?.value ?? '').then(() => announce(text('copied')));
    },
  });
  useCommands(useMemo(() => previewCommands(text, rowCount, cell, deeds), [text, rowCount, cell, deeds]));
  return { panel, setPanel, explain, goToRow, commands: cellCommands(text, cell, deeds) };
}

/** The cell that the keyboard is at; the same as long as nothing of it changes. */
function useCommandCell({
  opened,
  grid: { active },
  rows,
  locked,
  relations,
}: Pick<Parts, 'opened' | 'grid' | 'rows' | 'locked' | 'relations'>): CommandCell | undefined {
  const { area, row, column: place } = active;
  const column = opened.columns[place - 1]?.name;
  const value = column === undefined ? undefined : cellOf(rows.at(row), column, row);
  const isLocked = locked.locked.includes(row);
  const parent = column === undefined ? undefined : relations.parentOf(column)?.parent;
  return useMemo(
    () => (area === 'head' ? undefined : { row, column, value, isLocked, parent }),
    [area, row, column, value, isLocked, parent],
  );
}

/** Deeds that are the same for ever and do what they are now, so that commands are not made anew with each of them. */
function useSteady(now: CommandDeeds): CommandDeeds {
  const latest = useRef(now);
  latest.current = now;
  return useMemo(
    () => ({
      askForRow: () => latest.current.askForRow(),
      goToRow: (row) => latest.current.goToRow(row),
      toggleLock: () => latest.current.toggleLock(),
      explain: () => latest.current.explain(),
      follow: () => latest.current.follow(),
      showRelated: () => latest.current.showRelated(),
      copy: () => latest.current.copy(),
    }),
    [],
  );
}
