import { existsSync, mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';
import { SHOP } from './shop-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
  command.write('shop.yaml', SHOP);
});
afterAll(() => command.remove());

describe('the plan', () => {
  it('is printed, and nothing is made', async () => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'never/', '--explain');

    expect(done.exit).toBe(0);
    expect(done.stdout).toMatch(/^Plan: seed 7, values 0, now 2026-01-01T00:00:00Z\n\npeople: 20 rows, /);
    expect(done.stdout).toMatch(/\n {2}tier +choice +string +2 +– +– +codes +one of 2 texts/);
    expect(done.stdout).toMatch(/\n {2}person_id +references people\.id +int64 +20 /);
    expect(done.stdout).toMatch(/\n\nOutput: 2 files, and the manifest never\/manifest\.json\n {2}file +format /);
    expect(done.stdout).toMatch(/\n {2}never\/people\.csv +csv +– +people +20 rows from 0 +batches of 512 rows\n/);
    expect(existsSync(command.path('never'))).toBe(false);
  });

  it('is an object for machines', async () => {
    const done = await command.run('generate', 'shop.yaml', '--explain', '--json', '--table', 'orders');

    const plan = JSON.parse(done.stdout);
    expect(plan).toMatchObject({ seed: '7', values: 0, tables: [{ name: 'orders', rows: 30 }] });
    expect(plan).not.toHaveProperty('output');
    expect(plan.tables[0].columns.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
      ['id', 'uuid'],
      ['person_id', 'int64'],
    ]);
  });
});

describe('the plan of files', () => {
  it.each([
    [['--out', 'all.xlsx'], { files: [{ path: 'all.xlsx', members: [{ table: 'people' }, { table: 'orders' }] }] }],
    [['--out', 'all.zip', '--table', 'orders'], { archive: 'all.zip', files: [{ path: 'orders.csv' }] }],
    [
      ['--out', 'by/', '--split', 'by=tier', '--table', 'people'],
      { files: [{ path: 'by/people/tier=*/part-*.csv', members: [{ rows: { by: 'tier' } }] }] },
    ],
    [['--out', 'by/', '--split', 'bytes=1KB', '--table', 'people'], { files: [{ path: 'by/people.part-*.csv' }] }],
  ])('is of %j', async (words, output) => {
    const done = await command.run('generate', 'shop.yaml', '--explain', '--json', ...words);

    expect(JSON.parse(done.stdout)).toMatchObject({ output });
    expect(existsSync(command.path(words[1] ?? ''))).toBe(false);
  });

  it.each([
    ['bytes=1KB', /\n\nOutput: 2 tables, split into files of at most 1,000 bytes each, and the manifest parts\//],
    ['rows=10', /\n\nOutput: 5 files, and the manifest parts\//],
  ])('counts what is split by %s', async (split, words) => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'parts/', '--explain', '--split', split);

    expect(done.stdout).toMatch(words);
  });

  it('counts what is split by the values of a column', async () => {
    const words = ['--out', 'parts/', '--table', 'people', '--split', 'by=tier'];

    const done = await command.run('generate', 'shop.yaml', '--explain', ...words);

    expect(done.stdout).toMatch(
      /\n\nOutput: 1 table, split into one folder per value of tier, and the manifest parts\//,
    );
  });

  it.each([
    [2, ['--out', 'all.csv'], '2 tables cannot go to all.csv together'],
    [2, ['--out', 'no/', '--split', 'by=zz'], 'people has no column "zz" to split by'],
    [2, ['--out', 'no/', '--split', 'by=tier'], 'orders has no column "tier" to split by'],
    [2, ['--out', 'no/', '--split', 'by=tier', '--table', 'people', '--format', 'sql'], 'format/cannot-hold'],
    [2, ['--out', 'no/', '--split', 'by=tier', '--table', 'people', '--format', 'sqlite'], 'format/cannot-hold'],
    [2, ['--out', 'no/', '--split', 'bytes=1KB', '--format', 'parquet'], 'cannot be cut by bytes'],
    [2, ['--out', 'no/', '--split', 'by=tier', '--table', 'people', '--verify'], '--verify reads files'],
    [2, ['--out', 'no.zip', '--verify'], '--verify does not open archives'],
    [2, ['--out', 'no/', '--format', 'parquet', '--verify'], 'verify'],
    [2, ['--verify'], '--verify reads the files again'],
    [2, ['--format', 'parquet'], 'Standard output takes one table'],
    [2, ['--format', 'sql', '--take', '3'], 'A window of rows'],
    [2, ['--table', 'people', '--manifest'], 'A manifest is of files'],
    [2, ['--table', 'people', '--split', 'rows=2'], 'Files are split in a folder'],
    [2, ['--table', 'people', '--set', 'headr=true'], 'no option "headr"'],
    [2, ['--table', 'people', '--out', 'shop.yaml', '--format', 'csv', '--overwrite'], 'shop.yaml is read by this run'],
    [1, ['--out', 'there.zip'], 'target/exists'],
    [1, ['--out', 'there/'], 'there/people.csv'],
    [1, ['--out', 'earlier/'], 'the manifest of an earlier run'],
  ])('is refused with %i for %j with the words of the run', async (exit, words, message) => {
    command.write('there.zip', '');
    for (const name of ['there', 'earlier']) mkdirSync(command.path(name), { recursive: true });
    command.write('there/people.csv', '');
    command.write('earlier/manifest.json', '');

    const planned = await command.run('generate', 'shop.yaml', '--explain', ...words);
    const done = await command.run('generate', 'shop.yaml', ...words);

    expect(planned).toEqual({ exit, stdout: '', stderr: done.stderr });
    expect(done.exit).toBe(exit);
    expect(done.stderr).toContain(message);
    expect(existsSync(command.path('no'))).toBe(false);
  });

  it('is of files that are replaced, where the call allows it', async () => {
    mkdirSync(command.path('there'), { recursive: true });
    command.write('there/people.csv', '');

    const done = await command.run('generate', 'shop.yaml', '--explain', '--out', 'there/', '--overwrite');

    expect(done.exit).toBe(0);
    expect(done.stdout).toContain('there/people.csv');
  });
});
