import type { TableFacts } from '@populace/cells';
import type { Column } from '@populace/core';

/** Whether a column of a table may be null in some row. */
export function isNullable({ name }: Pick<Column, 'name'>, { columns }: TableFacts): boolean {
  return columns.some((column) => column.name === name && column.nullable);
}
