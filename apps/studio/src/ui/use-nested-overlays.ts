import { type KeyboardEvent, useRef } from 'react';
import { isHandledWithin } from './handled-within.ts';

/** What a popover and its dropdown are given. */
export interface NestedOverlays {
  readonly popover: {
    readonly onChange: (isOpen: boolean) => void;
    readonly closeOnEscape: false;
    readonly returnFocus: true;
  };
  readonly dropdown: {
    readonly onMouseDownCapture: () => void;
    readonly onTouchStartCapture: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Keeps a popover open while a menu or list is used that was opened from it. Every overlay is a portal, so that the page does not show
 * which belongs to which. React does: what happens in the inner one passes through the dropdown of the outer one. `Esc` closes the
 * topmost.
 */
export function useNestedOverlays(setOpen: (isOpen: boolean) => void): NestedOverlays {
  const isPressedWithin = useRef(false);
  const onPress = () => {
    isPressedWithin.current = true;
    // The same press reaches the document, where Mantine looks for presses outside, before this runs.
    setTimeout(() => {
      isPressedWithin.current = false;
    });
  };
  return {
    popover: {
      onChange: (isOpen) => {
        if (isOpen || !isPressedWithin.current) setOpen(isOpen);
      },
      closeOnEscape: false,
      returnFocus: true,
    },
    dropdown: {
      onMouseDownCapture: onPress,
      onTouchStartCapture: onPress,
      onKeyDown: (event) => {
        if (event.key === 'Escape' && !isHandledWithin(event)) setOpen(false);
      },
    },
  };
}
