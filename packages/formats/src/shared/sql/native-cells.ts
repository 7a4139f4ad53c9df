import { type CellLayout, cellText, type NestedLayout } from '@populace/cells';
import type { Column, ListVector, LogicalType } from '@populace/core';
import { mapInnermost } from '../nested/inner-columns.ts';
import type { SqlSettings } from './sql-options.ts';

/** The type of a list or structure of the database's own, where such are asked for and hold it. */
export function nativeType(type: LogicalType, { dialect, lists }: SqlSettings): string | undefined {
  if (lists === 'json' || (type.kind !== 'array' && type.kind !== 'object')) return undefined;
  return dialect.natives?.typeOf(type);
}

/** Returns a column with what is within it as the database's own values are made, where it has a type of its own. */
export function nativeColumn(column: Column, settings: SqlSettings, map: (column: Column) => Column): Column {
  return nativeType(column.type, settings) === undefined ? column : mapInnermost(column, map);
}

/**
 * Returns the layout of a list or structure of the database's own in INSERT; undefined for all else. `cellOf` is the layout of what is
 * within it.
 */
export function nativeLiteral(
  { type, vector }: Column,
  settings: SqlSettings,
  cellOf: (column: Column) => CellLayout,
): CellLayout | undefined {
  const name = nativeType(type, settings);
  const { natives, text } = settings.dialect;
  if (name === undefined || natives === undefined) return undefined;
  if (vector.kind === 'list') {
    return { null: 'NULL', nested: { ...natives.list(name), between: ', ', parts: [cellOf(vector.item)] } };
  }
  if (vector.kind !== 'struct') return undefined;
  const parts = vector.members.map((member) => ({
    ...cellOf(member),
    before: `${cellText({ ...text, null: '' }, member.name)}: `,
  }));
  return { null: 'NULL', nested: { open: '{', between: ', ', close: '}', parts } };
}

/**
 * Returns the layout of an array of PostgreSQL in the text form of COPY, whose backslashes are doubled (manual, section 8.15.6; COPY, File
 * Formats); undefined for all else.
 */
export function copiedArray(column: Column, settings: SqlSettings): CellLayout | undefined {
  const { type, vector } = column;
  if (vector.kind !== 'list' || nativeType(type, settings) === undefined) return undefined;
  return { null: '\\N', nested: copiedItems(vector, settings) };
}

function copiedItems({ item }: ListVector, settings: SqlSettings): NestedLayout {
  const parts = [
    item.vector.kind === 'list'
      ? { null: 'NULL', nested: copiedItems(item.vector, settings) }
      : copiedItem(item, settings),
  ];
  return { open: '{', between: ',', close: '}', parts };
}

function copiedItem({ type }: Column, { dialect }: SqlSettings): CellLayout {
  if (type.kind === 'bytes') return { open: '"\\\\\\\\x', close: '"', null: 'NULL', hex: true };
  return {
    open: '"',
    close: '"',
    null: 'NULL',
    refuses: dialect.text.refuses,
    escapes: { '"': '\\\\"', '\\': '\\\\\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' },
  };
}
