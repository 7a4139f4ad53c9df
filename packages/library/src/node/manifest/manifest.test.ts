import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../../open-schema.ts';
import { writeTables } from '../write-tables.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './read-manifest.ts';
import { digestOfSchema } from './schema-digest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = `populace: 1
name: Two tables
seed: 3
tables:
  a: { rows: 10, columns: { id: sequence } }
  b: { rows: 4, columns: { x: { generator: choice, values: [1, 2] } } }
`;

const read = (name: string): Buffer => readFileSync(join(folder, name));
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const manifestOf = (name: string): Manifest => readManifest(read(name).toString());

describe('the manifest of a folder', () => {
  it('says what stands beside it', async () => {
    await writeTables(await openSchema(text, { locale: 'de_DE' }), { out: `${folder}/`, format: 'json' });

    const manifest = manifestOf('manifest.json');
    expect(manifest).toMatchObject({
      manifest: 1,
      product: 'populace',
      synthetic: true,
      schema: { name: 'Two tables', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
      seed: '3',
      values: 0,
      now: '2026-01-01T00:00:00Z',
      locale: 'de_DE',
      shard: null,
    });
    const content = { bytes: read('a.json').length, sha256: sha256(read('a.json')) };
    expect(manifest.tables[0]).toEqual({
      table: 'a',
      rowCount: 10,
      from: 0,
      take: 10,
      format: 'json',
      options: { bigints: 'digits', decimals: 'number', nest: false, nested: false, pretty: false, shape: 'array' },
      file: 'a.json',
      wholeName: 'a.json',
      ...content,
      compression: null,
      content,
      join: { head: 1, tail: 3, between: ',' },
    });
  });

  it('has bytes and digest of compressed files and of their content', async () => {
    await writeTables(await openSchema(text), { out: `${folder}/`, format: 'csv.gz', from: 2, take: 5 });

    const [a, b] = manifestOf('manifest.json').tables;
    const packed = read('a.csv.gz');
    expect(a).toMatchObject({ from: 2, take: 5, compression: 'gzip', bytes: packed.length, sha256: sha256(packed) });
    const content = gunzipSync(packed);
    expect(a?.content).toEqual({ bytes: content.length, sha256: sha256(content) });
    expect(b).toMatchObject({ from: 2, take: 2, rowCount: 4 });
  });

  it('is the same for the same call, and knows no time and no place', async () => {
    const schema = await openSchema(text);
    await writeTables(schema, { out: `${folder}/one/` });
    await writeTables(schema, { out: `${folder}/two/` });

    expect(read('one/manifest.json').equals(read('two/manifest.json'))).toBe(true);
  });

  it('is left out where it is not wanted', async () => {
    await writeTables(await openSchema(text), { out: `${folder}/`, manifest: false });

    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'b.csv']);
  });

  it('does not replace that of another run unasked', async () => {
    const schema = await openSchema(text);
    await writeTables(schema, { out: `${folder}/`, tables: ['a'] });

    const second = writeTables(schema, { out: `${folder}/`, tables: ['b'] });

    await expect(second).rejects.toMatchObject({
      code: 'target/exists',
      message: `${folder}/manifest.json, the manifest of an earlier run, is there already; say --overwrite to replace it, --no-manifest to write none, or choose another place.`,
    });
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'manifest.json']);
  });

  it('is refused in the place of a table', async () => {
    const schema = await openSchema('populace: 1\ntables: { Manifest: { rows: 1, columns: { id: sequence } } }');

    const run = writeTables(schema, { out: `${folder}/`, format: 'json' });

    await expect(run).rejects.toMatchObject({
      code: 'call/usage',
      message: expect.stringContaining('--no-manifest'),
    });
    await writeTables(schema, { out: `${folder}/`, format: 'csv' });
    expect(readdirSync(folder).sort()).toEqual(['Manifest.csv', 'manifest.json']);
  });
});

describe('the manifest of single files', () => {
  it.each([
    ['a.csv', true, 'a.csv.manifest.json', 'a.csv'],
    ['deep/{table}/rows.csv', true, 'deep/manifest.json', 'deep/a/rows.csv'],
    ['deep/a.csv', 'list.json', 'list.json', 'deep/a.csv'],
  ])('of %s with %s is %s', async (out, asked, place, path) => {
    const manifest = typeof asked === 'string' ? join(folder, asked) : asked;

    const run = await writeTables(await openSchema(text), { out: join(folder, out), tables: ['a'], manifest });

    expect(run.manifest).toBe(join(folder, place));
    const [table] = manifestOf(place).tables;
    expect(join(folder, place, '..', table?.file ?? '')).toBe(join(folder, path));
    expect(table?.sha256).toBe(sha256(read(path)));
  });

  it('is written only when it is asked for', async () => {
    const run = await writeTables(await openSchema(text), { out: join(folder, 'a.csv'), tables: ['a'] });

    expect(run.manifest).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['a.csv']);
  });
});

describe('the digest of a schema', () => {
  const digest = async (source: string | object, options = {}): Promise<string> =>
    digestOfSchema((await openSchema(source, options)) satisfies OpenedSchema);

  it('is the same for whatever is spelt otherwise', async () => {
    const own = await digest(text);

    expect(await digest(`# a comment\n${text.replace('seed: 3', 'seed:   3 # three')}`)).toBe(own);
    expect(await digest(text, { seed: 3 })).toBe(own);
    expect(await digest(text, { rows: { a: 10 } })).toBe(own);
    expect(await digest(text, { now: '2026-01-01T00:00:00Z' })).toBe(own);
    const object = {
      populace: 1,
      name: 'Two tables',
      seed: 3,
      tables: {
        a: { rows: 10, columns: { id: 'sequence' } },
        b: { rows: 4, columns: { x: { generator: 'choice', values: [1, 2] } } },
      },
    };
    expect(await digest(object)).toBe(own);
  });

  it.each([
    ['another seed', text.replace('seed: 3', 'seed: 4'), {}],
    ['another order of tables', text.replace(/( {2}a:.*\n)( {2}b:.*\n)/, '$2$1'), {}],
    ['a value as text', text.replace('[1, 2]', '["1", "2"]'), {}],
    ['another column', text.replace('id: sequence', 'id: uuid'), {}],
    ['rows from outside', text, { rows: 11 }],
    ['a seed from outside', text, { seed: 4 }],
    ['another now', text, { now: '2026-01-02' }],
    ['a locale', text, { locale: 'de_DE' }],
  ])('is another for %s', async (_, source, options) => {
    expect(await digest(source, options)).not.toBe(await digest(text));
  });
});

describe('a manifest that was changed', () => {
  it('is refused, or says the same, whatever bit is another', async () => {
    await writeTables(await openSchema(text), { out: `${folder}/`, tables: ['b'] });
    const bytes = read('manifest.json');
    const said = JSON.stringify(readManifest(bytes.toString()));
    let refused = 0;

    for (let at = 0; at < bytes.length * 8; at++) {
      const changed = Buffer.from(bytes);
      changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7));
      try {
        expect(JSON.stringify(readManifest(changed.toString()))).toBe(said);
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') throw error;
        refused++;
      }
    }

    // What is let through is space between tokens.
    expect(refused).toBeGreaterThan(bytes.length * 6);
  });

  it.each(['', '{', '[]', 'null', '{}', '{"manifest":1}', '{"manifest":2}'])('is refused as %s', (changed) => {
    expect(() => readManifest(changed)).toThrow(/^it (is no|has form)/);
  });
});

describe('shards', () => {
  it('have names of their own, with as many digits as the last', async () => {
    const schema = await openSchema(text);

    await writeTables(schema, { out: `${folder}/`, format: 'csv.gz', shard: { index: 2, of: 13 } });

    expect(readdirSync(folder).sort()).toEqual([
      'a.shard-02-of-13.csv.gz',
      'b.shard-02-of-13.csv.gz',
      'manifest.shard-02-of-13.json',
    ]);
    const manifest = manifestOf('manifest.shard-02-of-13.json');
    expect(manifest.shard).toEqual({ index: 2, of: 13 });
    expect(manifest.tables.map(({ from, take, wholeName }) => [from, take, wholeName])).toEqual([
      [0, 1, 'a.csv.gz'],
      [0, 0, 'b.csv.gz'],
    ]);
  });

  it('are whole files of their rows', async () => {
    const schema = await openSchema(text);

    await writeTables(schema, { out: `${folder}/`, shard: { index: 2, of: 3 }, format: 'json' });

    expect(read('a.shard-2-of-3.json').toString()).toBe(schema.table('a').text('json', { from: 3, take: 3 }));
  });

  it.each([
    ['all.csv', 'Name a folder, such as out/.'],
    ['{table}.csv', 'Name a folder, such as out/.'],
    ['all.parquet', 'Name a folder, such as out/.'],
    ['all', 'End all with a slash.'],
  ])('are refused outside a folder, where each would replace the last: %s', async (out, wayOut) => {
    const schema = await openSchema(text);
    const path = join(folder, out);

    const run = writeTables(schema, { out: path, tables: ['a'], shard: { index: 1, of: 2 } });

    await expect(run).rejects.toMatchObject({
      code: 'call/usage',
      message: `Shards go into a folder, where each file is named after its shard. ${wayOut.replace('End all', `End ${path}`)}`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('say which rows, so that nothing else may', async () => {
    const schema = await openSchema(text);
    const shard = { index: 1, of: 2 };

    for (const window of [{ from: 1 }, { take: 1 }]) {
      await expect(writeTables(schema, { out: `${folder}/`, shard, ...window })).rejects.toMatchObject({
        code: 'call/usage',
        message: 'A shard says which rows are written: give either --shard, or --from and --take.',
      });
    }
    writeFileSync(join(folder, 'x'), '');
    expect(readdirSync(folder)).toEqual(['x']);
  });
});
