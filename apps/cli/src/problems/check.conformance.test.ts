import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
});
afterAll(() => command.remove());

/** Puts a line into a schema that is right without it; the line is the 7th, its columns begin at 7. */
const withColumn = (line: string): string => `populace: 1
tables:
  people:
    rows: 20
    columns:
      id: sequence
      ${line}
`;

describe('check', () => {
  it('says what a schema without errors has', async () => {
    command.write('right.yaml', withColumn('tier: { generator: choice, values: [a, b] }'));

    const done = await command.run('check', 'right.yaml');

    expect(done).toEqual({ exit: 0, stdout: 'right.yaml: no errors (1 table, 2 columns, 20 rows)\n', stderr: '' });
  });

  it('shows each problem with its place, the line and what was perhaps meant', async () => {
    command.write('wrong.yaml', withColumn('name: sequnce\n      ref: { references: peple.id }'));

    const done = await command.run('check', 'wrong.yaml');

    expect(done.exit).toBe(2);
    expect(done.stderr).toBe('');
    expect(done.stdout).toBe(
      [
        'wrong.yaml:7:13  schema/unknown-generator  There is no generator "sequnce"',
        '     7 |       name: sequnce',
        '       |             ^',
        '    did you mean sequence?',
        'wrong.yaml:8:26  schema/unknown-table  There is no table "peple"',
        '     8 |       ref: { references: peple.id }',
        '       |                          ^',
        '    did you mean people.id?',
        'wrong.yaml: 2 errors',
        '',
      ].join('\n'),
    );
  });

  it('shows the line of a byte that is not text', async () => {
    const input = new Uint8Array(Buffer.from('populace: 1\nname: Caf\u00e9\n', 'latin1'));

    const done = await command.runWith(input, 'check', '-');

    expect(done.exit).toBe(2);
    expect(
      done.stdout + done.stderr,
    ).toContain(`standard input:2:10  schema/encoding  The byte 0xE9 at offset 21 is not valid UTF-8; save the schema as UTF-8
     2 | name: Caf\uFFFD
       |          ^
`);
  });

  it('is an object for machines', async () => {
    const done = await command.runWith(withColumn('name: sequnce'), 'check', '-', '--json');

    expect(done.exit).toBe(2);
    expect(JSON.parse(done.stdout)).toEqual({
      ok: false,
      exit: 2,
      file: 'standard input',
      problems: [
        {
          code: 'schema/unknown-generator',
          severity: 'error',
          message: 'There is no generator "sequnce"',
          file: 'standard input',
          line: 7,
          column: 13,
          pointer: '/tables/people/columns/name',
          nearest: ['sequence'],
          remedy: 'Use a generator that `populace list generators` shows.',
        },
      ],
      uniques: [],
    });
  });

  it('shows how many values uniques have room for, and how many are used', async () => {
    const text = `populace: 1
tables:
  teams: { rows: 5, columns: { id: sequence } }
  members:
    rows: { per: teams, count: 4 }
    unique: [[team_id, seat]]
    columns:
      team_id: { references: teams.id }
      seat: { generator: number.integer, min: 1, max: 6 }
      badge: { generator: string.pattern, pattern: "[A-Z][0-9]{5}", unique: true }
      key: { generator: uuid, unique: true }
`;

    const [shown, asked] = await Promise.all([
      command.runWith(text, 'check', '-'),
      command.runWith(text, 'check', '-', '--json'),
    ]);

    expect(shown.stdout).toBe(`standard input: no errors (2 tables, 5 columns, 25 rows)
  unique                   room for   used by                   share
  members.badge            2,600,000  20 rows                   under 0.001 %
  members.key              every row  20 rows                   –
  members.(team_id, seat)  6          up to 4 per row of teams  66.7 %
`);
    expect(JSON.parse(asked.stdout).uniques).toContainEqual({
      table: 'members',
      columns: ['team_id', 'seat'],
      capacity: '6',
      used: 4,
      share: 4 / 6,
      within: 'teams',
    });
  });

  it('shows notes and still says that there are no errors', async () => {
    command.write('note.yaml', withColumn('rows: lorem.word'));

    const done = await command.run('check', 'note.yaml');

    expect(done.exit).toBe(0);
    expect(done.stdout).toMatch(
      /^note\.yaml:7:7 {2}note schema\/structure {2}.*\n {5}7 \| {7}rows: lorem\.word\n {7}\| {7}\^\nnote\.yaml: no errors/,
    );
  });

  it('sets the mark below what is wide, and shows what would steer the terminal', async () => {
    command.write('wide.yaml', withColumn('"日本\\u001b[31m": sequnce # \u001b[31m\u202e'));

    const done = await command.run('check', 'wide.yaml');

    expect(done.stdout).not.toContain('\u001b');
    expect(done.stdout).not.toContain('\u202e');
    const [, line = '', mark = ''] = done.stdout.split('\n');
    expect(line).toBe('     7 |       "日本\\u001b[31m": sequnce # \\u001b[31m\\u202e');
    // Two characters take two columns each.
    expect(mark.indexOf('^')).toBe(line.indexOf('\\u001b[31m\\u202e') + 2);
  });

  it('cuts a long line around the place', async () => {
    command.write('long.yaml', withColumn(`a: { generator: choice, values: [${'x, '.repeat(100)}y], nulls: 4 }`));

    const done = await command.run('check', 'long.yaml');

    const [, line = '', mark = ''] = done.stdout.split('\n');
    expect(line.length).toBeLessThanOrEqual(100);
    expect(line.slice(mark.indexOf('^'))).toMatch(/^4 }$/);
    expect(line).toContain('| …');
  });
});

/** Places and codes, line by line, of what `check` prints. */
async function placesOf(text: string): Promise<readonly string[]> {
  const done = await command.runWith(text, 'check', '-');
  expect(done.exit).toBe(2);
  return [...done.stdout.matchAll(/^standard input:(\d+:\d+ {2}\S+) {2}/gm)].map(([, found]) => found ?? '');
}

describe('every way to break a schema is told with its place', () => {
  it('all mistakes of a document together', async () => {
    const text = `populace: 2
values: 1
locale: xx_YY
sed: 3
tables:
  people:
    rows: -5
    columns:
      a: person.frstName
      b: { generator: sequence, strat: 3 }
      c: { references: peple.id }
      d: { references: people.idd }
      e: { generator: boolean, share: 120% }
      f: { generator: number.integer, min: 9, max: 1 }
      g: [1, 2]
      h: { generator: string.pattern, pattern: 'x(?=a)' }
      i: { references: people.i }
      "j\\u0007": sequence
      k: { generator: choice }
  orders: { rows: 1e20 }
`;

    expect(await placesOf(text)).toEqual([
      '1:11  schema/version',
      '2:9  schema/version',
      '3:9  schema/unknown-locale',
      '4:1  schema/unknown-option',
      '7:11  schema/invalid-option',
      '9:10  schema/unknown-generator',
      '10:33  schema/unknown-option',
      '11:24  schema/unknown-table',
      '12:24  schema/unknown-column',
      '13:39  schema/invalid-option',
      '14:44  schema/invalid-option',
      '15:10  schema/structure',
      '16:48  schema/pattern-unsupported',
      '17:24  schema/reference-cycle',
      '18:7  schema/name',
      '19:23  schema/invalid-option',
      '20:3  schema/structure',
      '20:19  schema/invalid-option',
    ]);
  });

  it('all that only the plan finds', async () => {
    const text = withColumn(`a: { generator: lorem.word, type: int32 }
      b: { generator: boolean, unique: true }
      c: { generator: lorem.sentence, unique: true }`);

    expect(await placesOf(text)).toEqual([
      '7:41  schema/type-mismatch',
      '8:40  schema/unique-impossible',
      '9:47  schema/unique-unsupported',
    ]);
  });

  it.each([
    ['a bracket that does not close', withColumn('a: { generator: choice, values: [a, b }'), '7:45'],
    ['a key that stands twice', withColumn('id: uuid'), '7:7'],
    ['too deep nesting', `populace: 1\ntables: ${'['.repeat(100)}`, '2:72'],
  ])('%s', async (_what, text, place) => {
    expect(await placesOf(text)).toEqual([`${place}  schema/syntax`]);
  });

  it('columns that templates look for', async () => {
    const text = withColumn(`a: { generator: string.template, template: "{ib} {b}" }
      b: { generator: string.template, template: "{a}" }`);

    expect(await placesOf(text)).toEqual(['7:7  schema/unknown-column', '7:7  schema/reference-cycle']);
  });

  it.each([
    ['too many rows', withColumn('a: uuid').replace('rows: 20', 'rows: 281474976710657'), '4:11  limit/rows'],
    [
      'a text that is too long',
      withColumn(`a: { generator: constant, value: "${'x'.repeat(2 ** 20 + 1)}" }`),
      '7:40  limit/text',
    ],
  ])('%s', async (_what, text, place) => {
    expect(await placesOf(text)).toEqual([place]);
  });

  it('a table that no format can hold', async () => {
    const text = withColumn('b: uuid').replace('id: sequence', 'a: { generator: uuid, hidden: true }');

    const done = await command.runWith(
      text.replace('b: uuid', 'b: { generator: uuid, hidden: true }'),
      'generate',
      '-',
    );

    expect([done.exit, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toMatch(/^populace {2}format\/cannot-hold {2}people has no column that is not hidden;/);
  });

  it('a document that is too large', async () => {
    const done = await command.shell("head -c 5000000 /dev/zero | tr '\\0' ' ' | populace check -");

    expect([done.exit, done.stdout]).toEqual([
      2,
      expect.stringMatching(/^standard input:1:1 {2}limit\/schema-size {2}/),
    ]);
  });

  it('input without an end', async () => {
    const done = await command.shell('yes | populace check -');

    expect([done.exit, done.stderr]).toEqual([
      2,
      'populace  limit/schema-size  Standard input has more than 16 MiB; a schema may have 4 MiB.\n    Split the document, or shorten it.\n',
    ]);
  });
});
