import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSchemaAddress } from '../address.ts';
import type { GridLife } from '../grid/use-row-grid.ts';

/** The address follows the scroll at this pace. */
const PACE_MS = 250;

/** Keeps the first row that is seen in the address, and goes to the row that the address says. */
export function useRowInAddress({ shape: { firstRow }, goTo, rowCount }: GridLife): void {
  const { search, change } = useSchemaAddress();
  const row = search.row ?? 0;
  const written = useRef(0);
  const settled = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (row === written.current) return;
    written.current = row;
    // What is seen then is what was asked for, also where the last rows leave no room for it on top.
    settled.current = undefined;
    if (rowCount > 0)
      goTo({ area: 'rows', row: Math.min(row, rowCount - 1), column: 1 }, { atTop: true, focus: false });
  }, [row, rowCount, goTo]);
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
