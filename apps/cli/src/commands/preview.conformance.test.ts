import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
});
afterAll(() => command.remove());

/** Columns that each have one value, given as JSON. */
const constants = (values: readonly string[]): string =>
  values.map((value, at) => `c${at}:constant{value: ${JSON.stringify(value)}}`).join(',');

describe('preview', () => {
  it('shows names, types and rows, with numbers to the right', async () => {
    const columns = 'id:sequence{start: 9},name:choice{values: [Ann]},price:constant{value: 1.5, type: "decimal(4,2)"}';

    const done = await command.run('preview', '--columns', columns, '--take', '2');

    expect(done).toEqual({
      exit: 0,
      stderr: '',
      stdout: [
        'rows: rows 0 to 1 of 10',
        '   id  name           price',
        'int64  string  decimal(4,2)',
        '─────  ──────  ────────────',
        '    9  Ann             1.50',
        '   10  Ann             1.50',
        '',
      ].join('\n'),
    });
  });

  it('shows all tables, or those that are named, from any row', async () => {
    command.write(
      'two.yaml',
      'populace: 1\ntables:\n  a: { rows: 2_000_000_000, columns: { id: sequence } }\n  b: { rows: 3, columns: { id: sequence } }\n',
    );

    const [all, one] = await Promise.all([
      command.run('preview', 'two.yaml', '--take', '1'),
      command.run('preview', 'two.yaml', '--table', 'a', '--from', '1_000_000_000', '--take', '1'),
    ]);

    expect(all.stdout).toMatch(/^a: rows 0 to 0 of 2,000,000,000\n[\s\S]*\n\nb: rows 0 to 0 of 3\n/);
    expect(one.stdout).toBe(
      'a: rows 1,000,000,000 to 1,000,000,000 of 2,000,000,000\n        id\n     int64\n──────────\n1000000001\n',
    );
  });

  it('says that there are no rows', async () => {
    const done = await command.run('preview', '--columns', 'id:sequence', '--from', '10');

    expect(done.stdout).toMatch(/^rows: no rows from 10 on, of 10 rows\n/);
  });

  it('keeps columns straight with wide, combining and right-to-left text, without isolates for programs', async () => {
    const columns =
      'a:choice{values: ["日本語", "e\\u0301te\\u0301", "👩‍👩‍👧 x", "שלום", "abc"]},end:constant{value: "|"}';

    const done = await command.run('preview', '--columns', columns, '--rows', '60', '--take', '60');

    // Widths by hand: three wide characters 6; three characters 3; one emoji of seven code points, a blank and a letter 4.
    const lines = new Set(done.stdout.split('\n').slice(4));
    expect(lines).toEqual(
      new Set(['日本語  |', 'e\u0301te\u0301     |', '👩‍👩‍👧 x    |', 'שלום    |', 'abc     |', '']),
    );
  });

  it('shows what would steer the terminal or not be seen', async () => {
    const values = ['a\u001b[31mb', 'a\tb\nc', '', ' x', 'null', 'a\u202eb', 'a\u200bb'];

    const done = await command.run('preview', '--columns', constants(values), '--rows', '1');

    const row = done.stdout.split('\n')[4];
    expect(row?.split(/ {2,}/)).toEqual([
      'a\\u001b[31mb',
      'a\\tb\\nc',
      '""',
      '" x"',
      '"null"',
      'a\\u202eb',
      'a\\u200bb',
    ]);
  });

  it('tells a missing value from text', async () => {
    const done = await command.run('preview', '--columns', 'a:constant{value: x, nulls: 100%}', '--rows', '1');

    expect(done.stdout.split('\n')[4]).toBe('null');
  });

  const many = Array.from({ length: 12 }, (_, at) => `column_${at}:constant{value: ${'x'.repeat(30)}}`).join(',');

  it.each([
    ['COLUMNS', `export COLUMNS=40; populace preview --columns '${many}' --rows 1`],
    ['--width', `COLUMNS=200 populace preview --columns '${many}' --rows 1 --width 40`],
  ])('fits the width of %s: cuts what is wide, and goes on below', async (_, line) => {
    const done = await command.shell(line);

    const blocks = done.stdout
      .trimEnd()
      .split('\n\n')
      .map((block) => block.split('\n'));
    for (const lines of blocks) for (const one of lines) expect(one.length).toBeLessThanOrEqual(40);
    expect(blocks).toHaveLength(6);
    expect(blocks[0]?.[1]).toBe('column_0             column_1');
    expect(blocks[5]?.[3]).toBe(`${'x'.repeat(18)}…  ${'x'.repeat(18)}…`);
  });

  it('cuts nothing in a pipe that is not too long for a cell', async () => {
    const done = await command.run('preview', '--columns', many, '--rows', '1');

    const lines = done.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[4]).toBe(Array.from({ length: 12 }, () => 'x'.repeat(30)).join('  '));
  });

  it('needs lines of 20 characters at least', async () => {
    const done = await command.run('preview', '--columns', 'id:sequence', '--width', '19');

    expect([done.exit, done.stderr]).toEqual([2, 'populace  call/usage  --width must be at least 20, but is 19.\n']);
  });

  it('is an object for machines', async () => {
    const done = await command.run('preview', '--columns', 'id:sequence,h:uuid{hidden: true}', '--json', '--take', '2');

    expect(JSON.parse(done.stdout)).toEqual({
      ok: true,
      tables: [
        { name: 'rows', rowCount: 10, from: 0, columns: [{ name: 'id', type: 'int64' }], rows: [{ id: 1 }, { id: 2 }] },
      ],
    });
  });

  it('refuses more rows than a person looks at', async () => {
    const done = await command.run('preview', '--columns', 'id:sequence', '--take', '1001');

    expect([done.exit, done.stderr]).toEqual([
      2,
      'populace  call/usage  preview shows at most 1000 rows; generate writes more.\n',
    ]);
  });
});
