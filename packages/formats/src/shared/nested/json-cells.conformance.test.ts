import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import type { OpenedTable } from '@populace/library';
import { marked } from 'marked';
import sqlite from 'node-sqlite3-wasm';
import { describe, expect, it } from 'vitest';
import { openNested, parsed, rowsOf, WINDOW } from './nested-rows-for-tests.ts';

type TextRow = Record<string, string | null>;

async function bytesOf(table: OpenedTable, format: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of table.bytes(format, WINDOW)) pieces.push(piece.slice());
  return Buffer.concat(pieces);
}

/** The cells of the first sheet, or of the first table of a page, as SheetJS reads them. */
function withSheetJs(data: Buffer | string): TextRow[] {
  const book = read(data, { raw: true, type: typeof data === 'string' ? 'string' : 'buffer' });
  const [name = ''] = book.SheetNames;
  return utils.sheet_to_json<TextRow>(book.Sheets[name] ?? {}, { defval: null });
}

function withSqlite(bytes: Buffer): TextRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'populace-lists-'));
  const path = join(folder, 't.sqlite');
  writeFileSync(path, bytes);
  const database = new sqlite.Database(path, { fileMustExist: true });
  try {
    return database.all('SELECT * FROM t') as TextRow[];
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

describe('lists and structures are JSON in a cell', () => {
  it.each(['xlsx', 'ods'])('of %s, as SheetJS reads it', async (format) => {
    const table = await openNested();
    const rows = withSheetJs(await bytesOf(table, format));

    expect(rows.map((row) => parsed(row, table))).toEqual(rowsOf(table));
  });

  it('of a table of HTML', async () => {
    const table = await openNested();
    const rows = withSheetJs(table.text('html', WINDOW));

    expect(rows.map((row) => parsed(row, table))).toEqual(rowsOf(table));
  });

  it('of a table of Markdown', async () => {
    const table = await openNested();
    const html = marked.parse(table.text('markdown', WINDOW), { async: false, gfm: true });

    // The reader knows no character by its number.
    expect(withSheetJs(html.replaceAll('&#39;', "'")).map((row) => parsed(row, table))).toEqual(rowsOf(table));
  });

  it('of a database of SQLite', async () => {
    const table = await openNested();
    const rows = withSqlite(await bytesOf(table, 'sqlite'));

    expect(rows.map((row) => parsed(row, table))).toEqual(rowsOf(table));
  });

  it('of a hole of a template', async () => {
    const table = await openNested();
    const members = table.columns.map(({ name }) => `${JSON.stringify(name)}:{{${name}|json}}`);
    const text = table.text('template', { ...WINDOW, options: { template: `{${members.join(',')}}\n` } });

    const rows = text.trimEnd().split('\n');
    expect(rows.map((line) => JSON.parse(line))).toEqual(rowsOf(table));
  });
});
