import { type CellLayout, type EncoderRun, planText, type TextLayout } from '@populace/cells';
import type { Column, RowSet } from '@populace/core';

/** A column's cell somewhere in a row: columns come in any order, several times, or not at all. */
export interface PlacedCell {
  readonly column: Column;
  readonly cell: CellLayout;
}

/** What a row is made of, in order: texts that are the same in every row, and cells. */
export type Place = string | PlacedCell;

/**
 * Plans rows whose cells stand in any order with texts of their own between them.
 * @throws CodedError `format/cannot-hold` for texts and dates that a cell's layout refuses.
 */
export function planPlaced(
  places: readonly Place[],
  frame: Pick<TextLayout, 'head' | 'tail' | 'emptyTail' | 'rowBetween'>,
  rows: RowSet,
): EncoderRun {
  const layouts = new Map<Column, CellLayout>();
  let literal = '';
  for (const place of places) {
    if (typeof place === 'string') {
      literal += place;
      continue;
    }
    // A copy, so that a column that comes twice has a layout for each place.
    layouts.set({ ...place.column }, { ...place.cell, before: literal + (place.cell.before ?? '') });
    literal = '';
  }
  const cell = (column: Column): CellLayout => layouts.get(column) ?? { null: '' };
  return planText([...layouts.keys()], { ...frame, rowClose: literal, cell }, rows);
}
