import { useDirection } from '@mantine/core';
import { useResizeObserver } from '@mantine/hooks';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ScaledScroll, useScaledScroll } from '../scroll/use-scaled-scroll.ts';
import type { GridPlace, GridShape } from './focus-moves.ts';

/** Pixels of the heads: a name and the shape of the values. */
export const HEAD_PX = 48;

/** Pixels from the top of the grid to its rows. */
export function rowsTop({ pinned, rowPx }: Pick<GridContents, 'pinned' | 'rowPx'>): number {
  return HEAD_PX + pinned.length * rowPx;
}

/** Rows that are made ready beyond what is seen. */
const SPARE_ROWS = 4;

/** What is to be laid out. */
export interface GridContents {
  readonly rowCount: number;
  /** Without the numbers of the rows. */
  readonly columnCount: number;
  readonly pinned: readonly number[];
  readonly rowPx: number;
}

/** The life of a grid: what is seen of it, which cell has the focus, and what goes elsewhere in it. */
export interface GridLife extends GridContents {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly watchSize: (element: HTMLDivElement | null) => void;
  readonly scroll: ScaledScroll;
  /** What is seen: pixels of the grid, and rows from `first` up to, not with, `end`. */
  readonly viewPx: number;
  readonly first: number;
  readonly end: number;
  readonly shape: GridShape;
  readonly active: GridPlace;
  /** Chooses the cell that the keyboard is at, and brings it into sight. */
  readonly goTo: (place: GridPlace, options?: GoToOptions) => void;
  /** Whether the cell is to take the focus once it is there. */
  readonly wantsFocus: RefObject<boolean>;
}

/** How a cell is brought into sight. */
interface GoToOptions {
  /** Whether its row is to be the first that is seen. */
  readonly atTop?: boolean;
  /** Whether what is seen moves as far as the cell does. */
  readonly turnsPage?: boolean;
  /** Whether it takes the focus: yes if absent. */
  readonly focus?: boolean;
}

/** Gives a grid its life. */
export function useRowGrid(contents: GridContents): GridLife {
  const { rowCount, columnCount, pinned, rowPx } = contents;
  const scroller = useRef<HTMLDivElement>(null);
  // The content box is without the horizontal scrollbar, below which no row may lie; the size of the border box is with it.
  const [watchSize, box] = useResizeObserver<HTMLDivElement>();
  const viewPx = box.bottom - box.top;
  const topPx = rowsTop(contents);
  const bodyPx = Math.max(rowPx, viewPx - topPx);
  const span = useMemo(() => ({ rangePx: rowCount * rowPx - bodyPx, rowPx }), [rowCount, rowPx, bodyPx]);
  const scroll = useScaledScroll(scroller, span);
  const [chosen, setActive] = useState<GridPlace>({ area: 'rows', row: 0, column: 1 });
  const active = within(chosen, contents);
  const wantsFocus = useRef(false);

  const latest = useRef({ top: scroll.top, bodyPx, rowPx, active });
  latest.current = { top: scroll.top, bodyPx, rowPx, active };
  const { scrollTo } = scroll;
  const goTo = useCallback<GridLife['goTo']>(
    (place, { atTop = false, turnsPage = false, focus = true } = {}) => {
      const { active: from, ...now } = latest.current;
      // Also where it is the same cell: it may have to get the focus back.
      setActive({ ...place });
      wantsFocus.current ||= focus;
      if (place.area !== 'rows') return;
      const top = place.row * now.rowPx;
      const turned = now.top + (turnsPage && from.area === 'rows' ? top - from.row * now.rowPx : 0);
      if (atTop || top < turned) scrollTo(top);
      else if (top + now.rowPx > turned + now.bodyPx) scrollTo(top + now.rowPx - now.bodyPx);
      else if (turnsPage) scrollTo(turned);
    },
    [scrollTo],
  );

  const { dir } = useDirection();
  const pageRows = Math.max(1, Math.floor(bodyPx / rowPx));
  const firstWhole = Math.ceil(scroll.top / rowPx);
  const shape: GridShape = {
    rowCount,
    columnCount: columnCount + 1,
    pinned,
    firstRow: Math.min(firstWhole, Math.max(0, rowCount - 1)),
    pageRows,
    isRtl: dir === 'rtl',
  };
  const first = Math.max(0, Math.floor(scroll.top / rowPx) - SPARE_ROWS);
  const end = Math.min(rowCount, Math.ceil((scroll.top + bodyPx) / rowPx) + SPARE_ROWS);
  return { ...contents, scroller, watchSize, scroll, viewPx, first, end, shape, active, goTo, wantsFocus };
}

/** Where a row stands in the grid, in pixels from its top; one out of sight stands just beyond the edge. */
export function topOfRow(grid: GridLife, { area, row }: GridPlace): number {
  if (area === 'head') return 0;
  if (area === 'pinned') return HEAD_PX + Math.max(0, grid.pinned.indexOf(row)) * grid.rowPx;
  const top = rowsTop(grid);
  return Math.min(Math.max(top + row * grid.rowPx - grid.scroll.top, top - grid.rowPx), grid.viewPx);
}

/** The focus stays in the grid where rows or columns have gone. */
function within(place: GridPlace, { rowCount, columnCount, pinned }: GridContents): GridPlace {
  const column = Math.min(place.column, columnCount);
  if (place.area === 'head') return { ...place, column };
  if (place.area === 'pinned' && pinned.includes(place.row)) return { ...place, column };
  if (rowCount === 0) return { area: 'head', row: 0, column };
  return { area: 'rows', row: Math.min(place.row, rowCount - 1), column };
}

/** Gives the focus to the active cell once it is wanted and there. */
export function useFocusOnActive({ scroller, wantsFocus }: GridLife): void {
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    if (cell === null || cell === undefined) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });
}
