import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSchemaAddress } from '../address.ts';
import type { GridLife } from '../grid/use-row-grid.ts';
import type { RowBlock } from '../rows/row-block.ts';
import type { ArrivalRef } from './arrival.ts';

/** The address follows the scroll at this pace. */
const PACE_MS = 250;

/** Keeps the first row that is seen in the address, and goes to the row that the address says. */
export function useRowInAddress(grid: GridLife, { table, columns }: RowBlock, arrival: ArrivalRef): void {
  const { shape, goTo, rowCount, scroller } = grid;
  const { firstRow } = shape;
  const { search, change } = useSchemaAddress();
  const row = search.row ?? 0;
  const selected = search.columns?.at(-1);
  const written = useRef<number>(undefined);
  const settled = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is gone to, not another column.
  useLayoutEffect(() => {
    if (row === written.current) return;
    const isFirst = written.current === undefined;
    written.current = row;
    // What is seen then is what was asked for, also where the last rows leave no room for it on top.
    settled.current = undefined;
    const { link, hadFocus } = arrival.current;
    arrival.current = { hadFocus: false };
    if (rowCount === 0 || (isFirst && row === 0 && link === undefined && !hadFocus)) return;
    const place = columns.findIndex(({ name }) => name === (link?.table === table ? link.column : selected));
    const focus = hadFocus || link !== undefined;
    goTo({ area: 'rows', row: Math.min(row, rowCount - 1), column: Math.max(1, place + 1) }, { atTop: true, focus });
  }, [row, rowCount, goTo]);
  useLayoutEffect(
    () => () => {
      const hadFocus = scroller.current?.contains(document.activeElement) === true;
      arrival.current = { ...arrival.current, hadFocus };
    },
    [scroller, arrival],
  );
  useEffect(() => {
    if (settled.current === undefined || firstRow === settled.current) {
      settled.current = firstRow;
      return;
    }
    const timer = setTimeout(() => {
      settled.current = firstRow;
      written.current = firstRow;
      change({ row: firstRow === 0 ? undefined : firstRow });
    }, PACE_MS);
    return () => clearTimeout(timer);
  }, [firstRow, change]);
}
