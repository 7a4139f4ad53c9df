import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import { readManifest } from './manifest/read-manifest.ts';
import { verify } from './verify/verify.ts';
import { writeTables } from './write-tables.ts';

const hasTar = spawnSync('tar', ['--version']).status === 0;
const hasZstd = spawnSync('zstd', ['--version']).status === 0;

let folder: string;
let schema: OpenedSchema;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'populace-archive-'));
  schema = await openSchema({
    populace: 1,
    tables: {
      people: { rows: 30_000, columns: { id: 'sequence', name: 'person.fullName' } },
      'odd/name': { rows: 2, columns: { id: 'sequence' } },
      none: { rows: 0, columns: { id: 'sequence' } },
    },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const names = ['people.csv', 'odd%2Fname.csv', 'none.csv', 'manifest.json'];

/** Writes the same run into a folder, to compare with. */
async function filesOf(format?: string): Promise<ReadonlyMap<string, Buffer>> {
  await writeTables(schema, { out: at('plain/'), format });
  return new Map(readdirSync(at('plain')).map((name) => [name, readFileSync(at(`plain/${name}`))]));
}

describe('a run into a zip', () => {
  it('has what a run into a folder has, its manifest too', async () => {
    const run = await writeTables(schema, { out: at('all.zip') });

    const read = unzipSync(readFileSync(at('all.zip')));
    expect(Object.keys(read)).toEqual(names);
    for (const [name, bytes] of await filesOf()) expect(bytes.equals(read[name] ?? Buffer.alloc(0))).toBe(true);
    expect(run.tables.map(({ table, path, member, rows }) => [table, path, member, rows])).toEqual([
      ['people', at('all.zip'), 'people.csv', 30_000],
      ['odd/name', at('all.zip'), 'odd%2Fname.csv', 2],
      ['none', at('all.zip'), 'none.csv', 0],
    ]);
    expect([run.manifest, run.manifestMember]).toEqual([undefined, 'manifest.json']);
    const total = run.tables.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBe(readFileSync(at('all.zip')).length);
    const { tables } = readManifest(Buffer.from(read['manifest.json'] ?? []).toString());
    const sha256 = createHash('sha256')
      .update(read['people.csv'] ?? '')
      .digest('hex');
    expect(tables[0]).toMatchObject({ file: 'people.csv', sha256, compression: null });
  });

  it('takes another format, one table, no manifest', async () => {
    const run = await writeTables(schema, {
      out: at('all.zip'),
      format: 'ndjson',
      tables: ['people'],
      manifest: false,
    });

    expect(run.manifestMember).toBeUndefined();
    expect(Object.keys(unzipSync(readFileSync(at('all.zip'))))).toEqual(['people.ndjson']);
  });
});

describe.skipIf(!hasTar || !hasZstd)('a run into a tar', () => {
  it.each([
    ['all.tar', []],
    ['all.tar.gz', ['-z']],
    ['all.tgz', ['-z']],
    ['all.tar.zst', ['--zstd']],
  ] as const)('called %s has what a run into a folder has', async (name, unpack) => {
    await writeTables(schema, { out: at(name), format: 'json' });

    execFileSync('mkdir', [at('read')]);
    execFileSync('tar', [...unpack, '-xf', at(name), '-C', at('read')]);
    const files = await filesOf('json');
    expect(readdirSync(at('read'))).toEqual([...files.keys()]);
    for (const [file, bytes] of files) expect(bytes.equals(readFileSync(at(`read/${file}`)))).toBe(true);
    await expect(verify(schema, at('read'))).resolves.toMatchObject({ ok: true });
  });
});

describe.each(['all.zip', 'all.tar', 'all.tar.gz', 'all.tar.zst'])('%s', (name) => {
  it('has the same bytes for any number of threads', async () => {
    await writeTables(schema, { out: at(name), workers: 1 });
    await writeTables(schema, { out: at(`more-${name}`), workers: 3 });

    expect(readFileSync(at(name)).equals(readFileSync(at(`more-${name}`)))).toBe(true);
  });

  it('is not there when its run was cancelled', async () => {
    const controller = new AbortController();

    const run = writeTables(schema, {
      out: at(`deep/${name}`),
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });

    await expect(run).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused where something does not go together', async () => {
    const refused = (options: object): Promise<unknown> => writeTables(schema, { out: at(name), ...options });

    await expect(refused({ format: 'csv.gz' })).rejects.toMatchObject({ code: 'call/usage' });
    await expect(refused({ manifest: at('m.json') })).rejects.toMatchObject({ code: 'call/usage' });
    await expect(refused({ options: { nope: 1 } })).rejects.toMatchObject({ code: 'format/invalid-option' });
    expect(readdirSync(folder)).toEqual([]);
    await writeTables(schema, { out: at(name) });
    await expect(refused({})).rejects.toMatchObject({ code: 'target/exists' });
    await expect(verify(schema, at(name))).rejects.toThrow('is an archive, which verify does not open');
  });
});

it.each([
  ['zip', 'end the path that is written to with .zip'],
  ['tar.gz', 'end the path that is written to with .tar.gz'],
  ['csv.bz2', 'cannot compress with bzip2: end the format with .gz or .zst'],
])('the format %s is told to be none', async (format, words) => {
  await expect(writeTables(schema, { out: at('plain/'), format })).rejects.toMatchObject({
    code: 'format/unknown',
    message: expect.stringContaining(words),
  });
});

it('is refused where a table and the manifest would have one name in it', async () => {
  const rows = { rows: 2, columns: { id: 'sequence' } };
  const world = await openSchema({ populace: 1, tables: { Manifest: rows, other: rows } });
  const write = (manifest?: boolean): Promise<unknown> =>
    writeTables(world, { out: at('all.zip'), format: 'json', manifest });

  await expect(write()).rejects.toThrow('The table Manifest and the manifest would both be manifest.json');
  expect(readdirSync(folder)).toEqual([]);
  await write(false);

  expect(Object.keys(unzipSync(readFileSync(at('all.zip'))))).toEqual(['Manifest.json', 'other.json']);
});

it.skipIf(process.platform !== 'linux').each(['all.zip', 'all.tar', 'all.tar.zst'])(
  'a full disk is told for %s',
  async (name) => {
    symlinkSync('/dev/full', at(name));

    await expect(writeTables(schema, { out: at(name), overwrite: true })).rejects.toMatchObject({ code: 'target/io' });
  },
);
