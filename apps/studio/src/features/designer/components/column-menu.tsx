import { ActionIcon, Menu } from '@mantine/core';
import { IconClipboardText, IconCopy, IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { useText } from '../messages.ts';
import { askToRename, useRenaming } from '../renaming.ts';

/** What can be done with the column in question. */
export function ColumnMenu({ column }: { readonly column: string }) {
  const text = useText();
  const duplicate = useCommand('designer.duplicate');
  const remove = useCommand('designer.delete');
  const copy = useCommand('designer.copy');
  // The name takes the focus then.
  const { asked } = useRenaming(column);
  const refer = useCommand('designer.make-reference');
  return (
    <Menu position="bottom-end" returnFocus={asked === undefined}>
      <Menu.Target>
        <ActionIcon aria-label={text('more')}>
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => askToRename(column, 'title')}>
          {text('renameIt')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.6} />} onClick={duplicate?.run}>
          {text('duplicate')}
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboardText size={16} stroke={1.6} />} onClick={copy?.run}>
          {text('copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLink size={16} stroke={1.6} />}
          onClick={refer?.run}
          disabled={refer?.disabled === true}
        >
          {text('makeReference')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={remove?.run}>
          {text('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
