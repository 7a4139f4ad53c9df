import { Button, TextInput } from '@mantine/core';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';
import { useSelection } from '../use-selection.ts';
import { ColumnTable } from './column-table.tsx';
import classes from './columns-pane.module.css';
import { RowsButton } from './rows-button.tsx';
import { TableName } from './table-name.tsx';
import { ValueNote } from './value-note.tsx';

interface ColumnsPaneProps {
  /** Where another table can be opened, in place of the name of the open one. */
  readonly tables?: ReactNode;
  /** What stands at the end of the head. */
  readonly tools?: ReactNode;
}

/** The open table's columns. */
export function ColumnsPane({ tables, tools }: ColumnsPaneProps) {
  const text = useText();
  const { table } = useSelection();
  const [filter, setFilter] = useState('');
  const addTable = useCommand('designer.add-table');
  const addColumn = useCommand('designer.add-column');
  const paste = useCommand('designer.paste');
  if (table === undefined) {
    return (
      <Pane label={text('columns')}>
        <ScreenState
          kind="empty"
          title={text('noTables')}
          text={text('noTablesText')}
          actions={
            <Button variant="filled" onClick={addTable?.run} leftSection={<IconPlus size={16} stroke={1.6} />}>
              {text('addTable')}
            </Button>
          }
        />
      </Pane>
    );
  }
  const words = filter.trim().toLowerCase();
  const shown = table.columns.filter(({ name, generator = '' }) =>
    `${name} ${generator}`.toLowerCase().includes(words),
  );
  const add = (
    <Button
      className={classes.add}
      aria-label={text('addColumn')}
      leftSection={<IconPlus size={16} stroke={1.6} />}
      onClick={addColumn?.run}
    >
      <span className={classes.addWords}>{text('addColumn')}</span>
    </Button>
  );
  return (
    <Pane
      label={text('columnsOf', { table: table.name })}
      head={
        <>
          {tables ?? <TableName table={table} />}
          <RowsButton key={`rows ${table.name}`} table={table} />
          <ValueNote />
          <div className={classes.tools}>
            {table.columns.length > 8 && (
              <TextInput
                className={classes.filter}
                aria-label={text('filter')}
                placeholder={text('filter')}
                leftSection={<IconFilter size={14} stroke={1.6} />}
                value={filter}
                onChange={({ currentTarget }) => setFilter(currentTarget.value)}
              />
            )}
            {add}
            {tools}
          </div>
        </>
      }
    >
      {table.columns.length === 0 ? (
        <ScreenState
          kind="empty"
          title={text('noColumns')}
          text={text('noColumnsText')}
          actions={
            <>
              {add}
              <Button variant="subtle" onClick={paste?.run}>
                {text('paste')}
              </Button>
            </>
          }
        />
      ) : (
        <ColumnTable table={table} columns={shown} />
      )}
      {shown.length === 0 && table.columns.length > 0 && (
        <p className={classes.none}>{text('noMatch', { words: filter })}</p>
      )}
    </Pane>
  );
}
