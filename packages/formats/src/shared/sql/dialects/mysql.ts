import { type LogicalType, wholeBits } from '@populace/core';
import type { Dialect, InsertWords, KeyColumn, RowStatement, UpdateWords } from './dialect.ts';
import { insertInto, temporaryTables } from './dialect-words.ts';
import { fitMysqlRow, KEY_CHARACTERS } from './mysql-row.ts';

const MOST_NAME_CHARACTERS = 64;
/** An index of InnoDB takes 3,072 bytes, four a character, which the columns of a key share. */
const INDEX_CHARACTERS = 768;
/** What other columns take of it, in characters; eight bytes where they are not listed. */
const OTHER_CHARACTERS: { readonly [kind: string]: number } = { uuid: 36, bytes: 64, decimal: 3 };
/** Longer texts stand beside their row. */
const ROW_CHARACTERS = 1000;
/** The default of `max_allowed_packet` in MariaDB's server and in the clients of both. */
const MOST_PACKET_BYTES = 16 * 2 ** 20;

/** MySQL from 8.0 and MariaDB from 10.6, with the mode that the script sets. */
export const mysql: Dialect = {
  id: 'mysql',
  aliases: ['mariadb'],
  name: 'MySQL',
  identifierQuotes: { open: '`', close: '`' },
  refuseName(name) {
    if (name.length > MOST_NAME_CHARACTERS) return `MySQL takes names of ${MOST_NAME_CHARACTERS} characters`;
    // Names are stored in three bytes a character at most (manual, section 11.2).
    if (/[\ud800-\udfff]/.test(name)) return 'MySQL takes no characters beyond U+FFFF in names';
    return name.endsWith(' ') ? 'MySQL takes no names that end with a blank' : undefined;
  },
  foldsNames: 'unicode',
  mostColumns: 1017,
  mostRowsPerInsert: Number.POSITIVE_INFINITY,
  mostStatementBytes: MOST_PACKET_BYTES,
  // Doubled quotes end no text in any mode. The client of MySQL would change zeros and carriage returns, so they are spelt.
  text: {
    open: "'",
    close: "'",
    escapes: { "'": "''", '\\': '\\\\', '\0': '\\0', '\n': '\\n', '\r': '\\r', '\x1a': '\\Z' },
    refuses: '',
  },
  bytes: { open: "X'", close: "'" },
  parsesJson: false,
  booleans: { true: 'true', false: 'false' },
  hasZones: false,
  isExactBare: () => true,
  typeOf,
  mostKeyCharacters,
  fitRow: fitMysqlRow,
  // The collations that come by default take a and A, or a with and without accent, for the same, also in keys.
  // MySQL from 8.0.17 and MariaDB call it by two names, and each takes the comment of the other for one (MySQL manual, section 11.7; MariaDB, Comment
  // Syntax). Where a client drops comments, the collation of the table is left, which pads.
  keyCollation: ' /*!80017 COLLATE utf8mb4_0900_bin *//*M! COLLATE utf8mb4_nopad_bin */',
  tableOptions: ' DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
  hasCopy: false,
  foreignKeys: 'added',
  keyTargets: 'anySchema',
  schemas: { create: (name) => `CREATE DATABASE IF NOT EXISTS ${name};` },
  cycles: {
    unchecked: {
      opening: 'SET @populace_key_checks = @@SESSION.foreign_key_checks, SESSION foreign_key_checks = 0;\n',
      closing: 'SET SESSION foreign_key_checks = @populace_key_checks;\n',
    },
  },
  uniqueNulls: false,
  commitsOnCreate: true,
  begin: 'START TRANSACTION;\n',
  settings: () =>
    'SET NAMES utf8mb4;\n' +
    'SET @populace_sql_mode = @@SESSION.sql_mode, @populace_time_zone = @@SESSION.time_zone;\n' +
    // Without these, backslashes may stand for themselves, and 0 may become the next number of a column that counts.
    "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO', SESSION time_zone = '+00:00';\n",
  restore: 'SET SESSION sql_mode = @populace_sql_mode, SESSION time_zone = @populace_time_zone;\n',
  temporary: { ...temporaryTables, drop: 'DROP TEMPORARY TABLE' },
  counters: {
    declare: () => ' AUTO_INCREMENT',
    // Rows move it to one more than the greatest number, and never down.
    tableOption({ next, last = 0n }) {
      const moved = last < 0n ? 1n : last + 1n;
      return next > moved ? ` AUTO_INCREMENT = ${next}` : '';
    },
  },
  update({ table, from, keys, columns }: UpdateWords) {
    const on = keys.map((key) => `loaded.${key} = later.${key}`).join(' AND ');
    const set = columns.map((column) => `loaded.${column} = later.${column}`).join(', ');
    return `UPDATE ${table} AS loaded JOIN ${from} AS later ON ${on} SET ${set};\n`;
  },
  insert,
  ignoresByKey: false,
};

/**
 * MariaDB and MySQL have `VALUES(column)` in common; MySQL's newer row alias is an error in MariaDB. INSERT IGNORE would take rows that
 * break other rules, too, so a row that is to stay as it is gets a column's own value.
 */
function insert(words: InsertWords): RowStatement {
  const open = insertInto(words);
  const { conflict, columns, keys, updated } = words;
  if (conflict === 'error') return { open, close: ';\n' };
  const set = conflict === 'update' ? updated.map((column) => `${column} = VALUES(${column})`) : [];
  const [kept = columns[0]] = keys;
  return { open, close: `\nON DUPLICATE KEY UPDATE ${set.length > 0 ? set.join(', ') : `${kept} = ${kept}`};\n` };
}

const WHOLES = { 8: 'tinyint', 16: 'smallint', 32: 'int', 64: 'bigint' } as const;

function typeOf(type: LogicalType, key?: KeyColumn): string {
  switch (type.kind) {
    case 'string':
      if (key !== undefined) return keyText(type.length, key);
      return type.length !== undefined && type.length <= ROW_CHARACTERS ? `varchar(${type.length})` : 'longtext';
    case 'bytes':
      return key === undefined ? 'longblob' : `varbinary(${KEY_CHARACTERS})`;
    case 'int32':
    case 'int64': {
      const { bits, isSigned } = wholeBits(type);
      return `${WHOLES[bits]}${isSigned ? '' : ' unsigned'}`;
    }
    case 'float64':
      return 'double';
    case 'decimal':
      return `decimal(${type.precision}, ${type.scale})`;
    case 'array':
    case 'object':
      return 'json';
    case 'uuid':
      return 'char(36)';
    case 'time':
      return 'time(6)';
    case 'timestamp':
    case 'timestamptz':
      return 'datetime(6)';
    default:
      return type.kind;
  }
}

/** As long as is said; else as is usual, or as texts may be where that is more; but never longer than an index takes. */
function keyText(length: number | undefined, { room, mostCharacters = length ?? 0 }: KeyColumn): string {
  const longest = length === undefined ? mostCharacters : Math.min(length, mostCharacters);
  const usual = Math.min(length ?? KEY_CHARACTERS, KEY_CHARACTERS);
  return `varchar(${Math.min(Math.max(usual, longest), room)})`;
}

function mostKeyCharacters(types: readonly LogicalType[]): number {
  const texts = types.filter(({ kind }) => kind === 'string').length;
  const others = types.reduce((sum, { kind }) => sum + (kind === 'string' ? 0 : (OTHER_CHARACTERS[kind] ?? 2)), 0);
  return Math.max(1, Math.floor((INDEX_CHARACTERS - others) / texts));
}
