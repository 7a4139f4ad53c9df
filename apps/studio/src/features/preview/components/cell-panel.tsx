import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Sheet } from '../../../ui/sheet.tsx';
import { useIsPhone } from '../../../ui/use-layout.ts';
import classes from './preview.module.css';

export interface CellPanelProps {
  /** Names the panel for readers of the screen. */
  readonly label: string;
  /** What stands where the cell is. */
  readonly anchor: ReactElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something about a cell: it stands at the cell, on a phone it comes from below. `Esc` closes it. */
export function CellPanel({ label, anchor, onClose, children }: CellPanelProps) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <Sheet label={label} onClose={onClose} returnsFocus={false}>
        {children}
      </Sheet>
    );
  return (
    <Popover
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      position="top"
      width={432}
      trapFocus
      withArrow
      arrowSize={12}
      transitionProps={{ duration: 0 }}
      hideDetached={false}
      middlewares={{ flip: { padding: 8 }, shift: { padding: 8 }, size: { padding: 8 } }}
    >
      <Popover.Target>{anchor}</Popover.Target>
      <Popover.Dropdown p={0} className={classes.panel} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
