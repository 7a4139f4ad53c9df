import { type LogicalType, typeName, utf8Length } from '@populace/core';
import type { Dialect } from './dialect.ts';
import { insertOnConflict, temporaryTables, updateFrom } from './dialect-words.ts';
import { postgresCounters } from './postgres-counters.ts';

/** NAMEDATALEN is 64, with the closing zero; longer names would be cut without a word (manual, section 4.1.1). */
const MOST_NAME_BYTES = 63;
/** Columns that every table has (manual, section 5.6). */
const SYSTEM_COLUMNS = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];

/** PostgreSQL, with standard-conforming strings (manual, section 4.1.2.1). */
export const postgres: Dialect = {
  id: 'postgres',
  aliases: ['postgresql', 'pg', 'psql'],
  name: 'PostgreSQL',
  identifierQuotes: { open: '"', close: '"' },
  refuseName(name, of) {
    if (utf8Length(name) > MOST_NAME_BYTES) return `PostgreSQL takes names of ${MOST_NAME_BYTES} bytes`;
    return of === 'column' && SYSTEM_COLUMNS.includes(name) ? 'every table of PostgreSQL has such a column' : undefined;
  },
  foldsNames: false,
  mostColumns: 1600,
  mostRowsPerInsert: Number.POSITIVE_INFINITY,
  // MaxAllocSize is 1 GB.
  mostStatementBytes: 1_000_000_000,
  // Text has no zero (manual, section 8.3), however it is spelt.
  text: { open: "'", close: "'", escapes: { "'": "''" }, refuses: '\0' },
  bytes: { open: "'\\x", close: "'" },
  // Of jsonb (manual, section 8.14).
  parsesJson: true,
  booleans: { true: 'true', false: 'false' },
  hasZones: true,
  isExactBare: () => true,
  typeOf,
  tableOptions: '',
  hasCopy: true,
  foreignKeys: 'added',
  keyTargets: 'anySchema',
  schemas: { builtIn: 'public', create: (name) => `CREATE SCHEMA IF NOT EXISTS ${name};` },
  cycles: { deferred: 'SET CONSTRAINTS ALL DEFERRED;\n' },
  uniqueNulls: false,
  commitsOnCreate: false,
  begin: 'BEGIN;\n',
  settings(inTransaction) {
    const set = inTransaction ? 'SET LOCAL' : 'SET';
    return `${set} client_encoding = 'UTF8';\n${set} standard_conforming_strings = on;\n`;
  },
  restore: '',
  temporary: temporaryTables,
  counters: postgresCounters,
  update: (words) => updateFrom(words),
  insert: (words) =>
    // The types json and xml have no equality, and a collation or citext may take a for A.
    insertOnConflict(words, { isDistinct: 'IS DISTINCT FROM', exactText: (column) => `${column}::text COLLATE "C"` }),
  ignoresByKey: false,
  natives: {
    typeOf: arrayTypeOf,
    // Items that are all texts or null would be text, and of none there would be no type (manual, section 4.2.12).
    list: (type) => ({ open: 'ARRAY[', close: `]::${type}`, empty: `'{}'::${type}` }),
  },
};

/** Arrays within an array must all be as long (manual, section 8.15), and structures are types that have to be made first: JSON holds others. */
function arrayTypeOf(type: LogicalType): string | undefined {
  if (type.kind !== 'array') return undefined;
  const { items } = type;
  if (items.kind === 'object' || (items.kind === 'array' && items.length === undefined)) return undefined;
  const item = items.kind === 'array' ? arrayTypeOf(items) : typeOf(items);
  return item && `${item}[]`;
}

/** There are none without a sign, nor of 8 bits (manual, section 8.1): each has room in the next larger one. */
const WHOLES: { readonly [name: string]: string } = {
  int8: 'smallint',
  uint8: 'smallint',
  int16: 'smallint',
  uint16: 'integer',
  int32: 'integer',
};

function typeOf(type: LogicalType): string {
  switch (type.kind) {
    case 'string':
      // 2^20 characters are far below the limit of the type.
      return type.length === undefined ? 'text' : `varchar(${type.length})`;
    case 'int32':
    case 'int64':
      return WHOLES[typeName(type)] ?? 'bigint';
    case 'float64':
      return 'double precision';
    case 'decimal':
      return `numeric(${type.precision}, ${type.scale})`;
    case 'bytes':
      return 'bytea';
    case 'json':
    case 'array':
    case 'object':
      return 'jsonb';
    default:
      // Times have microseconds unless something else is said, and given cells may have more than the made ones.
      return type.kind;
  }
}
