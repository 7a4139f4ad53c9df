import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';
import { SHOP } from './shop-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
  command.write('shop.yaml', SHOP);
});
afterAll(() => command.remove());

const read = (name: string): string => readFileSync(command.path(name), 'utf8');

describe('files', () => {
  it('does not replace the schema, nor what it names', async () => {
    command.write('taken.txt', '7\n');
    command.write(
      'rare.yaml',
      'populace: 1\ntables:\n  t: { rows: 3, columns: { n: { generator: number.integer, max: 9, unique: { except: { file: taken.txt } } } } }\n',
    );
    const schema = read('rare.yaml');

    for (const out of ['rare.yaml', 'taken.txt']) {
      const done = await command.run('generate', 'rare.yaml', '--format', 'csv', '--out', out, '--overwrite');

      expect(done.exit).toBe(2);
      expect(done.stderr).toContain(`${out} is read by this run, so it is not replaced.`);
    }
    expect(read('rare.yaml')).toBe(schema);
    expect(read('taken.txt')).toBe('7\n');
  });

  it('writes one file a table into a folder, which it makes', async () => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'new/deep/');

    expect(done.exit).toBe(0);
    expect(done.stdout).toBe('');
    expect(readdirSync(command.path('new/deep')).sort()).toEqual(['manifest.json', 'orders.csv', 'people.csv']);
    expect(parse(read('new/deep/people.csv'), { columns: true })).toHaveLength(20);
    const people = new Set(parse<{ id: string }>(read('new/deep/people.csv'), { columns: true }).map(({ id }) => id));
    for (const order of parse<{ person_id: string }>(read('new/deep/orders.csv'), { columns: true })) {
      expect(people).toContain(order.person_id);
    }
    const [first, second, third, fourth] = done.stderr.split('\n');
    expect(first).toMatch(/^ {2}people {2}20 rows {2}\d+ B {4,}new\/deep\/people\.csv$/);
    expect(second).toMatch(/^ {2}orders {2}30 rows {2}\d\.\d\d kB {2}new\/deep\/orders\.csv$/);
    expect(third).toMatch(/^50 rows, [\d.]+ kB in [\d.]+ s(, [\d,]+ rows\/s)? \(seed 7, values 0\)$/);
    expect(fourth).toBe('manifest new/deep/manifest.json');
  });

  it('knows a folder that is there without a slash', async () => {
    mkdirSync(command.path('there'));

    await command.run('generate', 'shop.yaml', '--table', 'people', '--out', 'there', '--format', 'json.gz');

    const rows: unknown = JSON.parse(gunzipSync(readFileSync(command.path('there/people.json.gz'))).toString());
    expect(rows).toHaveLength(20);
  });

  it('puts the table into the path', async () => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'by/{table}/{table}-1.ndjson', '--quiet');

    expect(done).toEqual({ exit: 0, stdout: '', stderr: '' });
    expect(read('by/people/people-1.ndjson').split('\n')).toHaveLength(21);
    expect(read('by/orders/orders-1.ndjson').split('\n')).toHaveLength(31);
  });

  it('takes format and compression from the extension', async () => {
    await command.run('generate', 'shop.yaml', '--table', 'people', '--out', 'people.csv.gz');
    const plain = await command.run('generate', 'shop.yaml', '--table', 'people');

    expect(gunzipSync(readFileSync(command.path('people.csv.gz'))).toString()).toBe(plain.stdout);
  });

  it('takes the format that is named before the extension', async () => {
    await command.run('generate', '--columns', 'a:sequence', '--rows', '1', '--out', 'a.txt', '--format', 'json');

    expect(read('a.txt')).toBe('[\n{"a":1}\n]\n');
  });

  it('leads no name of a table out of the folder', async () => {
    const names = ['../up', '/etc/x', 'a/b', 'CON', '.', 'x:y', 'Ünï', 'a b', '..\\w'];
    const tables = names.map((name) => `  ${JSON.stringify(name)}: { rows: 1, columns: { a: sequence } }\n`).join('');
    command.write('names.yaml', `populace: 1\ntables:\n${tables}`);

    const done = await command.run('generate', 'names.yaml', '--out', 'names/');

    expect(done.exit).toBe(0);
    expect(readdirSync(command.path('names')).sort()).toEqual(
      [
        '%2E.%5Cw.csv',
        '%2E.%2Fup.csv',
        '%2E.csv',
        '%2Fetc%2Fx.csv',
        '%43ON.csv',
        'a b.csv',
        'a%2Fb.csv',
        'manifest.json',
        'x%3Ay.csv',
        'Ünï.csv',
      ].sort(),
    );
  });

  it('refuses what is there, unless it may replace it', async () => {
    command.write('mine.csv', 'mine');
    const words = ['generate', '--columns', 'a:sequence', '--rows', '1', '--out', 'mine.csv'];

    const refused = await command.run(...words);
    const kept = read('mine.csv');
    const replaced = await command.run(...words, '--overwrite');

    expect(refused).toEqual({
      exit: 1,
      stdout: '',
      stderr:
        'populace  target/exists  mine.csv is there already; say --overwrite to replace it, or choose another name.\n',
    });
    expect(kept).toBe('mine');
    expect([replaced.exit, read('mine.csv')]).toEqual([0, 'a\n1\n']);
  });

  it('writes no table where one of the files is there', async () => {
    mkdirSync(command.path('half'));
    writeFileSync(command.path('half/orders.csv'), 'mine');

    const done = await command.run('generate', 'shop.yaml', '--out', 'half/');

    expect(done.exit).toBe(1);
    expect(readdirSync(command.path('half'))).toEqual(['orders.csv']);
  });

  it('replaces what a symbolic link points to, and not the link', async () => {
    command.write('target.txt', 'mine');
    symlinkSync(command.path('target.txt'), command.path('link.csv'));

    const done = await command.run(
      'generate',
      '--columns',
      'a:sequence',
      '--rows',
      '1',
      '--out',
      'link.csv',
      '--overwrite',
    );

    expect([done.exit, read('target.txt')]).toEqual([0, 'a\n1\n']);
    expect(lstatSync(command.path('link.csv')).isSymbolicLink()).toBe(true);
  });

  it('says which folder may not be written', async () => {
    mkdirSync(command.path('locked'));
    chmodSync(command.path('locked'), 0o555);
    // Root may write everywhere; then a path below a file has to do.
    const isRoot = process.getuid?.() === 0;
    const path = isRoot ? 'shop.yaml/a.csv' : 'locked/a.csv';

    const done = await command.run('generate', '--columns', 'a:sequence', '--out', path);

    expect(done.exit).toBe(1);
    expect(done.stderr).toMatch(/^populace {2}target\/io {2}/);
    expect(done.stderr).toContain(isRoot ? 'a part of the path is a file' : 'permission is denied');
    chmodSync(command.path('locked'), 0o755);
  });

  it.skipIf(!existsSync('/proc/self'))('ends where folders cannot be made and where a schema never ends', async () => {
    const [folder, schema] = await Promise.all([
      command.run('generate', 'shop.yaml', '--out', '/proc/populace/'),
      command.run('generate', '/dev/zero'),
    ]);

    expect(folder).toEqual({
      exit: 1,
      stdout: '',
      stderr: 'populace  target/io  /proc/populace cannot be made: /proc takes no new folders. Choose another path.\n',
    });
    expect(schema.exit).toBe(2);
    expect(schema.stderr).toMatch(/^populace {2}limit\/schema-size {2}\/dev\/zero has more than 4 MiB; /);
  });

  it('refuses several tables for one file', async () => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'all.csv');

    expect([done.exit, done.stderr]).toEqual([
      2,
      'populace  call/usage  2 tables cannot go to all.csv together. Name a folder, such as out/, put {table} into the path, choose one table, or use a format for several tables (json, ods, sql, sqlite, xlsx, yaml).\n',
    ]);
  });

  it('tells what it wrote into an archive by the names in it', async () => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'told.zip');

    expect(done.stderr).toMatch(/^ {2}people +20 rows +[\d.]+ k?B +people\.csv in told\.zip\n/);
    expect(done.stderr).toMatch(/\nmanifest manifest\.json in told\.zip\n$/);
  });

  it('refuses an extension and a compression that it does not know', async () => {
    const words = ['generate', '--columns', 'a:sequence', '--out'];

    const [extension, compression, format] = await Promise.all([
      command.run(...words, 'a.cvs'),
      command.run(...words, 'a.csv.xz'),
      command.run(...words, 'a.csv', '--format', 'exe'),
    ]);

    expect(extension.stderr).toBe(
      'populace  format/unknown  There is no format "cvs"; did you mean csv, ods or tsv? The extension of "a.cvs" says so; name a format to say otherwise.\n',
    );
    expect(compression.stderr).toContain('cannot compress with xz: end a.csv.xz with .gz');
    expect(format.stderr).toMatch(
      /^populace {2}format\/unknown {2}There is no format "exe"; there are [a-z, -]*csv, [a-z, -]*xml/,
    );
    expect([extension.exit, compression.exit, format.exit]).toEqual([2, 2, 2]);
    expect(existsSync(command.path('a.csv'))).toBe(false);
  });
});
