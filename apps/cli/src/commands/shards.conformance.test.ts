import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
const shard = (of: string, ...words: string[]): ReturnType<CommandForTests['run']> =>
  command.run('generate', 'shop.yaml', '--shard', of, ...words);

describe('shards and assemble', () => {
  it('make together what one run makes', async () => {
    const runs = await Promise.all(['1/3', '2/3', '3/3'].map((of) => shard(of, '--out', 'parts/', '--format', 'json')));
    await command.run('generate', 'shop.yaml', '--out', 'whole/', '--format', 'json');

    const done = await command.run('assemble', 'parts', '--out', 'joined/');

    expect(runs.map(({ exit }) => exit)).toEqual([0, 0, 0]);
    expect(done.exit).toBe(0);
    expect(done.stdout).toBe('');
    const lines = done.stderr.split('\n');
    expect(lines[0]).toMatch(/^ {2}people {2}20 rows {2}[\d.]+ k?B +joined\/people\.json$/);
    expect(lines[2]).toMatch(/^3 shards joined: 50 rows, [\d.]+ kB in [\d.]+ s$/);
    expect(lines[3]).toBe('manifest joined/manifest.json');
    expect(readdirSync(command.path('joined')).sort()).toEqual(['manifest.json', 'orders.json', 'people.json']);
    for (const name of readdirSync(command.path('whole'))) expect(read(`joined/${name}`)).toBe(read(`whole/${name}`));
  });

  it('report for machines', async () => {
    const made = await shard('1/1', '--out', 'machine/', '--json');
    const joined = await command.run('assemble', 'machine', '--json');

    expect(JSON.parse(made.stderr)).toMatchObject({
      rows: 50,
      shard: { index: 1, of: 1 },
      manifest: 'machine/manifest.shard-1-of-1.json',
    });
    expect(JSON.parse(joined.stderr)).toMatchObject({
      ok: true,
      rows: 50,
      shards: 1,
      manifest: 'machine/manifest.json',
    });
  });

  it('tell people which shard it was', async () => {
    const done = await shard('2/13', '--table', 'people', '--out', 'told/');

    expect(done.stderr).toMatch(
      /^shard 2 of 13: 2 rows, \d+ B to told\/people\.shard-02-of-13\.csv in .*\nmanifest told\/manifest\.shard-02-of-13\.json\n$/,
    );
  });

  it('write one shard to standard output', async () => {
    const done = await shard('2/2', '--table', 'people', '--quiet');
    const window = await command.run(
      'generate',
      'shop.yaml',
      '--table',
      'people',
      '--from',
      '10',
      '--take',
      '10',
      '--quiet',
    );

    expect(done).toEqual(window);
    expect(done.stdout.split('\n')).toHaveLength(12);
  });

  it('tell what is wrong, with exit code 1', async () => {
    await shard('1/2', '--out', 'half/');

    const done = await command.run('assemble', 'half');
    const asJson = await command.run('assemble', 'half', '--json');

    expect(done).toEqual({
      exit: 1,
      stdout: '',
      stderr: 'populace  shard/missing  Shard 2 of 2 is missing: make it with --shard 2/2, or bring its files here.\n',
    });
    expect(JSON.parse(asJson.stderr)).toMatchObject({ ok: false, exit: 1, code: 'shard/missing' });
  });

  it.each(['0/3', '4/3', '1/0', '1', '1/', '/3', 'a/b', '1/100001', '-1/3', '1.5/3', '1/3/5'])(
    'refuse --shard %s',
    async (text) => {
      const done = await command.run('generate', 'shop.yaml', `--shard=${text}`, '--out', 'never/');

      expect(done.exit).toBe(2);
      expect(done.stderr).toBe(
        `populace  call/usage  --shard must be I/N, such as 2/13, with I from 1 to N and N at most 100000, but is "${text}".\n`,
      );
    },
  );

  it('refuse a window beside a shard', async () => {
    const [from, take] = await Promise.all([
      shard('1/2', '--from', '1'),
      shard('1/2', '--take', '1', '--out', 'never/'),
    ]);

    expect([from.exit, take.exit]).toEqual([2, 2]);
    expect(take.stderr).toContain('give either --shard, or --from and --take.');
  });
});

describe('a manifest', () => {
  it('is written beside a file where it is asked for', async () => {
    const words = ['generate', 'shop.yaml', '--table', 'people', '--out'];

    const beside = await command.run(...words, 'people.csv', '--manifest');
    const named = await command.run(...words, 'named.csv', '--manifest', 'named.json');

    expect(beside.stderr).toMatch(/\nmanifest people\.csv\.manifest\.json\n$/);
    expect(JSON.parse(read('people.csv.manifest.json')).tables[0].file).toBe('people.csv');
    expect(named.stderr).toMatch(/\nmanifest named\.json\n$/);
    expect(JSON.parse(read('named.json')).tables[0].bytes).toBe(read('named.csv').length);
  });

  it('is not written where it is not wanted', async () => {
    await command.run('generate', 'shop.yaml', '--out', 'bare/', '--no-manifest');

    expect(readdirSync(command.path('bare')).sort()).toEqual(['orders.csv', 'people.csv']);
  });

  it('is not there when the run fails', async () => {
    await command.run('generate', 'shop.yaml', '--out', 'later/', '--table', 'people', '--no-manifest');
    const done = await command.run('generate', 'shop.yaml', '--out', 'later/');

    expect(done.exit).toBe(1);
    expect(readdirSync(command.path('later'))).toEqual(['people.csv']);
  });

  it('needs files', async () => {
    const done = await command.run('generate', 'shop.yaml', '--table', 'people', '--manifest');

    expect([done.exit, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toContain('A manifest is of files: name one with --out, or leave --manifest out.');
  });

  it('stays that of the earlier run where a new one fails', async () => {
    await command.run('generate', 'shop.yaml', '--out', 'kept/');
    const before = read('kept/manifest.json');
    writeFileSync(command.path('bad.yaml'), SHOP.replace('uuid', 'uuidd'));

    const done = await command.run('generate', 'bad.yaml', '--out', 'kept/', '--overwrite');

    expect(done.exit).toBe(2);
    expect(read('kept/manifest.json')).toBe(before);
  });
});
