import type { KeyboardEvent, MouseEvent } from 'react';
import type { ColumnView } from '../../lib/document/schema-view.ts';
import { openGallery } from './gallery/gallery-state.ts';
import { useSelection } from './use-selection.ts';

/** How columns are selected by keys and clicks. */
export interface ColumnKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly pick: (column: string, event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => void;
}

/** Up, down, Home and End go through the columns, Space selects; with Shift, and by clicks and Space with Ctrl, several are selected. */
export function useColumnKeys(columns: readonly ColumnView[]): ColumnKeys {
  const { columns: selected, select } = useSelection();
  const names = columns.map(({ name }) => name);
  const chosen = selected.map(({ name }) => name);
  const last = chosen.at(-1);

  const pick: ColumnKeys['pick'] = (column, { shiftKey, ctrlKey, metaKey }) => {
    if (shiftKey && last !== undefined) return select(rangeTo(column));
    if (!(ctrlKey || metaKey)) return select([column]);
    const isThere = chosen.includes(column);
    select(isThere ? chosen.filter((name) => name !== column) : [...chosen, column]);
  };

  /** From the first that was selected to a column, which comes last. */
  function rangeTo(column: string): readonly string[] {
    const [from, to] = [names.indexOf(chosen[0] ?? column), names.indexOf(column)];
    return from <= to ? names.slice(from, to + 1) : names.slice(to, from + 1).reverse();
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target.dataset['column'] !== undefined) {
      event.preventDefault();
      pick(event.target.dataset['column'], event);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const place = names.indexOf(last ?? '');
    if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.role === 'row') {
      event.preventDefault();
      openGallery(last);
      return;
    }
    const next = placeAfter(event.key, place, names.length);
    const name = next === undefined ? undefined : names[next];
    if (name === undefined) return;
    event.preventDefault();
    select(event.shiftKey ? rangeTo(name) : [name]);
    rowOf(event.currentTarget, name)?.focus();
  };
  return { onKeyDown, pick };
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(place + 10, count - 1);
    case 'PageUp':
      return Math.max(place - 10, 0);
    default:
      return undefined;
  }
}

/** The row of a column in the list of columns. */
export function rowOf(list: HTMLElement | null, column: string): HTMLElement | null {
  return list?.querySelector(`[data-column="${CSS.escape(column)}"]`) ?? null;
}
