import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconLayoutSidebarRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { isHandledWithin } from '../../../ui/handled-within.ts';
import { useText } from '../messages.ts';
import { useSelection } from '../use-selection.ts';
import { ColumnsAndRows } from './columns-and-rows.tsx';
import { Inspector } from './inspector.tsx';
import { TableMenu } from './table-menu.tsx';
import classes from './tablet-panes.module.css';

interface TabletPanesProps {
  readonly preview: ReactNode;
  readonly profile: ReactNode;
}

/**
 * Columns over rows, and the inspector as a sheet at the end that takes no focus. The sheet stands in the order of the page, so that the
 * Tab key leads from the rows to it; the panes beside it keep what is selected in the room that is left.
 */
export function TabletPanes({ preview, profile }: TabletPanesProps) {
  const text = useText();
  const { columns } = useSelection();
  const [chosen, setChosen] = useState<boolean>();
  // A person who has closed it opens it again; until then it comes with the first selected column.
  const isOpen = chosen ?? columns.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape' && isOpen && !isInField && !isHandledWithin(event)) setChosen(false);
  };
  const open = (
    <Tooltip label={text('openInspector')}>
      <ActionIcon className={classes.mirrored} aria-label={text('openInspector')} onClick={() => setChosen(true)}>
        <IconLayoutSidebarRight size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <div className={classes.panes} data-open={isOpen} role="presentation" onKeyDown={onKeyDown}>
      <ColumnsAndRows preview={preview} tables={<TableMenu />} tools={isOpen ? undefined : open} />
      {isOpen && (
        <div className={classes.sheet}>
          <Inspector profile={profile} tools={<SheetTools onClose={() => setChosen(false)} />} />
        </div>
      )}
    </div>
  );
}

function SheetTools({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { table, columns, select } = useSelection();
  const names = table?.columns.map(({ name }) => name) ?? [];
  const at = names.indexOf(columns.at(-1)?.name ?? '');
  const step = (name: string | undefined, label: string, Icon: typeof IconArrowUp) => (
    <ActionIcon aria-label={label} disabled={name === undefined} onClick={() => name !== undefined && select([name])}>
      <Icon size={18} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <span className={classes.tools}>
      {step(at > 0 ? names[at - 1] : undefined, text('previousColumn'), IconArrowUp)}
      {step(names[at + 1], text('nextColumn'), IconArrowDown)}
      <ActionIcon aria-label={text('close')} onClick={onClose}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </span>
  );
}
