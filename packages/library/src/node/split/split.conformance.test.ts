import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../../open-schema.ts';
import { readManifest } from '../manifest/read-manifest.ts';
import { verify } from '../verify/verify.ts';
import { writeTables } from '../write-tables.ts';

let folder: string;
let schema: OpenedSchema;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'populace-split-'));
  schema = await openSchema({
    populace: 1,
    tables: {
      people: {
        rows: 2500,
        columns: {
          id: 'sequence',
          name: 'person.fullName',
          country: { generator: 'choice', values: ['DE', 'a/b=c', 'Côte', '', 'de'], nulls: '10%' },
        },
      },
      none: { rows: 0, columns: { id: 'sequence', country: 'sequence' } },
    },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const filesIn = (name: string): readonly string[] =>
  readdirSync(at(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(at(name).length + 1))
    .sort();

describe('a table split by rows', () => {
  it('has files of so many rows, each whole, and the manifest lists them', async () => {
    const run = await writeTables(schema, { out: at('out/'), split: { rows: 1000 } });

    expect(filesIn('out')).toEqual([
      'manifest.json',
      'none.part-0001.csv',
      'people.part-0001.csv',
      'people.part-0002.csv',
      'people.part-0003.csv',
    ]);
    expect(read('out/people.part-0002.csv')).toBe(schema.table('people').text('csv', { from: 1000, take: 1000 }));
    expect(read('out/none.part-0001.csv')).toBe('id,country\n');
    const { tables } = readManifest(read('out/manifest.json'));
    expect(tables.map(({ file, from, take }) => [file, from, take])).toEqual([
      ['people.part-0001.csv', 0, 1000],
      ['people.part-0002.csv', 1000, 1000],
      ['people.part-0003.csv', 2000, 500],
      ['none.part-0001.csv', 0, 0],
    ]);
    expect(run.tables.map(({ table, path, rows }) => [table, path, rows])).toEqual([
      ['people', at('out/people.part-*.csv'), 2500],
      ['none', at('out/none.part-0001.csv'), 0],
    ]);
    await expect(verify(schema, at('out'))).resolves.toMatchObject({ ok: true });
  });

  it('opens more files than a process may have open', async () => {
    await writeTables(schema, { out: at('out/'), split: { rows: 2 }, tables: ['people'], manifest: false });

    expect(filesIn('out')).toHaveLength(1250);
    expect(read('out/people.part-1250.csv')).toBe(schema.table('people').text('csv', { from: 2498 }));
  });

  it('takes any format, a window, compression', async () => {
    await writeTables(schema, {
      out: at('out/'),
      split: { rows: 10 },
      tables: ['people'],
      format: 'json.gz',
      from: 5,
      take: 25,
    });

    const last = gunzipSync(readFileSync(at('out/people.part-0003.json.gz'))).toString();
    expect(last).toBe(schema.table('people').text('json', { from: 25, take: 5 }));
    expect(filesIn('out')).toHaveLength(4);
  });
});

describe.each(['csv', 'json', 'ndjson'])('a table split by bytes, as %s', (format) => {
  it('has files of at most so many bytes, to which no row more could be added', async () => {
    await writeTables(schema, { out: at('out/'), format, split: { bytes: 5000 }, tables: ['people'] });

    const { tables } = readManifest(read('out/manifest.json'));
    const people = schema.table('people');
    let next = 0;
    for (const { file, from, take, bytes } of tables) {
      expect(from).toBe(next);
      next += take;
      expect(read(`out/${file}`)).toBe(people.text(format, { from, take }));
      expect(bytes).toBeLessThanOrEqual(5000);
      const longer = Buffer.byteLength(people.text(format, { from, take: take + 1 }));
      if (next < 2500) expect(longer).toBeGreaterThan(5000);
    }
    expect(next).toBe(2500);
    await expect(verify(schema, at('out'), { tables: ['people'] })).resolves.toMatchObject({ ok: true });
  });

  it('gives a row that is larger a file of its own', async () => {
    await writeTables(schema, { out: at('out/'), format, split: { bytes: 1 }, tables: ['people'], take: 3 });

    const { tables } = readManifest(read('out/manifest.json'));
    expect(tables.map(({ take }) => take)).toEqual([1, 1, 1]);
  });

  it('is cut alike by any number of threads, and compressed or not', async () => {
    await writeTables(schema, { out: at('one/'), format, split: { bytes: 9000 }, workers: 1 });
    await writeTables(schema, { out: at('two/'), format: `${format}.zst`, split: { bytes: 9000 }, workers: 3 });

    expect(filesIn('two')).toEqual(filesIn('one').map((name) => (name === 'manifest.json' ? name : `${name}.zst`)));
  });
});

describe('a table split by the values of a column', () => {
  it('has a folder for each, which DuckDB reads back with the column', async () => {
    await writeTables(schema, { out: at('out/'), split: { by: 'country' }, tables: ['people'] });

    expect(filesIn('out')).toEqual([
      'manifest.json',
      'people/country=Côte/part-0.csv',
      'people/country=DE/part-1.csv',
      'people/country=__HIVE_DEFAULT_PARTITION__/part-0.csv',
      'people/country=a%2Fb%3Dc/part-0.csv',
      'people/country=de/part-0.csv',
    ]);
    const connection = await (await DuckDBInstance.create()).connect();
    const source = `read_csv('${at('out/people/*/*.csv')}', hive_partitioning = true)`;
    const reader = await connection.runAndReadAll(`SELECT id::INT, name, country FROM ${source} ORDER BY id`);
    const expected = [...schema.table('people').rows()].map(({ id, name, country }) => [id, name, country]);
    // Hive has one folder for nulls and for texts without a letter.
    expect(reader.getRows()).toEqual(expected.map(([id, name, value]) => [id, name, value === '' ? null : value]));
  });

  it('has the rows of a value in their order, in files that are whole', async () => {
    await writeTables(schema, { out: at('out/'), split: { by: 'country' }, tables: ['people'], format: 'json' });

    const wanted = [...schema.table('people').rows()].filter(({ country }) => country === 'DE');
    const found = JSON.parse(read('out/people/country=DE/part-1.json'));
    expect(found).toEqual(wanted.map(({ id, name }) => ({ id, name })));
    const { tables } = readManifest(read('out/manifest.json'));
    const record = tables.find(({ file }) => file === 'people/country=DE/part-1.json');
    expect(record).toMatchObject({ take: wanted.length, partition: { column: 'country', value: 'DE' } });
  });

  it('has files of blocks as well, which DuckDB reads back', async () => {
    const parquet = { format: 'parquet', options: { rowsPerGroup: 64 } };
    await writeTables(schema, { out: at('out/'), split: { by: 'country' }, tables: ['people'], ...parquet });

    const connection = await (await DuckDBInstance.create()).connect();
    const source = `read_parquet('${at('out/people/*/*.parquet')}', hive_partitioning = true)`;
    const reader = await connection.runAndReadAll(`SELECT id::INT, name, country FROM ${source} ORDER BY id`);
    const expected = [...schema.table('people').rows()].map(({ id, name, country }) => [id, name, country || null]);
    expect(reader.getRows()).toEqual(expected);
  });

  it.each(['csv', 'avro', 'arrow', 'arrow-stream', 'msgpack', 'ods', 'parquet', 'xlsx', 'yaml', 'vcard'])(
    'has the files that windows have, where a value has the rows of a window, as %s',
    async (format) => {
      const halves = await openSchema({
        populace: 1,
        tables: {
          people: {
            rows: 9000,
            columns: { name: 'person.fullName', half: { formula: 'rowNumber < 6000 ? "one" : "two"' } },
          },
        },
      });
      await writeTables(halves, { out: at('out/'), split: { by: 'half' }, format, manifest: false });

      const one = { columns: ['name'], take: 6000 };
      const [file = ''] = filesIn('out/people/half=one');
      const expected: Uint8Array[] = [];
      for await (const bytes of halves.table('people').bytes(format, one)) expected.push(bytes);
      expect(readFileSync(at(`out/people/half=one/${file}`)).equals(Buffer.concat(expected))).toBe(true);
    },
  );

  it('has nothing of a table without rows', async () => {
    const { tables } = await writeTables(schema, { out: at('out/'), split: { by: 'country' } });

    expect(filesIn('out').some((name) => name.startsWith('none'))).toBe(false);
    expect(tables.map(({ table, rows, path }) => [table, rows, path])).toEqual([
      ['people', 2500, at('out/people/country=*/part-*.csv')],
    ]);
  });

  it.each([
    [{ by: 'id' }, {}, 'call/usage', 'more than 1000 different values'],
    [{ by: 'contry' }, {}, 'call/usage', 'did you mean country?'],
    [{ by: 'country' }, { format: 'sql' }, 'format/cannot-hold', 'cannot be told apart'],
    [{ bytes: 100 }, { format: 'sql' }, 'format/cannot-hold', 'cannot be cut by bytes'],
    [{ rows: 0 }, {}, 'call/usage', 'from 1 on'],
    [{ rows: 10 }, { shard: { index: 1, of: 2 } }, 'call/usage', 'either --shard, or --split'],
    [
      { rows: 10 },
      { out: 'a' },
      'call/usage',
      '--split writes several files per table, which go into a folder. End a with a slash, or leave --split out.',
    ],
    [
      { rows: 10 },
      { out: 'a.csv' },
      'call/usage',
      '--split writes several files per table, which go into a folder. Name a folder, such as out/, or leave --split out.',
    ],
    [
      { rows: 10 },
      { out: 'a.tar.gz' },
      'call/usage',
      'The archive a.tar.gz takes one file per table, but --split writes several. Name a folder, such as out/, or leave --split out.',
    ],
    [
      { bytes: 10 },
      { out: 'q/{table}.csv' },
      'call/usage',
      'q/{table}.csv is the path of one file per table, but --split writes several. Name a folder, such as out/, or leave --split out.',
    ],
  ] as const)('refuses %j with %j, and leaves nothing', async (split, more, code, words) => {
    const run = writeTables(schema, { out: at('out/'), split, tables: ['people'], ...more });

    await expect(run).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a value that readers would take for null, and leaves nothing', async () => {
    const given = await openSchema({
      populace: 1,
      tables: {
        t: {
          rows: [
            { id: 1, of: 'DE' },
            { id: 2, of: '__HIVE_DEFAULT_PARTITION__' },
          ],
          columns: { id: {}, of: {} },
        },
      },
    });

    await expect(writeTables(given, { out: at('out/'), split: { by: 'of' } })).rejects.toMatchObject({
      code: 'call/usage',
      message: expect.stringContaining('which readers of such folders take for null'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a column that has no other beside it', async () => {
    const alone = await openSchema({ populace: 1, tables: { flips: { rows: 2, columns: { side: 'boolean' } } } });

    await expect(writeTables(alone, { out: at('out/'), split: { by: 'side' } })).rejects.toMatchObject({
      code: 'call/usage',
      message: expect.stringContaining('flips has no other column than side'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not verified, which is said', async () => {
    await writeTables(schema, { out: at('out/'), split: { by: 'country' }, tables: ['people'] });

    await expect(verify(schema, at('out'))).rejects.toThrow('divided by country, which verify does not read');
  });
});

it.each([{ rows: 100 }, { bytes: 5000 }, { by: 'country' }])(
  'nothing is left of a run by %j that fails',
  async (split) => {
    const controller = new AbortController();
    const cancelled = writeTables(schema, {
      out: at('out/'),
      tables: ['people'],
      split,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });

    await expect(cancelled).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(readdirSync(folder)).toEqual([]);
    await writeTables(schema, { out: at('there/'), tables: ['people'], split });
    const before = filesIn('there');
    rmSync(at('there/manifest.json'));
    writeFileSync(at(`there/${before.at(-1)}`), 'mine');
    await expect(writeTables(schema, { out: at('there/'), tables: ['people'], split })).rejects.toMatchObject({
      code: 'target/exists',
    });
    expect(read(`there/${before.at(-1)}`)).toBe('mine');
  },
);
