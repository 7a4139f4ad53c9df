import { useEffect, useMemo, useRef } from 'react';
import type { RowBlock } from '../rows/row-block.ts';
import { type GridColumn, layOutColumns, letterOf, widenForNumbers } from './column-layout.ts';
import { useCssPixels } from './use-row-px.ts';

/**
 * Lays out the columns of the rows that are shown: anew with each text. Other rows do not change them, unless they have longer numbers.
 * @param seen The blocks that are seen.
 */
export function useColumns(opened: RowBlock, seen: readonly RowBlock[]): readonly GridColumn[] {
  const last = useRef<readonly GridColumn[]>([]);
  const letterPx = letterOf(useCssPixels('--grid-text', 13));
  const { text } = opened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const laidOut = useMemo(() => layOutColumns(opened, letterPx, last.current), [text, letterPx]);
  const columns = useMemo(() => {
    const from = isSame(last.current, laidOut) ? last.current : laidOut;
    return seen.reduce((wider, block) => widenForNumbers(wider, block, letterPx), from);
  }, [laidOut, seen, letterPx]);
  useEffect(() => {
    last.current = columns;
  }, [columns]);
  return columns;
}

/** Whether columns are those that were laid out, some perhaps wider. */
function isSame(columns: readonly GridColumn[], laidOut: readonly GridColumn[]): boolean {
  return (
    columns.length === laidOut.length &&
    columns.every(({ name, type, hidden, widthPx }, place) => {
      const other = laidOut[place];
      return name === other?.name && type === other.type && hidden === other.hidden && widthPx >= other.widthPx;
    })
  );
}
