import type { CSSProperties } from 'react';
import { startOf } from './cell-box.ts';
import type { GridPlace } from './focus-moves.ts';
import type { RowLayout } from './grid-row.tsx';
import classes from './row-grid.module.css';
import { type GridLife, topOfRow } from './use-row-grid.ts';

/** A cell whose value is cut, and its text. */
export interface CutCell {
  readonly place: GridPlace;
  readonly text: string;
}

const WIDEST = 480;

/** The whole of a value that its cell cuts, over the cell. Readers of the screen have it from the cell. */
export function WholeValue({
  grid,
  layout,
  place,
  text,
}: CutCell & { readonly grid: GridLife; readonly layout: RowLayout }) {
  const top = topOfRow(grid, place);
  const start = startOf(layout, place.column);
  const widthPx = layout.columns[place.column - 1]?.widthPx ?? 0;
  const isLow = top > grid.viewPx / 2;
  const style: CSSProperties = {
    insetInlineStart: start,
    minInlineSize: widthPx,
    maxInlineSize: Math.max(widthPx, Math.min(WIDEST, layout.widthPx - start)),
    ...(isLow ? { insetBlockEnd: grid.viewPx - top - layout.rowPx } : { insetBlockStart: top }),
  };
  return (
    <div className={classes.whole} style={style} dir="auto" aria-hidden="true">
      {text}
    </div>
  );
}
