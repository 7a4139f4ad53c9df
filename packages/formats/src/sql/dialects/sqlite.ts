import type { LogicalType } from '@populace/core';
import { type Dialect, updateFrom } from './dialect.ts';

/** The decimal digits that a double keeps (DBL_DIG). */
const DOUBLE_DIGITS = 15;

/** SQLite from 3.33. */
export const sqlite: Dialect = {
  name: 'SQLite',
  identifierQuote: '"',
  refuseName: (name, of) =>
    of === 'table' && /^sqlite_/i.test(name) ? 'SQLite keeps names that begin with sqlite_ for itself' : undefined,
  foldsNames: true,
  mostColumns: 2000,
  // A literal ends at a zero, and the shell of SQLite drops carriage returns before line feeds.
  escapes: { "'": "''", '\0': "'||char(0)||'", '\r': "'||char(13)||'" },
  refuses: '',
  bytes: { open: "X'", close: "'" },
  hasZones: true,
  isExactBare: (type) => type.kind !== 'decimal' || type.precision <= DOUBLE_DIGITS,
  typeOf,
  tableOptions: '',
  hasCopy: false,
  defersKeys: true,
  commitsOnCreate: false,
  begin: 'BEGIN;\n',
  settings: () => '',
  restore: '',
  dropTemporary: 'DROP TABLE',
  update: updateFrom,
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
