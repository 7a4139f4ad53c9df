import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { type GridPlace, moveFocus } from './focus-moves.ts';
import type { GridLife } from './use-row-grid.ts';
import type { CutCell } from './whole-value.tsx';

interface GridDeeds {
  readonly grid: GridLife;
  readonly onOpen: (place: GridPlace) => void;
  readonly onMenu: (place: GridPlace) => void;
  /** A cell was clicked that was not selected before. */
  readonly onSelect: (place: GridPlace) => void;
}

/** One set of listeners for all cells; says which cell's whole value is to be shown. */
export function useGridHandlers({ grid, onOpen, onMenu, onSelect }: GridDeeds) {
  const { active, shape, goTo } = grid;
  const wasSelected = useRef(false);
  const [whole, setWhole] = useState<CutCell>();
  const choose = (place: GridPlace | undefined, then: (place: GridPlace) => void) => {
    if (place === undefined) return;
    setWhole(undefined);
    goTo(place);
    then(place);
  };
  const handlers = {
    // The press gives the focus to the cell before the click is there.
    onMouseDown: ({ target }: MouseEvent) => {
      const cell = target instanceof Element ? target.closest('[data-cell][data-selected]') : null;
      wasSelected.current = cell !== null && cell === document.activeElement;
    },
    onClick({ target }: MouseEvent) {
      const place = placeOf(target);
      const asks = target instanceof Element && target.closest('[data-explain]') !== null;
      const isCell = place !== undefined && place.area !== 'head' && place.column > 0;
      choose(place, isCell && !asks && !wasSelected.current ? onSelect : onOpen);
    },
    onContextMenu(event: MouseEvent) {
      const place = placeOf(event.target);
      if (place === undefined || place.area === 'head') return;
      event.preventDefault();
      choose(place, onMenu);
    },
    onFocus: (event: FocusEvent) => setWhole(cutCellOf(event.target)),
    onBlur: () => setWhole(undefined),
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'mouse') setWhole(cutCellOf(event.target));
    },
    onPointerLeave: () => setWhole(cutCellOf(document.activeElement)),
    onCopy(event: ClipboardEvent) {
      const cell = document.activeElement;
      if (!(cell instanceof HTMLElement) || cell.dataset['cell'] === undefined) return;
      if (document.getSelection()?.isCollapsed === false) return;
      event.clipboardData.setData('text/plain', valueOf(cell));
      event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.metaKey) return;
      if (event.key === 'Escape') return setWhole(undefined);
      if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
        event.preventDefault();
        return active.area === 'head' ? undefined : choose(active, onMenu);
      }
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        return choose(active, onOpen);
      }
      const next = moveFocus(active, { key: event.key, ctrl: event.ctrlKey }, shape);
      if (next === undefined) return;
      event.preventDefault();
      goTo(next, { turnsPage: event.key.startsWith('Page') });
    },
  };
  return { handlers, whole };
}

function placeOf(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = cell?.closest<HTMLElement>('[data-area]');
  if (cell === null || cell === undefined || row === null || row === undefined) return undefined;
  const { area } = row.dataset;
  if (area !== 'head' && area !== 'pinned' && area !== 'rows') return undefined;
  return { area, row: Number(row.dataset['row']), column: Number(cell.dataset['cell']) };
}

/** The cell around an element, if it has room for a part of its value only. */
function cutCellOf(target: EventTarget | null): CutCell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-cell]') : null;
  const value = cell?.querySelector('[data-value]');
  if (cell === null || value === null || value === undefined || value.scrollWidth <= value.clientWidth)
    return undefined;
  const place = placeOf(cell);
  return place === undefined ? undefined : { place, text: value.textContent };
}

function valueOf(cell: HTMLElement): string {
  const value = cell.querySelector('[data-value]');
  return value?.getAttribute('aria-label') ?? (value ?? cell).textContent;
}
