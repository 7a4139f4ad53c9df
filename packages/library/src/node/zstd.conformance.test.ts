import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import { assembleShards } from './assemble/assemble-shards.ts';
import { verify } from './verify/verify.ts';
import { writeTables } from './write-tables.ts';

const hasTool = spawnSync('zstd', ['--version']).status === 0;

let folder: string;
let schema: OpenedSchema;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'populace-zstd-'));
  schema = await openSchema({
    populace: 1,
    // Three frames.
    tables: { people: { rows: 60_000, columns: { id: 'sequence', name: 'person.fullName', mail: 'internet.email' } } },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

describe('a file that ends with .zst', () => {
  it.skipIf(!hasTool)('is Zstandard, as its own tool reads it', async () => {
    await writeTables(schema, { out: at('people.csv.zst') });
    await writeTables(schema, { out: at('people.csv') });

    const read = execFileSync('zstd', ['-dcq', at('people.csv.zst')], { maxBuffer: 2 ** 28 });

    expect(read.equals(readFileSync(at('people.csv')))).toBe(true);
    expect(execFileSync('zstd', ['-l', at('people.csv.zst')]).toString()).toMatch(/\n\s*3\s/);
  });

  it('is read by DuckDB', async () => {
    await writeTables(schema, { out: at('people.csv.zst') });

    const connection = await (await DuckDBInstance.create()).connect();
    const reader = await connection.runAndReadAll(
      `SELECT count(*)::INT, max(id)::INT FROM read_csv('${at('people.csv.zst')}')`,
    );

    expect(reader.getRows()).toEqual([[60_000, 60_000]]);
  });

  it('is what verify and its manifest say, and a changed one is not', async () => {
    await writeTables(schema, { out: at('out/'), format: 'csv.zst' });
    const name = at('out/people.csv.zst');

    const right = await verify(schema, at('out/'));

    expect(right.findings).toEqual([]);
    expect(right.tables.map(({ rows }) => rows)).toEqual([60_000]);
    expect(JSON.parse(readFileSync(at('out/manifest.json'), 'utf8')).tables[0]).toMatchObject({
      file: 'people.csv.zst',
      compression: 'zstd',
    });
    const bytes = readFileSync(name);
    writeFileSync(name, bytes.subarray(0, -1));
    const { findings } = await verify(schema, at('out/'));
    expect(findings.map(({ code }) => code)).toEqual(['verify/changed', 'verify/broken']);
  });

  it('has the same bytes for any number of threads, and assembled from shards', async () => {
    await writeTables(schema, { out: at('one/'), format: 'csv.zst', workers: 1 });
    await writeTables(schema, { out: at('three/'), format: 'csv.zst', workers: 3 });
    for (const index of [1, 2, 3])
      await writeTables(schema, { out: at('parts/'), format: 'csv.zst', shard: { index, of: 3 } });

    await assembleShards(at('parts'), { out: at('joined/') });

    const one = readFileSync(at('one/people.csv.zst'));
    expect(one.equals(readFileSync(at('three/people.csv.zst')))).toBe(true);
    expect(one.equals(readFileSync(at('joined/people.csv.zst')))).toBe(true);
  });

  it('is read back where the tool of Zstandard packed it again', async () => {
    if (!hasTool) return;
    await writeTables(schema, { out: at('people.csv') });
    execFileSync('zstd', ['-q', '-19', '--check', '--rm', at('people.csv')]);

    const report = await verify(schema, at('people.csv.zst'));

    expect(report.findings).toEqual([]);
  });

  it('leaves nothing where its run is cancelled', async () => {
    const controller = new AbortController();

    const run = writeTables(schema, {
      out: at('out/'),
      format: 'ndjson.zst',
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });

    await expect(run).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not asked to be gzip too', async () => {
    await expect(writeTables(schema, { out: at('a.csv.zst'), format: 'csv.gz' })).rejects.toMatchObject({
      code: 'call/usage',
      message: expect.stringContaining('says zstd, but the format "csv.gz" says gzip'),
    });
  });
});
