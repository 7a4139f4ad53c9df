import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Command } from '../../../lib/commands/command.ts';
import { Keys } from '../../../ui/keys.tsx';

export interface CellMenuProps {
  /** What stands where the cell is. */
  readonly anchor: ReactElement;
  /** What can be done with the cell. */
  readonly commands: readonly Command[];
  readonly label: string;
  readonly onClose: () => void;
}

/** What can be done with a cell, as a menu: the same commands as by keys. */
export function CellMenu({ anchor, commands, label, onClose }: CellMenuProps) {
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      // The key that opens it is still on its way when it is there.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>{anchor}</Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {commands.map(({ id, title, detail, Icon, shortcut, disabled = false, run }) => (
          <Menu.Item
            key={id}
            disabled={disabled}
            leftSection={Icon === undefined ? undefined : <Icon size={16} stroke={1.6} aria-hidden="true" />}
            rightSection={shortcut === undefined ? undefined : <Keys shortcut={shortcut} />}
            onClick={run}
          >
            {detail === undefined ? title : `${title}: ${detail}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
