import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Column } from '@populace/core';
import sqlite, { type Database } from 'node-sqlite3-wasm';

/** Opens a file with SQLite, which must find nothing wrong with it before and after it is asked something. */
export function withDatabase<T>(bytes: Uint8Array, ask: (database: Database) => T): T {
  return withFile(bytes, (path) => {
    const database = new sqlite.Database(path, { fileMustExist: true });
    try {
      demandWhole(database);
      const answer = ask(database);
      demandWhole(database);
      return answer;
    } finally {
      database.close();
    }
  });
}

function demandWhole(database: Database): void {
  const [found] = database.all('PRAGMA integrity_check').map((row) => row['integrity_check']);
  if (found !== 'ok') throw new Error(`SQLite says: ${String(found)}`);
}

/** Puts bytes into a file for as long as something is done with it. */
export function withFile<T>(bytes: Uint8Array, use: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'populace-sqlite-'));
  const path = join(folder, 'test.sqlite');
  try {
    writeFileSync(path, bytes);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads the rows of `things` in the order in which they stand: texts and bytes by their bytes, so that nothing on the way ends them. */
export function readThings(bytes: Uint8Array, columns: readonly Column[]): unknown[][] {
  return withDatabase(bytes, (database) => readTable(database, 'things', columns));
}

/** Reads the rows of a table as `readThings` does. */
export function readTable(database: Database, table: string, columns: readonly Pick<Column, 'name'>[]): unknown[][] {
  const list = columns.map(({ name }, at) => {
    const quoted = `"${name.replaceAll('"', '""')}"`;
    return `typeof(${quoted}) AS t${at}, CASE WHEN typeof(${quoted}) IN ('text', 'blob') THEN hex(CAST(${quoted} AS BLOB)) ELSE ${quoted} END AS v${at}`;
  });
  return database
    .all(`SELECT ${list.join(', ')} FROM "${table}" ORDER BY rowid`)
    .map((row) => columns.map((_, at) => valueOf(row[`t${at}`], row[`v${at}`])));
}

/** Whole numbers as text, so that none is rounded; floating-point numbers as such. */
function valueOf(type: unknown, value: unknown): unknown {
  switch (type) {
    case 'null':
      return null;
    case 'integer':
      return String(value);
    case 'real':
      return Number(value);
    case 'text':
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(String(value), 'hex'));
    default:
      return Buffer.from(String(value), 'hex').toString('base64');
  }
}

/** What `readThings` gives for a cell that has this text in other formats. */
export function asStored(text: string | null, { type }: Pick<Column, 'type'>): unknown {
  if (text === null) return null;
  if (type.kind === 'boolean') return text === 'true' ? '1' : '0';
  if (type.kind === 'float64') return Number(text);
  if (type.kind !== 'decimal' || type.precision > 15) return text;
  return Number.isInteger(Number(text)) ? `${Number(text)}` : Number(text);
}
