import { type RowSet, rowNumber } from '@populace/core';
import type { PlannedTable, World } from '../plan/world.ts';
import { isNumbered, type PlannedUnique } from './planned-unique.ts';

/** Writes a number for the first n rows: those that are to differ have different ones, below the size of the unique. */
export type RowNumbers = (n: number, numbers: Float64Array) => void;

/** The numbers of rows that differ together: their own, or, where only some are to differ, those among these. */
export function createRowNumbers(
  unique: PlannedUnique,
  { world, table, rows }: { readonly world: World; readonly table: PlannedTable; readonly rows: RowSet },
): RowNumbers {
  const { where, size } = unique;
  if (where === undefined || !isNumbered(unique, table)) {
    return (n, numbers) => {
      for (let i = 0; i < n; i++) numbers[i] = rowNumber(rows, i);
    };
  }
  return (n, numbers) => {
    const index = world.rowsWhere(where);
    for (let i = 0; i < n; i++) {
      const row = rowNumber(rows, i);
      const before = index.before(row);
      // A row that is free may have any value.
      numbers[i] = index.before(row + 1) > before ? before : row % size;
    }
  };
}
