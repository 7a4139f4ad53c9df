import { CodedError, type LogicalType, quote } from '@populace/core';
import { createRowFinder, isFindable, type PlannedColumn, type PlannedTable, type World } from '@populace/engine';
import { demandColumns } from './demand-columns.ts';

/** Returns the row that has a value, or undefined. */
export type RowOf = (column: string, value: unknown) => number | undefined;

/** Creates what finds rows by the values of unique columns; what a column needs for it is made once. */
export function createRowOf(world: World, table: PlannedTable): RowOf {
  const finders = new Map<string, (text: string) => number | undefined>();
  return (name, value) => {
    const column = findable(table, name);
    const find = finders.get(name) ?? createRowFinder(world, table, column);
    finders.set(name, find);
    // Nulls may come in any number of rows.
    return value === null ? undefined : find(textOf(value, column));
  };
}

function findable(table: PlannedTable, name: string): PlannedColumn {
  demandColumns(table, [name]);
  const column = table.column(name);
  if (isFindable(column)) return column;
  const message = `${table.name}.${name} is not unique, so a value may be in many rows; make it unique: true, or ask for another column.`;
  throw new CodedError('call/usage', message);
}

/** The text of a value as rows have it; texts stay as they are. */
function textOf(value: unknown, { name, type }: PlannedColumn): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return `${value}`;
  if (value instanceof Date && !Number.isNaN(value.getTime())) return textOfDate(value, type);
  const message = `The value of ${quote(name)} must be text, a number, a bigint, a boolean, a valid Date or null.`;
  throw new CodedError('call/usage', message);
}

/** As a date, or as a timestamp with or without its zone; dates in rows are in UTC. */
function textOfDate(value: Date, { kind }: LogicalType): string {
  const text = value.toISOString();
  if (kind === 'date') return text.slice(0, 10);
  return kind === 'timestamptz' ? text : text.slice(0, -1);
}
