import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openColumns, openSchema } from '../open-schema.ts';
import type { WriteProgress } from './plans/written-table.ts';
import { writeTables } from './write-tables.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-tables-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const two = {
  populace: 1,
  tables: {
    a: { rows: 3, columns: { id: 'sequence' } },
    b: { rows: 2, columns: { t: { generator: 'constant', value: 'x' } } },
    hidden: { rows: 1, hidden: true, columns: { id: 'sequence' } },
  },
};

describe('writeTables', () => {
  it('writes every table that is not hidden into a folder, and says what it wrote', async () => {
    const schema = await openSchema(two);

    const { tables, manifest } = await writeTables(schema, { out: `${folder}/new/`, format: 'csv.gz' });

    const bytes = (name: string): number => readFileSync(join(folder, 'new', name)).length;
    const alike = { format: 'csv', unread: false, workers: 1 };
    expect(tables).toEqual([
      { ...alike, table: 'a', path: `${folder}/new/a.csv.gz`, rows: 3, bytes: bytes('a.csv.gz') },
      { ...alike, table: 'b', path: `${folder}/new/b.csv.gz`, rows: 2, bytes: bytes('b.csv.gz') },
    ]);
    expect(manifest).toBe(`${folder}/new/manifest.json`);
    expect(gunzipSync(readFileSync(join(folder, 'new/a.csv.gz'))).toString()).toBe('id\n1\n2\n3\n');
  });

  it('writes named tables in their order, with the options of the format', async () => {
    const schema = await openSchema(two);

    await writeTables(schema, {
      out: `${folder}/{table}.csv`,
      tables: ['hidden', 'b', 'b'],
      options: { header: false },
    });

    expect(readdirSync(folder).sort()).toEqual(['b.csv', 'hidden.csv']);
    expect(readFileSync(join(folder, 'b.csv'), 'utf8')).toBe('x\nx\n');
  });

  it('leaves nothing where one of the tables cannot be written', async () => {
    const schema = await openSchema(two);
    writeFileSync(join(folder, 'b.csv'), 'mine');

    const run = writeTables(schema, { out: `${folder}/` });

    await expect(run).rejects.toMatchObject({ code: 'target/exists' });
    expect(readdirSync(folder)).toEqual(['b.csv']);
  });

  it('leaves nothing of a run that is cancelled', async () => {
    const schema = await openSchema(two, { rows: 10_000_000 });
    const controller = new AbortController();

    const run = writeTables(schema, {
      out: `${folder}/`,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });

    await expect(run).rejects.toMatchObject({
      code: 'run/cancelled',
      message: 'The run was cancelled; it left no file.',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells how far it is, over all tables', async () => {
    const schema = await openSchema(two);
    const heard: WriteProgress[] = [];

    await writeTables(schema, { out: `${folder}/`, onProgress: (progress) => heard.push(progress) });

    expect(heard).toEqual([
      { table: 'a', rows: 3, rowsTotal: 5, bytes: 9 },
      { table: 'b', rows: 5, rowsTotal: 5, bytes: 15 },
    ]);
  });

  it('does not compress because of the name of a table', async () => {
    const schema = await openSchema({ populace: 1, tables: { 'a.gz': { rows: 1, columns: { id: 'sequence' } } } });

    const { tables } = await writeTables(schema, { out: `${folder}/{table}` });

    expect(readFileSync(tables[0]?.path ?? '', 'utf8')).toBe('id\n1\n');
  });

  it('refuses unknown tables, formats and options before it makes a file', async () => {
    const schema = await openSchema(two);
    const out = `${folder}/`;

    await expect(writeTables(schema, { out, tables: ['c'] })).rejects.toMatchObject({ code: 'schema/unknown-table' });
    await expect(writeTables(schema, { out, format: 'exe' })).rejects.toMatchObject({ code: 'format/unknown' });
    await expect(writeTables(schema, { out: '' })).rejects.toMatchObject({ code: 'call/usage' });
    await expect(writeTables(schema, { out, options: { nope: 1 } })).rejects.toMatchObject({
      code: 'format/invalid-option',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('openColumns', () => {
  it('makes one table of ten rows', async () => {
    const schema = await openColumns('id:sequence,"a b":choice{values: {x: 1}}');

    expect(schema.tables.map(({ name, rowCount }) => [name, rowCount])).toEqual([['rows', 10]]);
    expect(schema.table('rows').rowAt(9)).toEqual({ id: 10, 'a b': 'x' });
  });

  it('names the place of every mistake in the line', async () => {
    const run = openColumns('a:sequnce, b:choice{values: [1, 2], vales: 3}, c:number.integer{min: [5]}');

    await expect(run).rejects.toMatchObject({
      problems: [
        { code: 'schema/unknown-generator', place: { line: 1, column: 3 } },
        { code: 'schema/unknown-option', place: { line: 1, column: 37 } },
        { code: 'schema/invalid-option', place: { line: 1, column: 70 } },
      ],
    });
  });
});
