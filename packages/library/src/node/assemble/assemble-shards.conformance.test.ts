import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CodedError } from '@populace/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../../open-schema.ts';
import { withChecksum } from '../manifest/make-manifest.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { writeTables } from '../write-tables.ts';
import { assembleShards } from './assemble-shards.ts';

let folder: string;
let schema: OpenedSchema;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'populace-assemble-'));
  schema = await openSchema(text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = `populace: 1
seed: 3
tables:
  many: { rows: 1_000, columns: { id: sequence, word: { generator: lorem.word, nulls: 20% }, name: person.fullName } }
  few: { rows: 3, columns: { id: sequence } }
  none: { rows: 0, columns: { id: sequence } }
`;

const at = (name: string): string => join(folder, name);
const read = (name: string): Buffer => readFileSync(at(name));

/** Writes all shards into `parts`, but those left out. */
async function writeShards(
  of: number,
  { format = 'csv', without = [] as number[], into = 'parts' } = {},
): Promise<void> {
  for (let index = 1; index <= of; index++) {
    if (without.includes(index)) continue;
    await writeTables(schema, { out: at(`${into}/`), format, shard: { index, of } });
  }
}

/** All sentences of what is wrong, with their codes. */
async function complaints(work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const lines = error.problems.map(({ code, message }) => `${code} ${message}`);
    return lines.length > 0 ? lines : [`${error.code} ${error.message}`];
  }
  return [];
}

/** Changes what a manifest says, with a right checksum: as another call would have written it. */
function rewrite(name: string, change: (said: Manifest) => object): void {
  const manifest: Manifest = JSON.parse(read(name).toString());
  const { checksum: _, ...said } = { ...manifest, ...change(manifest) };
  writeFileSync(at(name), JSON.stringify(withChecksum(said)));
}

describe('shards that are joined', () => {
  it.each(['csv', 'tsv', 'ndjson', 'json', 'csv.gz', 'json.gz'])('are the whole: %s', async (format) => {
    await writeTables(schema, { out: at('whole/'), format });

    for (const of of [1, 2, 13]) {
      await writeShards(of, { format, into: `parts-${of}` });
      const run = await assembleShards(at(`parts-${of}`), { out: at(`out-${of}/`) });

      expect(run.shards).toBe(of);
      expect(run.tables.map(({ table, rows }) => [table, rows])).toEqual([
        ['many', 1000],
        ['few', 3],
        ['none', 0],
      ]);
      expect(readdirSync(at(`out-${of}`)).sort()).toEqual(readdirSync(at('whole')).sort());
      for (const name of readdirSync(at('whole'))) {
        const content = (path: string): Buffer => (name.endsWith('.gz') ? gunzipSync(read(path)) : read(path));
        expect(content(`out-${of}/${name}`).equals(content(`whole/${name}`))).toBe(true);
      }
    }
  });

  it('keep the options of their format', async () => {
    const options = { delimiter: ';', bom: true, lineEnd: 'crlf' };
    const tables = ['many'];
    for (const index of [1, 2]) {
      await writeTables(schema, { out: at('parts/'), options, tables, shard: { index, of: 2 } });
    }

    await assembleShards(at('parts'), { out: at('many.csv') });

    expect(read('many.csv').toString()).toBe(schema.table('many').text('csv', { options }));
    expect(readdirSync(folder).sort()).toEqual(['many.csv', 'parts']);
  });

  it('stay, or go, as is wished', async () => {
    await writeShards(2);

    await assembleShards(at('parts'));
    const beside = readdirSync(at('parts')).length;
    await assembleShards(at('parts'), { overwrite: true, deleteParts: true });

    expect(beside).toBe(2 * 4 + 4);
    expect(readdirSync(at('parts')).sort()).toEqual(['few.csv', 'manifest.json', 'many.csv', 'none.csv']);
  });

  it('replace nothing unasked', async () => {
    await writeShards(2);
    writeFileSync(at('parts/few.csv'), 'mine');

    expect(await complaints(assembleShards(at('parts')))).toEqual([
      `target/exists ${at('parts/few.csv')} is there already; say --overwrite to replace it, or choose another name.`,
    ]);
    expect(readdirSync(at('parts'))).toHaveLength(2 * 4 + 1);
  });

  it('go into one file only where there is one table', async () => {
    await writeShards(2);

    expect(await complaints(assembleShards(at('parts'), { out: at('all.csv') }))).toEqual([
      `call/usage 3 tables cannot go to ${at('all.csv')} together: name a folder, with a slash at its end.`,
    ]);
  });

  it('leave nothing when they are cancelled', async () => {
    await writeShards(3);
    const controller = new AbortController();

    const run = assembleShards(at('parts'), {
      out: at('out/'),
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });

    await expect(run).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(readdirSync(folder)).toEqual(['parts']);
  });
});

describe('what is wrong with shards', () => {
  it('is told all at once, each with its file and a way out', async () => {
    await writeShards(6, { without: [2] });
    writeFileSync(at('parts/manifest.shard-3-of-6.json'), '{');
    rmSync(at('parts/few.shard-4-of-6.csv'));
    writeFileSync(at('parts/many.shard-5-of-6.csv'), 'short');
    const [flipped] = [read('parts/many.shard-6-of-6.csv')];
    flipped[100] = (flipped[100] ?? 0) ^ 1;
    writeFileSync(at('parts/many.shard-6-of-6.csv'), flipped);
    copyFileSync(at('parts/manifest.shard-1-of-6.json'), at('parts/manifest.shard-1-of-6 (copy).json'));

    const told = await complaints(assembleShards(at('parts'), { out: at('out/') }));

    expect(told.map((line) => line.replaceAll(`${at('parts')}/`, ''))).toEqual(
      [
        'shard/damaged manifest.shard-3-of-6.json is not a manifest as it was written (it is no JSON); copy it once more, or make its shard again.',
        'shard/missing Shard 2 of 6 is missing: make it with --shard 2/6, or bring its files here.',
        'shard/missing Shard 3 of 6 is missing: make it with --shard 3/6, or bring its files here.',
        'shard/mismatch manifest.shard-1-of-6 (copy).json and manifest.shard-1-of-6.json are both shard 1 of 6; take one of them away.',
        'shard/missing few.shard-4-of-6.csv is not there; make the shard again with --shard 4/6, or copy the file once more.',
        'shard/damaged many.shard-5-of-6.csv has 5 bytes, not 6071; make the shard again with --shard 5/6, or copy the file once more.',
        'shard/damaged many.shard-6-of-6.csv is not what was written: its SHA-256 is another; make the shard again with --shard 6/6, or copy the file once more.',
      ].map((line) =>
        line.replace('6071', `${JSON.parse(read('parts/manifest.shard-5-of-6.json').toString()).tables[0].bytes}`),
      ),
    );
    expect(readdirSync(folder)).toEqual(['parts']);
  });

  it.each(['csv', 'csv.gz'])('is found in any file while it is joined: %s', async (format) => {
    await writeShards(3, { format });
    for (const name of [`few.shard-1-of-3.${format}`, `many.shard-3-of-3.${format}`]) {
      const bytes = read(`parts/${name}`);
      bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 4;
      writeFileSync(at(`parts/${name}`), bytes);
    }

    const told = await complaints(assembleShards(at('parts'), { out: at('out/') }));

    expect(told.map((line) => line.split(' is not')[0])).toEqual([
      `shard/damaged ${at(`parts/many.shard-3-of-3.${format}`)}`,
      `shard/damaged ${at(`parts/few.shard-1-of-3.${format}`)}`,
    ]);
    expect(readdirSync(folder)).toEqual(['parts']);
  });

  it('is one of another seed among the others', async () => {
    await writeShards(4, { without: [3] });
    const other = await openSchema(text, { seed: 4 });
    await writeTables(other, { out: at('parts/'), shard: { index: 3, of: 4 } });

    const [only, ...more] = await complaints(assembleShards(at('parts')));

    expect(more).toEqual([]);
    expect(only).toMatch(
      /^shard\/mismatch .*manifest\.shard-3-of-4\.json is of another run: the seed is "4", not "3"; the digest/,
    );
    expect(only).toMatch(/make it again as .*manifest\.shard-1-of-4\.json was, or take it away\.$/);
  });

  it.each([
    ['the version of Populace', () => ({ version: '9.9.9' })],
    ['the values set', () => ({ values: 7 })],
    ['what now means', () => ({ now: '2027-01-01T00:00:00Z' })],
    ['the locale', () => ({ locale: 'de_DE' })],
    ['the list of tables', ({ tables }: Manifest) => ({ tables: tables.slice(1) })],
    [
      'the rows of few',
      ({ tables }: Manifest) => ({ tables: tables.map((table) => ({ ...table, rowCount: 3 + table.rowCount })) }),
    ],
    [
      'the format of many',
      ({ tables }: Manifest) => ({ tables: tables.map((table) => ({ ...table, format: 'tsv' })) }),
    ],
    ['the options of many', ({ tables }: Manifest) => ({ tables: tables.map((table) => ({ ...table, options: {} })) })],
    ['the head of none', ({ tables }: Manifest) => ({ tables: tables.map((table) => ({ ...table, join: null })) })],
  ])('is named: %s', async (fact, change) => {
    await writeShards(3);
    rewrite('parts/manifest.shard-2-of-3.json', change);

    const [first] = await complaints(assembleShards(at('parts')));

    expect(first).toContain(`manifest.shard-2-of-3.json is of another run: `);
    expect(first).toContain(`${fact} is `);
  });

  it('is a gap between rows', async () => {
    await writeShards(2);
    rewrite('parts/manifest.shard-2-of-2.json', ({ tables }) => ({
      tables: tables.map((table) => (table.table === 'many' ? { ...table, from: 501, take: 499 } : table)),
    }));

    expect(await complaints(assembleShards(at('parts')))).toEqual([
      `shard/mismatch ${at('parts/manifest.shard-2-of-2.json')} has 499 rows of many from row 501, which are not those of shard 2 of 2; make it again with --shard 2/2.`,
    ]);
  });

  it.each(['../secret.csv', '/etc/passwd', 'a/b.csv', '..', 'a\\b.csv'])('is a file elsewhere: %s', async (file) => {
    await writeShards(2);
    for (const index of [1, 2]) {
      rewrite(`parts/manifest.shard-${index}-of-2.json`, ({ tables }) => ({
        tables: tables.map((table) => ({ ...table, file, wholeName: file })),
      }));
    }

    const told = await complaints(assembleShards(at('parts')));

    expect(told).toHaveLength(2);
    for (const line of told) expect(line).toContain('names a file that is not beside it');
  });

  it('is a folder without shards, or none', async () => {
    mkdirSync(at('empty'));

    expect(await complaints(assembleShards(at('empty')))).toEqual([
      `shard/missing ${at('empty')} has no manifest of a shard (manifest.shard-I-of-N.json); make shards into it with populace generate … --shard I/N --out FOLDER/.`,
    ]);
    expect(await complaints(assembleShards(at('nowhere')))).toEqual([
      `call/no-such-file The folder ${at('nowhere')} does not exist; check the path.`,
    ]);
  });
});
