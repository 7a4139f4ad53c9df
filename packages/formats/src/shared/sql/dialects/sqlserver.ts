import { type LogicalType, typeName } from '@populace/core';
import type { Dialect, InsertWords, KeyColumn, RowStatement, UpdateWords } from './dialect.ts';
import { insertInto } from './dialect-words.ts';

/** A name is a `sysname`. */
const MOST_NAME_CHARACTERS = 128;
/** A clustered index takes keys of 900 bytes, of which a character has two. */
const KEY_CHARACTERS = 450;
const KEY_BYTES = 900;
/** The longest text whose type has a number in it; others are `max`. Texts that are put together end there, too. */
const SIZED_CHARACTERS = 4000;
/** 65,536 packets of 4,096 bytes, for all that is sent at once. */
const MOST_BATCH_BYTES = 2 ** 28;

/** SQL Server from 2016, and Azure SQL. */
export const sqlserver: Dialect = {
  id: 'sqlserver',
  aliases: ['mssql', 'tsql', 't-sql', 'azuresql'],
  name: 'SQL Server',
  // Other quotes depend on a setting, which `sqlcmd` turns off.
  identifierQuotes: { open: '[', close: ']' },
  refuseName(name, of) {
    if (name.length > MOST_NAME_CHARACTERS) return `SQL Server takes names of ${MOST_NAME_CHARACTERS} characters`;
    if (name.includes('$(')) return 'sqlcmd takes $( for the begin of a variable';
    return of === 'table' && name.startsWith('#') ? 'SQL Server drops tables with # before their names' : undefined;
  },
  foldsNames: 'unicode',
  mostColumns: 1024,
  // Error 10738.
  mostRowsPerInsert: 1000,
  mostStatementBytes: MOST_BATCH_BYTES,
  text: {
    open: "N'",
    close: "'",
    // A backslash before a line end takes both away, a line may be GO or a command of sqlcmd, and $( one of its variables.
    escapes: {
      "'": "''",
      '\0': "'+NCHAR(0)+N'",
      '\n': "'+NCHAR(10)+N'",
      '\r': "'+NCHAR(13)+N'",
      $: "$'+N'",
    },
    refuses: '',
    // What is put together of short texts would be cut without a word.
    long: { open: "CAST(N'' AS nvarchar(max))+N'", above: SIZED_CHARACTERS },
  },
  bytes: { open: '0x', close: '' },
  parsesJson: false,
  booleans: { true: '1', false: '0' },
  hasZones: true,
  // A number with a point is a decimal, and what it becomes as a float may be one off.
  isExactBare: ({ kind }) => kind !== 'float64',
  typeOf,
  mostKeyCharacters: () => KEY_CHARACTERS,
  tableOptions: '',
  hasCopy: false,
  foreignKeys: 'added',
  keyTargets: 'anySchema',
  schemas: {
    builtIn: 'dbo',
    // It must be the first statement of its batch.
    create(name) {
      const text = name.replaceAll("'", "''");
      return `IF SCHEMA_ID(PARSENAME(N'${text}', 1)) IS NULL EXEC(N'CREATE SCHEMA ${text}');`;
    },
  },
  uniqueNulls: true,
  commitsOnCreate: false,
  begin: 'BEGIN TRANSACTION;\n',
  // Quoted identifiers are asked for by indexes over some of the rows; without the second, a failed statement ends nothing.
  settings: () => 'SET QUOTED_IDENTIFIER ON;\nSET XACT_ABORT ON;\nSET NOCOUNT ON;\n',
  restore: '',
  temporary: {
    mark: '#',
    // Of a union, no column is an identity column, which would take no numbers (SELECT, INTO clause).
    create: ({ name, columns, table }) =>
      `SELECT ${columns} INTO ${name} FROM ${table} WHERE 1 = 0 UNION ALL SELECT ${columns} FROM ${table} WHERE 1 = 0;\n`,
    drop: 'DROP TABLE',
  },
  counters: {
    declare: ({ start, step }) => ` IDENTITY(${start}, ${step})`,
    // Rows with numbers of their own move it (SET IDENTITY_INSERT, Remarks).
    aroundRows(table, isCreated) {
      const has = `OBJECTPROPERTY(OBJECT_ID(N'${table.replaceAll("'", "''")}'), 'TableHasIdentity') = 1`;
      const set = `${isCreated ? '' : `IF ${has} `}SET IDENTITY_INSERT ${table}`;
      return { opening: `${set} ON;\n`, closing: `${set} OFF;\n` };
    },
  },
  update({ table, from, keys, columns }: UpdateWords) {
    const set = columns.map((column) => `${column} = later.${column}`).join(', ');
    return `UPDATE loaded SET ${set} FROM ${table} AS loaded JOIN ${from} AS later ON ${sameKey(keys)};\n`;
  },
  insert,
  ignoresByKey: true,
  // The type of such a column comes from its values; were all of them plain nulls, it would be int, which becomes no date.
  typedNull: (type) => (NOT_FROM_INT.has(type.kind) ? `CAST(NULL AS ${typeOf(type)})` : 'NULL'),
};

const NOT_FROM_INT: ReadonlySet<string> = new Set(['date', 'time', 'timestamp', 'timestamptz', 'uuid']);

/** HOLDLOCK, as nobody may put in a row between the look and the insert (MERGE, Concurrency considerations). */
function insert(words: InsertWords): RowStatement {
  const { table, columns, conflict, keys, updated } = words;
  if (conflict === 'error') return { open: insertInto(words), close: ';\n' };
  const set = updated.map((column) => `${column} = later.${column}`).join(', ');
  const names = columns.join(', ');
  return {
    open: `MERGE INTO ${table} WITH (HOLDLOCK) AS loaded USING (VALUES\n`,
    close:
      `\n) AS later (${names})\nON ${sameKey(keys)}\n` +
      (conflict === 'update' && set !== '' ? `WHEN MATCHED THEN UPDATE SET ${set}\n` : '') +
      `WHEN NOT MATCHED THEN INSERT (${names}) VALUES (${columns.map((column) => `later.${column}`).join(', ')});\n`,
  };
}

function sameKey(keys: readonly string[]): string {
  return keys.map((key) => `loaded.${key} = later.${key}`).join(' AND ');
}

/** The collations that come by default take a and A for the same, also in keys. */
const COLLATED = ' COLLATE Latin1_General_100_BIN2';

/** The one of 8 bits has no sign, all others have one. */
const WHOLES: { readonly [name: string]: string } = {
  int8: 'smallint',
  uint8: 'tinyint',
  int16: 'smallint',
  uint16: 'int',
  int32: 'int',
};

function typeOf(type: LogicalType, key?: KeyColumn): string {
  const inKey = key !== undefined;
  switch (type.kind) {
    case 'string':
      return `${textType(type.length, inKey)}${COLLATED}`;
    case 'json':
    case 'array':
    case 'object':
      return `nvarchar(max)${COLLATED}`;
    case 'bytes':
      return inKey ? `varbinary(${KEY_BYTES})` : 'varbinary(max)';
    case 'int32':
    case 'int64':
      return WHOLES[typeName(type)] ?? 'bigint';
    case 'float64':
      return 'float';
    case 'boolean':
      return 'bit';
    case 'decimal':
      return `decimal(${type.precision}, ${type.scale})`;
    case 'uuid':
      return 'uniqueidentifier';
    case 'date':
      return 'date';
    case 'time':
      return 'time(6)';
    case 'timestamp':
      return 'datetime2(6)';
    case 'timestamptz':
      return 'datetimeoffset(6)';
  }
}

function textType(length: number | undefined, inKey: boolean): string {
  const most = inKey ? KEY_CHARACTERS : SIZED_CHARACTERS;
  if (length !== undefined && length <= most) return `nvarchar(${length})`;
  return inKey ? `nvarchar(${KEY_CHARACTERS})` : 'nvarchar(max)';
}
