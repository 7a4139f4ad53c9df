import { Drawer } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import classes from './sheet.module.css';
import { WithinDialog } from './within-dialog.ts';

export interface SheetProps {
  /** Names the sheet for readers of the screen, and stands over it where it has a head. */
  readonly label: string;
  readonly opened?: boolean;
  readonly onClose: () => void;
  /** Its height; as much as it needs by default. */
  readonly size?: string;
  /** The name of the button that closes it; without one, what is inside closes it. */
  readonly closeLabel?: string;
  readonly returnsFocus?: boolean;
  readonly children: ReactNode;
}

/** What a phone shows over its screen: it comes from below, keeps the focus, and `Esc` closes it. */
export function Sheet({
  label,
  opened = true,
  onClose,
  size = 'auto',
  closeLabel,
  returnsFocus = true,
  children,
}: SheetProps) {
  const layer = useContext(WithinDialog) ? { zIndex: 'var(--z-menu)' } : {};
  const head = closeLabel === undefined ? {} : { title: label, closeButtonProps: { 'aria-label': closeLabel } };
  // A header that is no part of a section would be the page's own for readers of the screen.
  const named = {
    header: { role: 'presentation' },
    ...(closeLabel === undefined && { content: { 'aria-label': label } }),
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size={size}
      styles={{ content: { blockSize: size } }}
      padding={0}
      withCloseButton={closeLabel !== undefined}
      returnFocus={returnsFocus}
      attributes={named}
      classNames={{ content: classes.sheet, header: classes.head, body: classes.body }}
      {...layer}
      {...head}
    >
      {children}
    </Drawer>
  );
}
