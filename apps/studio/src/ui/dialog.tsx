import { useFocusTrap } from '@mantine/hooks';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { coverPage } from './cover-page.ts';
import classes from './dialog.module.css';
import { isHandledWithin } from './handled-within.ts';
import { WithinDialog } from './within-dialog.ts';

export interface DialogProps {
  /** Names the dialog for readers of the screen. */
  readonly label: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Covers the work until it is closed. It is open for as long as it is rendered, keeps the focus inside, closes with `Esc` or a press
 * beside it, and returns the focus. It is part of the scale of layers, so that menus and notices stand over it.
 */
export function Dialog({ label, onClose, className, children }: DialogProps) {
  const trap = useFocusTrap();
  // Taken before a field within can have the focus.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const uncover = coverPage();
    return () => {
      uncover();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isHandledWithin(event)) return;
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  const onPress = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return createPortal(
    <WithinDialog value={true}>
      <div className={classes.scrim} role="presentation" onClick={onPress} onKeyDown={onKeyDown}>
        <div
          ref={trap}
          className={className === undefined ? classes.dialog : `${classes.dialog} ${className}`}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          tabIndex={-1}
        >
          {children}
        </div>
      </div>
    </WithinDialog>,
    document.body,
  );
}
