import type { Column } from '@populace/core';

/** Returns a column that is null in more rows: in those that `valid` has 0 for, which may change from batch to batch. */
export function maskedColumn(column: Column, valid: Uint8Array): Column {
  const choice = new Int32Array(valid.length);
  return { ...column, vector: { kind: 'mixed', valid, choice, options: [{ vector: column.vector }] } };
}
