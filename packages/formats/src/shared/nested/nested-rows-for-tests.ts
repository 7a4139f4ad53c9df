import { isNumeric, type LogicalType } from '@populace/core';
import { type OpenedTable, openSchema } from '@populace/library';
import { nestedSchema } from '@populace/testkit/schemas';

/** The rows that are read back. */
export const WINDOW = { take: 200 };

/** Opens the table with lists and structures of all kinds. */
export async function openNested(): Promise<OpenedTable> {
  return (await openSchema(nestedSchema)).table('t');
}

/** The rows as readers have them that know no decimals. */
export function rowsOf(table: OpenedTable): unknown[] {
  return [...table.rows(WINDOW)].map((row) =>
    Object.fromEntries(table.columns.map(({ name, logicalType }) => [name, plain(row[name], logicalType)])),
  );
}

/** A value as JSON has it, numbers as doubles. */
export function plain(value: unknown, type: LogicalType): unknown {
  if (value === null) return null;
  if (type.kind === 'array') return (value as unknown[]).map((item) => plain(item, type.items));
  if (type.kind !== 'object') return isNumeric(type) ? Number(value) : value;
  const members = value as Record<string, unknown>;
  return Object.fromEntries(type.members.map((member) => [member.name, plain(members[member.name], member.type)]));
}

/** Reads texts that stand for lists and structures. */
export function parsed(row: Record<string, string | null>, table: OpenedTable): unknown {
  return Object.fromEntries(
    table.columns.map(({ name, logicalType }) => {
      const text = row[name] ?? null;
      const isNested = logicalType.kind === 'array' || logicalType.kind === 'object';
      return [name, plain(isNested && text !== null ? JSON.parse(text) : text, logicalType)];
    }),
  );
}
