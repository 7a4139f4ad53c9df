import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconEyeOff, IconPlus, IconTable } from '@tabler/icons-react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { useText } from '../messages.ts';
import { orderTables } from '../order-tables.ts';
import { useSelection } from '../use-selection.ts';
import classes from './table-menu.module.css';

/** The open table where there is no room for a list of them; a press opens the list. */
export function TableMenu() {
  const text = useText();
  const { tables, table: open, openTable } = useSelection();
  const addTable = useCommand('designer.add-table');
  const placed = orderTables(tables);
  const place = placed.findIndex(({ table }) => table === open) + 1;
  const which = text('tableOf', { place, count: tables.length });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          className={classes.button}
          aria-label={`${text('table')}: ${open?.name ?? ''}, ${which}`}
          leftSection={<IconTable size={16} stroke={1.6} />}
          rightSection={<IconChevronDown size={14} stroke={1.6} />}
        >
          <bdi className={classes.name}>{open?.name}</bdi>
          <span className={classes.which}>{which}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list}>
        {placed.map(({ table, depth }) => (
          <Menu.Item
            key={table.name}
            aria-current={table === open}
            leftSection={
              table.hidden ? (
                <IconEyeOff size={16} stroke={1.6} role="img" aria-label={text('hiddenMark')} />
              ) : (
                <IconTable size={16} stroke={1.6} aria-hidden="true" />
              )
            }
            style={{ paddingInlineStart: `${12 + depth * 12}px` }}
            onClick={() => openTable(table.name)}
          >
            <bdi>{table.name}</bdi>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus size={16} stroke={1.6} />} onClick={addTable?.run}>
          {text('addTable')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
