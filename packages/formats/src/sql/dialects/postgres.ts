import { type LogicalType, utf8Length } from '@populace/core';
import type { Dialect } from './dialect.ts';
import { insertOnConflict, temporaryTables, updateFrom } from './dialect-words.ts';

/** NAMEDATALEN is 64, with the closing zero; longer names would be cut without a word (manual, section 4.1.1). */
const MOST_NAME_BYTES = 63;
/** Columns that every table has (manual, section 5.6). */
const SYSTEM_COLUMNS = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];

/** PostgreSQL, with standard-conforming strings (manual, section 4.1.2.1). */
export const postgres: Dialect = {
  id: 'postgres',
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
  uniqueNulls: false,
  commitsOnCreate: false,
  begin: 'BEGIN;\n',
  settings(inTransaction) {
    const set = inTransaction ? 'SET LOCAL' : 'SET';
    return `${set} client_encoding = 'UTF8';\n${set} standard_conforming_strings = on;\n`;
  },
  restore: '',
  temporary: temporaryTables,
  update: updateFrom,
  insert: insertOnConflict,
  ignoresByKey: false,
  natives: {
    typeOf: arrayTypeOf,
    // Items that are all texts or null would be text, and of none there would be no type (manual, section 4.2.12).
    list: (type) => ({ open: 'ARRAY[', close: `]::${type}`, empty: `'{}'::${type}` }),
  },
};

/** Arrays of arrays must all be as long (manual, section 8.15), and structures are types that have to be made first: JSON holds both. */
function arrayTypeOf(type: LogicalType): string | undefined {
  if (type.kind !== 'array') return undefined;
  const { items } = type;
  return items.kind === 'array' || items.kind === 'object' ? undefined : `${typeOf(items)}[]`;
}

function typeOf(type: LogicalType): string {
  switch (type.kind) {
    case 'string':
      // 2^20 characters are far below the limit of the type.
      return type.length === undefined ? 'text' : `varchar(${type.length})`;
    case 'int32':
      return 'integer';
    case 'int64':
      return 'bigint';
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
