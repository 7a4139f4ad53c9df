import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  /** Names the dialog for readers of the screen. */
  readonly label: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Covers the work until it is closed; it is open for as long as it is rendered. The browser keeps the focus inside, closes it by
 * `Esc`, and gives the focus back to where it was.
 */
export function Dialog({ label, onClose, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Only a dialog that is closed while it still stands in the page gives the focus back.
    return () => dialog?.close();
  }, []);
  const onPress = ({ target, currentTarget }: MouseEvent) => {
    // The scrim belongs to the dialog itself, everything else is within.
    if (target === currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the browser knows.
    <dialog
      ref={element}
      className={className === undefined ? classes.dialog : `${classes.dialog} ${className}`}
      aria-label={label}
      onClick={onPress}
      onClose={() => {
        if (element.current?.open === false) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
