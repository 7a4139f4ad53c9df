import { type LogicalType, wholeBits } from '@populace/core';
import { foldCase } from '@populace/unicode';
import type { CounterWords, Dialect } from './dialect.ts';
import { insertOnConflict, temporaryTables, updateFrom } from './dialect-words.ts';
import { sequenceOptions } from './sequence-words.ts';

/** DuckDB from 1.1. */
export const duckdb: Dialect = {
  id: 'duckdb',
  name: 'DuckDB',
  identifierQuotes: { open: '"', close: '"' },
  refuseName: () => undefined,
  foldsNames: 'ascii',
  mostColumns: Number.POSITIVE_INFINITY,
  mostRowsPerInsert: Number.POSITIVE_INFINITY,
  mostStatementBytes: Number.POSITIVE_INFINITY,
  // A literal ends at a zero, and the shell, which comes from SQLite's, may drop carriage returns before line feeds.
  text: {
    open: "'",
    close: "'",
    escapes: { "'": "''", '\0': "'||chr(0)||'", '\r': "'||chr(13)||'" },
    refuses: '',
  },
  bytes: { open: "unhex('", close: "')" },
  parsesJson: false,
  booleans: { true: 'true', false: 'false' },
  hasZones: true,
  // A number with a point is a decimal, and what it becomes as a double may be one off.
  isExactBare: ({ kind }) => kind !== 'float64',
  typeOf,
  tableOptions: '',
  hasCopy: false,
  // ALTER TABLE adds none, and rows of a statement do not see one another.
  foreignKeys: 'immediate',
  keyTargets: 'ownSchema',
  schemas: { builtIn: 'main', create: (name) => `CREATE SCHEMA IF NOT EXISTS ${name};` },
  uniqueNulls: false,
  commitsOnCreate: false,
  begin: 'BEGIN TRANSACTION;\n',
  settings: () => '',
  restore: '',
  temporary: temporaryTables,
  counters: {
    // No statement moves a sequence, so that it begins after the rows.
    staysInExisting: true,
    before: (words) =>
      isFound(words) ? `CREATE SEQUENCE ${`${words.sequence} ${sequenceOptions(words.next, words)}`.trimEnd()};\n` : '',
    declare: (words) => (isFound(words) ? ` DEFAULT nextval('${words.sequence.replaceAll("'", "''")}')` : ''),
  },
  update: (words) => updateFrom(words),
  insert: (words) =>
    insertOnConflict(words, { isDistinct: 'IS DISTINCT FROM', exactText: (column) => `${column}::varchar COLLATE C` }),
  ignoresByKey: false,
  natives: { typeOf: nestedTypeOf, list: () => ({ open: '[', close: ']' }) },
};

/** Whether `nextval` finds a sequence: in the name of its schema, a doubled quote is two to it. */
function isFound({ sequence }: CounterWords): boolean {
  return !sequence.includes('""');
}

/** Lists and structures of any depth (manual, Nested Types); but members that differ in case alone are the same to it. */
function nestedTypeOf(type: LogicalType): string | undefined {
  if (type.kind === 'array') {
    const items = nestedTypeOf(type.items);
    return items === undefined ? undefined : `${items}[]`;
  }
  if (type.kind !== 'object') return typeOf(type);
  const members = type.members.map((member) => {
    const inner = nestedTypeOf(member.type);
    return inner === undefined ? undefined : `"${member.name.replaceAll('"', '""')}" ${inner}`;
  });
  const names = new Set(type.members.map(({ name }) => foldCase(name)));
  return members.includes(undefined) || names.size < members.length ? undefined : `struct(${members.join(', ')})`;
}

const WHOLES = { 8: 'tinyint', 16: 'smallint', 32: 'integer', 64: 'bigint' } as const;

/** Texts have no longest length here, whatever stands behind varchar (manual, Text Types). */
function typeOf(type: LogicalType): string {
  switch (type.kind) {
    case 'string':
      return 'varchar';
    case 'int32':
    case 'int64': {
      const { bits, isSigned } = wholeBits(type);
      return `${isSigned ? '' : 'u'}${WHOLES[bits]}`;
    }
    case 'float64':
      return 'double';
    case 'decimal':
      return `decimal(${type.precision}, ${type.scale})`;
    case 'bytes':
      return 'blob';
    case 'array':
    case 'object':
      return 'json';
    default:
      // Times and points in time have microseconds.
      return type.kind;
  }
}
