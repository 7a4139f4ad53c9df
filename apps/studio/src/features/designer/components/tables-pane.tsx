import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCornerDownRight, IconPlus, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo } from 'react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { locationOf } from '../../../lib/document/pointer.ts';
import { countsQuery } from '../../../lib/engine/counts-query.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
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
  const good = useSessionPart((state) => state.good);
  const problems = useSessionPart((state) => state.problems);
  const mix = useSessionPart(({ view }) => view.locale?.shares);
  const { data: counts } = useQuery(countsQuery(good?.text));
  const addTable = useCommand('designer.add-table');
  const placed = useMemo(() => orderTables(tables), [tables]);
  const wrong = useMemo(
    () =>
      new Set(
        problems.filter(({ severity }) => severity === 'error').map(({ place }) => locationOf(place.pointer).table),
      ),
    [problems],
  );
  const total = counts?.reduce((sum, { rowCount }) => sum + rowCount, 0);
  return (
    <Pane
      label={text('tables')}
      head={
        <>
          <h2>{text('tables')}</h2>
          <span className={classes.count}>{tables.length}</span>
          <Tooltip label={text('addTable')}>
            <ActionIcon className={classes.add} aria-label={text('addTable')} onClick={addTable?.run}>
              <IconPlus size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </>
      }
      foot={
        <div className={classes.foot}>
          {total !== undefined && <p>{text('totalRows', { count: formatCount(total) })}</p>}
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
              {depth === 0 ? (
                <IconTable size={16} stroke={1.6} aria-hidden="true" />
              ) : (
                <IconCornerDownRight className={classes.child} size={16} stroke={1.6} aria-hidden="true" />
              )}
              <bdi className={classes.name}>{table.name}</bdi>
              {wrong.has(table.name) && <span className={classes.wrong} role="img" aria-label={text('hasProblems')} />}
              <span className={classes.rows}>{countOf(table.name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Pane>
  );

  function countOf(name: string): string {
    const known = counts?.find(({ table }) => table === name);
    return known === undefined ? '' : formatCount(known.rowCount);
  }
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
