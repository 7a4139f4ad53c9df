import { CodedError } from '@populace/core';
import type { PlannedTable } from '@populace/engine';

/** Throws `call/usage` unless the table has the row. */
export function demandRow({ name, rowCount }: PlannedTable, row: number): void {
  if (Number.isSafeInteger(row) && row >= 0 && row < rowCount) return;
  const has = rowCount === 0 ? 'no rows' : `rows 0 to ${rowCount - 1}`;
  throw new CodedError('call/usage', `${name} has ${has}; there is no row ${row}.`);
}
