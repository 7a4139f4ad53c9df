import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo } from 'react';
import type { GridColumn } from './column-layout.ts';
import type { GridLife } from './use-row-grid.ts';

/** Columns of which some are shown. */
interface ShownColumns {
  readonly starts: readonly number[];
  readonly shown: readonly number[];
  readonly widthPx: number;
}

/** Finds the columns that are seen, and with them the one that has the focus; keeps that one in sight, and brings there what is selected. */
export function useShownColumns(
  grid: GridLife,
  columns: readonly GridColumn[],
  gutterPx: number,
  selected: string | undefined,
): ShownColumns {
  const { active, scroller, shape } = grid;
  const starts = useMemo(() => {
    let start = gutterPx;
    return columns.map(({ widthPx }) => {
      start += widthPx;
      return start - widthPx;
    });
  }, [columns, gutterPx]);
  const focused = active.column - 1;
  const virtualizer = useVirtualizer({
    horizontal: true,
    isRtl: shape.isRtl,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => columns[place]?.widthPx ?? 0,
    paddingStart: gutterPx,
    scrollPaddingStart: gutterPx,
    overscan: 3,
    useFlushSync: false,
    rangeExtractor: (range: Range) => withPlace(defaultRangeExtractor(range), focused),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths.
  useEffect(() => virtualizer.measure(), [virtualizer, columns, gutterPx]);
  useEffect(() => {
    if (focused >= 0) virtualizer.scrollToIndex(focused, { align: 'auto' });
  }, [virtualizer, focused]);
  const chosen = columns.findIndex(({ name }) => name === selected);
  useEffect(() => {
    if (chosen >= 0) virtualizer.scrollToIndex(chosen, { align: 'auto' });
  }, [virtualizer, chosen]);
  const places = virtualizer.getVirtualItems().map(({ index }) => index);
  const key = places.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places are the same list, so that rows are not shown anew.
  const shown = useMemo(() => places, [key]);
  const widthPx = (starts.at(-1) ?? gutterPx) + (columns.at(-1)?.widthPx ?? 0);
  return { starts, shown, widthPx };
}

function withPlace(places: number[], place: number): number[] {
  return place < 0 || places.includes(place) ? places : [...places, place].toSorted((a, b) => a - b);
}
