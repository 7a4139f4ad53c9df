import type { ColumnFacts, ReferenceFacts } from '@populace/cells';
import { CodedError } from '@populace/core';
import type { DeclaredColumn, Dialect } from './dialects/dialect.ts';
import type { LoadedTable } from './loading.ts';
import { nativeType } from './native-cells.ts';
import type { SqlSettings } from './sql-options.ts';

/**
 * Returns the types of a table's columns in their order.
 * @throws CodedError `format/cannot-hold` where texts of a key are certain to be longer than the database takes there.
 */
export function columnTypes(facts: LoadedTable, settings: SqlSettings): readonly string[] {
  const { dialect } = settings;
  const { columns, primaryKey, uniques, references, ownTypes } = facts;
  const keys = [primaryKey, ...uniques, ...references.map(keyColumns)];
  const declared = columns.map((column): DeclaredColumn => {
    const { name, type } = column;
    const own = ownTypes?.get(name) ?? nativeType(type, settings);
    const ofColumn = keys.filter((key) => key.includes(name));
    if (ofColumn.length === 0) return { inKey: false, type: own ?? dialect.typeOf(type) };
    return { inKey: true, type: own ?? keyType(facts, column, ofColumn, dialect) };
  });
  const types = dialect.fitRow?.(declared) ?? declared.map(({ type }) => type);
  const { keyCollation = '' } = dialect;
  return types.map((type, at) =>
    declared[at].inKey && columns[at].type.kind === 'string' ? type + keyCollation : type,
  );
}

function keyColumns({ columns, toKey }: ReferenceFacts): readonly string[] {
  return toKey ? columns : [];
}

function keyType(
  table: LoadedTable,
  column: ColumnFacts,
  keys: readonly (readonly string[])[],
  dialect: Dialect,
): string {
  const { type, name, nullable } = column;
  const room = Math.min(...keys.map((key) => roomIn(table, key, dialect)));
  if (type.kind !== 'string' || room === Number.POSITIVE_INFINITY) return dialect.typeOf(type, { room });
  const { least = 0, most } = column.characters ?? {};
  // A text that is cut is as long as is said; where there are no rows, or nulls alone, nothing is too long.
  const certain = Math.min(least, type.length ?? least);
  if (certain <= room || nullable || table.rowCount === 0) return dialect.typeOf(type, { room, mostCharacters: most });
  const message = `Column ${JSON.stringify(name)} of ${JSON.stringify(table.name)} is in a key, where ${dialect.name} takes texts of ${room} characters, but all of its texts have ${certain} at least; make them shorter, or leave out unique.`;
  throw new CodedError('format/cannot-hold', message);
}

/** How many characters each text of a key may have. */
function roomIn({ columns }: LoadedTable, key: readonly string[], { mostKeyCharacters }: Dialect): number {
  const types = columns.filter(({ name }) => key.includes(name)).map(({ type }) => type);
  return mostKeyCharacters?.(types) ?? Number.POSITIVE_INFINITY;
}
