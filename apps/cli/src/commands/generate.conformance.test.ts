import { readFileSync } from 'node:fs';
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

describe('standard output', () => {
  it('makes rows of columns on the line, without a file', async () => {
    const columns = 'id:sequence,tier:choice{values: [a]},age:constant{value: 18}';

    const done = await command.run('generate', '--columns', columns, '--rows', '3');

    expect(done.stdout).toBe('id,tier,age\n1,a,18\n2,a,18\n3,a,18\n');
    expect(done.exit).toBe(0);
    expect(done.stderr).toMatch(/^3 rows, 33 B to standard output in .* \(seed 1, values 0\)\n$/);
  });

  it('makes ten rows of columns where nobody says how many', async () => {
    const done = await command.run('generate', '--columns', 'id:sequence', '--quiet');

    expect(done).toEqual({ exit: 0, stdout: `id\n${'1 2 3 4 5 6 7 8 9 10'.replaceAll(' ', '\n')}\n`, stderr: '' });
  });

  it('keeps how numbers are spelt in columns on the line', async () => {
    const done = await command.run(
      'generate',
      '--columns',
      'a:constant{value: 1.50, type: "decimal(5,2)"},"b,:c":choice{values: ["x,y"]}',
      '--rows',
      '1',
    );

    expect(done.stdout).toBe('a,"b,:c"\n1.50,"x,y"\n');
  });

  it('takes a schema from standard input', async () => {
    const done = await command.runWith(SHOP, 'generate', '-', '--table', 'people', '--take', '2', '--quiet');

    expect(done.stdout.split('\n')).toHaveLength(4);
    expect(done.stdout).toMatch(/^id,tier,born\n1,/);
  });

  it('writes the rows of a window as they are in the whole', async () => {
    const [whole, window] = await Promise.all([
      command.run('generate', 'shop.yaml', '--table', 'people', '--out', '-'),
      command.run('generate', 'shop.yaml', '--table', 'people', '--from', '5', '--take', '1_0'),
    ]);

    const lines = whole.stdout.split('\n');
    expect(window.stdout).toBe(`${[lines[0], ...lines.slice(6, 16)].join('\n')}\n`);
  });

  it('writes no rows where the window lies behind the last', async () => {
    const done = await command.run('generate', 'shop.yaml', '--table', 'people', '--from', '20');

    const json = await command.run('generate', 'shop.yaml', '--table', 'people', '--from', '5000', '--json');

    expect([done.stdout, done.exit]).toEqual(['id,tier,born\n', 0]);
    expect(done.stderr).toMatch(/^note: The table people has 20 rows, and none from 20 on \(--from\)\n0 rows, /);
    expect(JSON.parse(json.stderr).notes).toMatchObject([
      { severity: 'note', message: 'The table people has 20 rows, and none from 5,000 on (--from)', file: null },
    ]);
  });

  it('refuses several tables and names both ways out', async () => {
    const done = await command.run('generate', 'shop.yaml');

    expect(done).toEqual({
      exit: 2,
      stdout: '',
      stderr:
        'populace  call/usage  Standard output takes one table, but there are 2 (people, orders): choose one with --table, or write them all with --out FOLDER/.\n',
    });
  });

  it('writes a hidden table that is named', async () => {
    const done = await command.run('generate', 'shop.yaml', '--table', 'secrets', '--quiet');

    expect(done).toEqual({ exit: 0, stdout: 'id\n1\n', stderr: '' });
  });

  it('compresses where the format says so', async () => {
    const done = await command.shell(
      'populace generate --columns id:sequence --rows 2 --format ndjson.gz --quiet | gunzip',
    );

    expect(done.stdout).toBe('{"id":1}\n{"id":2}\n');
  });
});

describe('what replaces parts of the schema', () => {
  it('takes rows for every table, or for one', async () => {
    const people = ['generate', 'shop.yaml', '--table', 'people', '--json'];

    const [all, one, both] = await Promise.all([
      command.run(...people, '--rows', '1_00'),
      command.run(...people, '--rows', 'people=3,orders=4'),
      command.run(...people, '--rows', 'people=3', '--rows', 'orders=4'),
    ]);

    expect([all, one, both].map(({ stderr }) => JSON.parse(stderr).rows)).toEqual([100, 3, 3]);
  });

  it('makes another world of another seed, and prints the one that it draws', async () => {
    const columns = ['generate', '--columns', 'id:uuid', '--json'];

    const [first, same, drawn] = await Promise.all([
      command.run(...columns, '--seed', '5'),
      command.run(...columns, '--seed', '5'),
      command.run(...columns, '--seed', 'random'),
    ]);
    const { seed } = JSON.parse(drawn.stderr);
    const again = await command.run(...columns, '--seed', seed);

    expect(same.stdout).toBe(first.stdout);
    expect(seed).toMatch(/^\d{1,14}$/);
    expect(again.stdout).toBe(drawn.stdout);
    expect(drawn.stdout).not.toBe(first.stdout);
  });

  it('prints the seed that it draws where it is quiet otherwise', async () => {
    const columns = ['generate', '--columns', 'id:uuid', '--quiet'];

    const [drawn, json] = await Promise.all([
      command.run(...columns, '--seed', 'random'),
      command.run(...columns, '--seed', 'random', '--json'),
    ]);
    const seed = /^seed (\d{1,14})\n$/.exec(drawn.stderr)?.[1] ?? '';
    const again = await command.run(...columns, '--seed', seed);

    expect(again).toEqual({ exit: 0, stdout: drawn.stdout, stderr: '' });
    expect(JSON.parse(json.stderr)).toEqual({ seed: expect.stringMatching(/^\d{1,14}$/) });
  });

  it('refuses an empty seed', async () => {
    expect(await command.run('generate', '--columns', 'id:uuid', '--seed', '')).toEqual({
      exit: 2,
      stdout: '',
      stderr: 'populace  call/usage  --seed is empty: give a seed, or random to have one drawn.\n',
    });
  });

  it('moves what now means', async () => {
    const columns = 'at:date.past{within: 1d, type: date}';

    const done = await command.run('generate', '--columns', columns, '--now', '2031-05-05', '--rows', '3', '--quiet');

    for (const line of done.stdout.trim().split('\n').slice(1)) expect(line).toMatch(/^2031-05-0[45]$/);
  });

  it('takes a locale that is there', async () => {
    const done = await command.run('generate', '--columns', 'c:constant{value: x}', '--locale', 'base', '--rows', '1');

    expect(done.stdout).toBe('c\nx\n');
  });
});

describe('formats', () => {
  it('gives a format its options', async () => {
    const done = await command.run(
      ...['generate', '--columns', 'a:constant{value: x},b:constant{value: y}', '--rows', '1', '--quiet'],
      ...['--set', 'delimiter=\\t', '--set', 'header=false', '--set', 'quote=always', '--set', 'lineEnd=crlf'],
    );

    expect(done.stdout).toBe('"x"\t"y"\r\n');
  });

  it.each([
    ['csv', 'a\nx\n'],
    ['tsv', 'a\nx\n'],
    ['ndjson', '{"a":"x"}\n'],
    ['jsonl', '{"a":"x"}\n'],
    ['application/json', '[\n{"a":"x"}\n]\n'],
  ])('writes %s', async (format, text) => {
    const done = await command.run('generate', '--columns', 'a:constant{value: x}', '--rows', '1', '--format', format);

    expect(done.stdout).toBe(text);
  });

  it('refuses an option that a format does not have, and a value that it does not take', async () => {
    const columns = ['generate', '--columns', 'a:sequence'];

    const [name, value, none] = await Promise.all([
      command.run(...columns, '--set', 'headr=true'),
      command.run(...columns, '--set', 'header=maybe'),
      command.run(...columns, '--set', 'header'),
    ]);
    const far = await command.run(...columns, '--set', 'nope=1');

    expect(name.stderr).toBe(
      '--set  format/invalid-option  the format csv has no option "headr"\n    did you mean header?\n',
    );
    expect(value.stderr).toBe(
      '--set  format/invalid-option  header must be true or false, but is the text "maybe"\n    Take an option and a value that `populace list formats NAME` shows.\n',
    );
    expect(far.stderr).toContain(
      'no option "nope"\n    Take an option and a value that `populace list formats NAME` shows.\n',
    );
    expect(none.stderr).toBe('populace  call/usage  --set takes NAME=VALUE, such as header=false, but has "header".\n');
    expect([name.exit, value.exit, none.exit]).toEqual([2, 2, 2]);
  });
});

it('gives a way out where a formula fails, and how its row is counted', async () => {
  command.write(
    'fails.yaml',
    'populace: 1\ntables: { t: { rows: 3, columns: { n: sequence, f: { formula: 1 / (n - 2) } } } }\n',
  );

  const done = await command.run('generate', 'fails.yaml');

  expect(done.exit).toBe(1);
  expect(done.stderr).toBe(
    'populace  formula/failed  t.f fails in row 1: it divides by zero.\n    Guard the case, as by `if(b == 0, null, a / b)`. The row counts from 0.\n',
  );
});

describe('for machines', () => {
  it('reports a run as one object on standard error', async () => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'machine/', '--json');

    const report = JSON.parse(done.stderr);
    expect(Object.keys(report)).toEqual([
      'ok',
      'rows',
      'bytes',
      'seconds',
      'seed',
      'values',
      'now',
      'tables',
      'workers',
      'shard',
      'manifest',
      'borrowed',
      'notes',
    ]);
    expect(report).toMatchObject({
      ok: true,
      rows: 50,
      seed: '7',
      values: 0,
      now: '2026-01-01T00:00:00Z',
      workers: 1,
      shard: null,
      manifest: 'machine/manifest.json',
      borrowed: [],
      notes: [],
      tables: [
        {
          table: 'people',
          path: 'machine/people.csv',
          format: 'csv',
          rows: 20,
          bytes: read('machine/people.csv').length,
        },
        {
          table: 'orders',
          path: 'machine/orders.csv',
          format: 'csv',
          rows: 30,
          bytes: read('machine/orders.csv').length,
        },
      ],
    });
    expect(report.bytes).toBe(report.tables[0].bytes + report.tables[1].bytes);
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('tells a failure as one object with a list of problems', async () => {
    const done = await command.run('generate', '--columns', 'id:sequnce', '--json');

    expect(done.exit).toBe(2);
    expect(JSON.parse(done.stderr)).toEqual({
      ok: false,
      exit: 2,
      code: 'schema/unknown-generator',
      problems: [
        {
          code: 'schema/unknown-generator',
          severity: 'error',
          message: 'There is no generator "sequnce"',
          file: '--columns',
          line: 1,
          column: 4,
          pointer: '/tables/rows/columns/id',
          nearest: ['sequence'],
          remedy: 'Use a generator that `populace list generators` shows.',
        },
      ],
    });
  });

  it('tells what is wrong with the call in the same form', async () => {
    const done = await command.run('generate', '--tabel', 'x', '--json');

    expect(JSON.parse(done.stderr)).toMatchObject({
      ok: false,
      exit: 2,
      code: 'call/usage',
      problems: [
        { code: 'call/usage', file: null, line: null, column: null, pointer: '', nearest: ['--table', '--take'] },
      ],
    });
  });
});

it('writes the same bytes in every time zone and language', async () => {
  const call = 'populace generate shop.yaml --rows 5000 --table people --quiet';

  const [plain, tokyo, newfoundland] = await Promise.all([
    command.shell(call),
    command.shell(`export TZ=Asia/Tokyo LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8; ${call}`),
    command.shell(`export TZ=America/St_Johns LC_ALL=C; ${call}`),
  ]);

  expect(plain.stdout.split('\n')).toHaveLength(5002);
  expect(tokyo.stdout).toBe(plain.stdout);
  expect(newfoundland.stdout).toBe(plain.stdout);
});
