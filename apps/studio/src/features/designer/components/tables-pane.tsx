import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCornerDownRight, IconEyeOff, IconPlus, IconTable } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo } from 'react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { locationOf } from '../../../lib/document/pointer.ts';
import type { TableView } from '../../../lib/document/schema-view.ts';
import { formatRowCount, totalOf, useRowCounts } from '../../../lib/rows/use-row-counts.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { MixStrip } from '../../../ui/mix-strip.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { useText } from '../messages.ts';
import { orderTables } from '../order-tables.ts';
import { useSelection } from '../use-selection.ts';
import classes from './tables-pane.module.css';

/** The tables, children below the parents that they follow, with how many rows each has. */
export function TablesPane() {
  const text = useText();
  const { tables, table: open, openTable } = useSelection();
  const problems = useSessionPart((state) => state.problems);
  const mix = useSessionPart(({ view }) => view.locale?.shares);
  const counts = useRowCounts();
  const addTable = useCommand('designer.add-table');
  const placed = useMemo(() => orderTables(tables), [tables]);
  const wrong = useMemo(
    () =>
      new Set(
        problems.filter(({ severity }) => severity === 'error').map(({ place }) => locationOf(place.pointer).table),
      ),
    [problems],
  );
  const total = tables.length === 0 ? undefined : totalOf(tables.map(({ name }) => counts.get(name)));
  return (
    <Pane
      label={text('tables')}
      head={
        <>
          <h2>{text('tables')}</h2>
          <span className={classes.count}>{countWords(tables)}</span>
          <Tooltip label={text('addTable')}>
            <ActionIcon className={classes.add} aria-label={text('addTable')} onClick={addTable?.run}>
              <IconPlus size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </>
      }
      foot={
        <div className={classes.foot}>
          {total !== undefined && <p>{text('totalRows', { count: formatRowCount(total) })}</p>}
          <MixStrip mix={mix ?? []} />
        </div>
      }
    >
      <ul className={classes.list} onKeyDown={moveFocus}>
        {placed.map(({ table, depth }) => (
          <li key={table.name}>
            <button
              type="button"
              className={classes.table}
              aria-current={table === open}
              style={{ paddingInlineStart: `${12 + depth * 12}px` }}
              onClick={() => openTable(table.name)}
            >
              <TableIcon isHidden={table.hidden} isChild={depth > 0} />
              <bdi className={`${classes.name} own-direction`}>{table.name}</bdi>
              {wrong.has(table.name) && <span className={classes.wrong} role="img" aria-label={text('hasProblems')} />}
              <span className={classes.rows}>{countOf(table.name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Pane>
  );

  function countWords(all: readonly TableView[]): string {
    const hidden = all.filter((table) => table.hidden).length;
    return hidden === 0 ? `${all.length}` : text('tablesHidden', { count: all.length, hidden });
  }

  function countOf(name: string): string {
    const known = counts.get(name);
    return known === undefined ? '' : formatRowCount(known);
  }
}

/** A table, a table whose rows follow another's, or one that is only there for others. */
function TableIcon({ isHidden, isChild }: { readonly isHidden: boolean; readonly isChild: boolean }) {
  const text = useText();
  if (isHidden) return <IconEyeOff size={16} stroke={1.6} role="img" aria-label={text('hiddenMark')} />;
  if (isChild) return <IconCornerDownRight className={classes.child} size={16} stroke={1.6} aria-hidden="true" />;
  return <IconTable size={16} stroke={1.6} aria-hidden="true" />;
}

/** Up and down go through the tables. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[place + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}
