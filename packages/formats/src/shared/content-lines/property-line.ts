import type { CellLayout } from '@populace/cells';
import type { Column } from '@populace/core';
import type { Place } from '../placed-cells/plan-placed.ts';

/** A line of its own, which is not there where the value is missing, or no column is for it. `open` is its name, with the colon. */
export function propertyLine(column: Column | undefined, open: string, cell: CellLayout): readonly Place[] {
  return column === undefined ? [] : [{ column, cell: { ...cell, open, close: '\r\n' } }];
}
