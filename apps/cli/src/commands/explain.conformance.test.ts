import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
  command.write('world.yaml', WORLD);
});
afterAll(() => command.remove());

const WORLD = `populace: 1
seed: 7
tables:
  people:
    rows: 20
    fixed: { 3: { tier: plus } }
    columns:
      id: { generator: sequence, start: 1000 }
      tier: { generator: choice, values: { free: 3, plus: 1 } }
      code: { generator: string.pattern, pattern: "[a-z]{2}", unique: true }
      name: { generator: person.fullName, locale: ar_EG }
      card: { generator: string.template, template: "{tier}/{code}/{tier}" }
  orders:
    rows: 3_000_000
    columns:
      person: { references: people.id, nulls: 10% }
  "dotted.table":
    rows: 5
    columns:
      "a.column": sequence
      nothing: { generator: constant, value: null }
`;

const valueOf = async (cell: string, row: string): Promise<string> => {
  const done = await command.run('explain', 'world.yaml', cell, row);
  return /^[^\n]*, row [\d,]+: (.*)\n/.exec(done.stdout)?.[1] ?? done.stderr;
};

describe('explain', () => {
  it('names the cell, its value, and the row that it comes from', async () => {
    const [done, again] = await Promise.all([
      command.run('explain', 'world.yaml', 'orders.person', '1_000_000'),
      command.run('generate', 'world.yaml', '--table', 'orders', '--from', '1_000_000', '--take', '1', '--quiet'),
    ]);

    const value = Number(again.stdout.split('\n')[1]);
    const parent = value - 1000;
    expect(done.stderr).toBe('');
    expect(done.stdout.split('\n')).toEqual([
      `orders.person, row 1,000,000: ${value}`,
      'int64, references people.id',
      expect.stringMatching(/^not null: 10 % of rows are; drew [\d,]+ of 0 to 65,535, null below 6,554 \(stream/),
      'null)',
      `└─ ${value}  id of a row of people, each as likely`,
      `   │  drew ${parent} of 0 to 19 (stream c:person, draw parent)`,
      `   └─ ${value}  people.id of row ${parent} – 1000 plus 1 times the row's number`,
      '',
    ]);
  });

  it('tells what several parts share with the first of them', async () => {
    const done = await command.run('explain', 'world.yaml', 'people.card', '1');

    expect(done.stdout.match(/the row's tier/g)).toHaveLength(2);
    expect(done.stdout.match(/stream c:tier/g)).toHaveLength(1);
    expect(done.stdout).toMatch(/unique: rank \d+ of 0 to 675, a permutation of the rows/);
  });

  it('says where the schema gives a cell, and that nothing makes it', async () => {
    const done = await command.run('explain', 'world.yaml', 'people.tier', '3');

    expect(done.stdout).toBe('people.tier, row 3: plus\nstring, not made\ngiven in the schema at world.yaml:6:25\n');
  });

  it('finds tables and columns with full stops in their names, and the only table', async () => {
    expect(await valueOf('dotted.table.a.column', '4')).toBe('5');
    expect(await valueOf('dotted.table.nothing', '0')).toBe('null');
    const [named, only, whole] = await Promise.all([
      command.run('explain', 'world.yaml', 'a.column', '4', '--table', 'dotted.table'),
      command.run('explain', '--columns', 'a.b:sequence', 'a.b', '2', '--rows', '3'),
      command.run('explain', '--columns', 'a.b:sequence', 'rows.a.b', '2', '--rows', '3'),
    ]);
    expect(named.stdout).toMatch(/^dotted\.table\.a\.column, row 4: 5\n/);
    expect(only.stdout).toBe("rows.a.b, row 2: 3\nint64, made by sequence\n└─ 3  1 plus 1 times the row's number\n");
    expect(whole.stdout).toBe(only.stdout);
  });

  it('is an object for machines', async () => {
    const done = await command.run('explain', 'world.yaml', 'dotted.table.a.column', '1', '--seed', '8', '--json');

    expect(JSON.parse(done.stdout)).toMatchObject({
      ok: true,
      seed: '8',
      cell: { table: 'dotted.table', column: 'a.column', row: 1, value: 2, made: { kind: 'sequence', text: '2' } },
    });
  });

  it('explains other worlds: another seed, other locales', async () => {
    const columns = 'id:uuid,name:person.fullName';
    const run = async (...more: string[]): Promise<string> =>
      (await command.run('explain', '--columns', columns, ...more)).stdout;

    const [one, other, mixed] = await Promise.all([
      run('id', '0'),
      run('id', '0', '--seed', '2'),
      run('name', '0', '--locale', 'ja_JP:1,de_DE:1'),
    ]);

    expect(one.split('\n')[0]).not.toBe(other.split('\n')[0]);
    expect(mixed).toMatch(/\nin (ja_JP: drew 0|de_DE: drew 1) of 0 to 1, as 50 % of rows do \(stream s:locale\)\n/);
  });

  it('keeps to the width that it is given, and adds no isolates for programs', async () => {
    const done = await command.shell('export COLUMNS=50; populace explain world.yaml people.name 2');

    for (const line of done.stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(50);
    expect(done.stdout).not.toMatch(/[\u2066-\u2069\u001b]/);
  });

  it.each([
    [['world.yaml', 'people.teir', '1'], 'schema/unknown-column  people has no column "teir"; did you mean tier?'],
    [
      ['world.yaml', 'poeple.tier', '1'],
      'schema/unknown-table  The schema has no table "poeple"; did you mean people?',
    ],
    [
      ['world.yaml', 'tier', '1'],
      'call/usage  The schema has 3 tables: name the cell TABLE.COLUMN, not "tier".\n    did you mean people.tier?',
    ],
    [['world.yaml', 'people.tier', '20'], 'call/usage  people has rows 0 to 19; there is no row 20.'],
    [['world.yaml', 'people.tier', '-1'], 'call/usage  ROW must be a whole number from 0 on, but is "-1".'],
    [['world.yaml', 'people.tier', 'one'], 'call/usage  ROW must be a whole number from 0 on, but is "one".'],
    [['world.yaml', 'people.tier'], 'call/usage  The row is missing: say which row of people.tier, from 0.'],
    [['world.yaml'], 'call/usage  The cell is missing: name it TABLE.COLUMN, and then its row.'],
    [[], 'call/usage  The schema is missing: name a file, or - for standard input.'],
  ])('refuses %j', async (words, sentence) => {
    const done = await command.run('explain', ...words);

    expect([done.exit, done.stdout, done.stderr.trimEnd()]).toEqual([2, '', `populace  ${sentence}`]);
  });
});
