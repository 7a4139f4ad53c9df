import type { InsertWords, RowStatement, TemporaryTables, UpdateWords } from './dialect.ts';

/** Temporary tables as the standard has them. */
export const temporaryTables: TemporaryTables = {
  mark: '',
  create: ({ name, columns, table }) =>
    `CREATE TEMPORARY TABLE ${name} AS SELECT ${columns} FROM ${table} WHERE 1 = 0;\n`,
  drop: 'DROP TABLE',
};

/** Writes `SET`, `FROM` and `WHERE` as PostgreSQL, SQLite (3.33 and later) and DuckDB have them. */
export function updateFrom({ table, from, keys, columns }: UpdateWords): string {
  const set = columns.map((column) => `${column} = later.${column}`).join(', ');
  const where = keys.map((key) => `loaded.${key} = later.${key}`).join(' AND ');
  return `UPDATE ${table} AS loaded SET ${set} FROM ${from} AS later WHERE ${where};\n`;
}

/** Writes `ON CONFLICT` as PostgreSQL, SQLite (3.24 and later) and DuckDB have it. */
export function insertOnConflict(words: InsertWords): RowStatement {
  const open = insertInto(words);
  const { conflict, keys, updated } = words;
  if (conflict === 'error') return { open, close: ';\n' };
  if (conflict === 'ignore') return { open, close: '\nON CONFLICT DO NOTHING;\n' };
  const key = `\nON CONFLICT (${keys.join(', ')}) DO`;
  if (updated.length === 0) return { open, close: `${key} NOTHING;\n` };
  return {
    open,
    close: `${key} UPDATE SET ${updated.map((column) => `${column} = excluded.${column}`).join(', ')};\n`,
  };
}

/** Returns the words of an INSERT before its rows. */
export function insertInto({ table, columns }: InsertWords): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n`;
}
