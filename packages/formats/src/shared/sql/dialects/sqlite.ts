import type { LogicalType } from '@populace/core';
import type { Dialect } from './dialect.ts';
import { insertOnConflict, temporaryTables, updateFrom } from './dialect-words.ts';

/** The decimal digits that a double keeps (DBL_DIG). */
const DOUBLE_DIGITS = 15;

/** SQLite from 3.33. */
export const sqlite: Dialect = {
  id: 'sqlite',
  aliases: ['sqlite3'],
  name: 'SQLite',
  identifierQuotes: { open: '"', close: '"' },
  refuseName: (name, of) =>
    of === 'table' && /^sqlite_/i.test(name) ? 'SQLite keeps names that begin with sqlite_ for itself' : undefined,
  foldsNames: 'ascii',
  mostColumns: 2000,
  mostRowsPerInsert: Number.POSITIVE_INFINITY,
  // SQLITE_MAX_SQL_LENGTH.
  mostStatementBytes: 1_000_000_000,
  // A literal ends at a zero, and the shell of SQLite drops carriage returns before line feeds.
  text: {
    open: "'",
    close: "'",
    escapes: { "'": "''", '\0': "'||char(0)||'", '\r': "'||char(13)||'" },
    refuses: '',
  },
  bytes: { open: "X'", close: "'" },
  parsesJson: false,
  booleans: { true: 'true', false: 'false' },
  hasZones: true,
  isExactBare: (type) => type.kind !== 'decimal' || type.precision <= DOUBLE_DIGITS,
  typeOf,
  tableOptions: '',
  hasCopy: false,
  foreignKeys: 'deferred',
  // A schema is a database that is attached (CREATE TABLE, section 3.1).
  keyTargets: 'bare',
  // Ends with the transaction.
  cycles: { deferred: 'PRAGMA defer_foreign_keys = ON;\n' },
  uniqueNulls: false,
  commitsOnCreate: false,
  begin: 'BEGIN;\n',
  settings: () => '',
  restore: '',
  temporary: temporaryTables,
  // An INTEGER PRIMARY KEY is the number of the row, and the next one is one more than the greatest (Autoincrement, section 2).
  counters: {},
  update: (words) => updateFrom(words, 'IS NOT'),
  insert: (words) =>
    insertOnConflict(words, { isDistinct: 'IS NOT', exactText: (column) => `${column} COLLATE BINARY` }),
  ignoresByKey: false,
};

/** A column's type is but a preference (Datatypes In SQLite, section 3); what is exact as text only is text. */
function typeOf(type: LogicalType): string {
  switch (type.kind) {
    case 'int32':
    case 'int64':
    case 'boolean':
      return 'INTEGER';
    case 'float64':
      return 'REAL';
    case 'decimal':
      return type.precision <= DOUBLE_DIGITS ? `NUMERIC(${type.precision}, ${type.scale})` : 'TEXT';
    case 'bytes':
      return 'BLOB';
    default:
      return 'TEXT';
  }
}
