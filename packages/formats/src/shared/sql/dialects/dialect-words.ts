import type { InsertWords, RowStatement, TemporaryTables, UpdateWords } from './dialect.ts';

/** Temporary tables as the standard has them. */
export const temporaryTables: TemporaryTables = {
  mark: '',
  create: ({ name, columns, table }) =>
    `CREATE TEMPORARY TABLE ${name} AS SELECT ${columns} FROM ${table} WHERE 1 = 0;\n`,
  drop: 'DROP TABLE',
};

/** Writes `SET`, `FROM` and `WHERE` as PostgreSQL, SQLite (3.33 and later) and DuckDB have them. Rows that are equal stay as they are. */
export function updateFrom({ table, from, keys, columns }: UpdateWords, isDistinct = 'IS DISTINCT FROM'): string {
  const set = columns.map((column) => `${column} = later.${column}`).join(', ');
  const where = keys.map((key) => `loaded.${key} = later.${key}`).join(' AND ');
  const rowOf = (name: string): string => columns.map((column) => `${name}.${column}`).join(', ');
  const differs = `(${rowOf('loaded')}) ${isDistinct} (${rowOf('later')})`;
  return `UPDATE ${table} AS loaded SET ${set} FROM ${from} AS later WHERE ${where} AND ${differs};\n`;
}

/** How a database compares rows that are there already. */
export interface RowComparison {
  readonly isDistinct: string;
  /** Makes a column of texts be compared by its characters, whatever the type and the collation of the table's column. */
  exactText(column: string): string;
}

/**
 * Writes `ON CONFLICT` as PostgreSQL, SQLite (3.24 and later) and DuckDB have it. Rows that are equal are not written again: nothing is to
 * vacuum, no trigger fires, and DuckDB, which writes a row by deleting it, does not complain of keys that refer to it.
 */
export function insertOnConflict(words: InsertWords, { isDistinct, exactText }: RowComparison): RowStatement {
  const open = insertInto(words);
  const { conflict, keys, updated, texts, table } = words;
  if (conflict === 'error') return { open, close: ';\n' };
  if (conflict === 'ignore') return { open, close: '\nON CONFLICT DO NOTHING;\n' };
  const key = `\nON CONFLICT (${keys.join(', ')}) DO`;
  if (updated.length === 0) return { open, close: `${key} NOTHING;\n` };
  const rowOf = (name: string): string =>
    updated.map((column) => (texts.includes(column) ? exactText(`${name}.${column}`) : `${name}.${column}`)).join(', ');
  const set = updated.map((column) => `${column} = excluded.${column}`).join(', ');
  return {
    open: insertInto({ ...words, table: `${table} AS loaded` }),
    close: `${key} UPDATE SET ${set}\nWHERE (${rowOf('loaded')}) ${isDistinct} (${rowOf('excluded')});\n`,
  };
}

/** Returns the words of an INSERT before its rows. */
export function insertInto({ table, columns, overriding }: InsertWords): string {
  return `INSERT INTO ${table} (${columns.join(', ')})${overriding ? ' OVERRIDING SYSTEM VALUE' : ''} VALUES\n`;
}
