import type { KeyboardEvent } from 'react';

/** Says whether a pressed key belongs to an overlay inside, such as an open list of options: `Esc` closes only the topmost one. */
export function isHandledWithin({
  target,
  defaultPrevented,
}: Pick<KeyboardEvent, 'target' | 'defaultPrevented'>): boolean {
  // Mantine marks the fields of open lists and the items of menus.
  return (
    defaultPrevented || (target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null)
  );
}
