import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** What an entry of a roving list is given. */
export interface RovingEntry {
  readonly tabIndex: 0 | -1;
  readonly 'data-roving': string;
}

export interface Roving {
  readonly list: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  readonly entry: (key: string) => RovingEntry;
}

/** Entries that Page Up and Page Down pass over. */
const PAGE = 10;

/**
 * Makes a list one stop of the Tab key: arrow keys, Home, End and Page keys go from entry to entry. `keys` are those of the entries in
 * order; `current` is the one that Tab comes to first.
 */
export function useRoving(keys: readonly string[], current?: string): Roving {
  const [focused, setFocused] = useState<string>();
  const stop = [focused, current].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];
  return {
    list: {
      onKeyDown(event) {
        const from = keys.indexOf(keyOf(event.target) ?? '');
        if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        const wanted = keys[targetOf(event, from, keys.length - 1)];
        if (wanted === undefined) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-roving="${CSS.escape(wanted)}"]`)?.focus();
      },
      onFocus: ({ target }) => setFocused(keyOf(target)),
    },
    entry: (key) => ({ tabIndex: key === stop ? 0 : -1, 'data-roving': key }),
  };
}

function keyOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset['roving'] : undefined;
}

function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, last: number): number {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowDown':
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowUp':
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(from + PAGE, last);
    case 'PageUp':
      return Math.max(from - PAGE, 0);
    default:
      return -1;
  }
}
