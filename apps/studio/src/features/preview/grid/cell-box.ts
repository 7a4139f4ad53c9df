import type { CSSProperties } from 'react';
import type { GridPlace } from './focus-moves.ts';
import type { RowLayout } from './grid-row.tsx';
import { type GridLife, topOfRow } from './use-row-grid.ts';

/** Returns where a cell stands in the layer that holds what is seen. */
export function boxOf(grid: GridLife, layout: RowLayout, place: GridPlace): CSSProperties {
  const { column } = place;
  return {
    insetBlockStart: topOfRow(grid, place),
    blockSize: layout.rowPx,
    insetInlineStart: startOf(layout, column),
    inlineSize: column === 0 ? layout.gutterPx : layout.columns[column - 1]?.widthPx,
  };
}

/** Returns where a column begins, 0 being the numbers of the rows. */
export function startOf({ starts }: RowLayout, column: number): number {
  return column === 0 ? 0 : (starts[column - 1] ?? 0);
}
