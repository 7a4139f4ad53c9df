import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import {
  type DatabaseForTests,
  type DatabaseKind,
  hasProgram,
  type ReadColumn,
  runClient,
  wordsOf,
} from './database.ts';

/** SQLite as WebAssembly, which needs nothing of the machine. */
export const sqliteFile: DatabaseKind = {
  name: 'SQLite',
  dialect: 'sqlite',
  missing: undefined,
  hasClient: hasProgram('sqlite3'),
  open: async () => openSqlite(mkdtempSync(join(tmpdir(), 'populace-sqlite-'))),
};

/** Opens a file of SQLite that somebody else has written. */
export function openSqliteFile(bytes: Uint8Array): DatabaseForTests & { ask(sql: string): readonly object[] } {
  const folder = mkdtempSync(join(tmpdir(), 'populace-sqlite-'));
  const path = join(folder, 'test.db');
  writeFileSync(path, bytes);
  return openSqlite(folder);
}

/** Opens a database of SQLite in a folder, with foreign keys looked at. */
function openSqlite(folder: string): ReturnType<typeof openSqliteFile> {
  const path = join(folder, 'test.db');
  const database = new sqlite.Database(path);
  database.exec('PRAGMA foreign_keys = ON');
  return {
    ask: (sql) => database.all(sql),
    load: async (script) => database.exec(script),
    loadByClient: (script) => runClient('sqlite3', ['-bail', '-cmd', 'PRAGMA foreign_keys = ON', path], script),
    async read(table, columns) {
      const list = columns.map(({ name, type }, at) => `${exactly(name, type.kind)} AS c${at}`).join(', ');
      const rows = database.all(`SELECT ${list} FROM ${quoted(table)}`);
      return rows.map((row) => columns.map((column, at) => cellOf(row[`c${at}`], column)));
    },
    async close() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Whole numbers of 64 bits come as text, so that nothing on the way rounds them; texts as bytes, so that no zero ends them. */
function exactly(name: string, kind: string): string {
  if (kind === 'string') return `CAST(${quoted(name)} AS BLOB)`;
  return kind === 'int64' ? `CAST(${quoted(name)} AS TEXT)` : quoted(name);
}

function cellOf(value: unknown, { type }: ReadColumn): string | null {
  if (value === null) return null;
  if (type.kind === 'boolean') return value === 1 ? 'true' : 'false';
  if (type.kind === 'decimal' && typeof value === 'number') return value.toFixed(type.scale);
  if (value instanceof Uint8Array && type.kind === 'string') return Buffer.from(value).toString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return wordsOf(value, type);
}
