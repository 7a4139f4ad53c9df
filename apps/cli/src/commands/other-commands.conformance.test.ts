import { readFileSync } from 'node:fs';
import { version } from '@populace/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
});
afterAll(() => command.remove());

describe('list', () => {
  it('says what to write instead of a name of another tool that nothing here bears', async () => {
    const { exit, stderr } = await command.run('list', 'generators', 'First Name (Female)');

    expect(exit).toBe(2);
    expect(stderr).toContain(
      'There is no generator "First Name (Female)": it is a setting of the first name; write { generator: person.firstName, sex: female }, or male.',
    );
  });

  it('lists generators, with a filter, and one with its options', async () => {
    const [all, numbers, one] = await Promise.all([
      command.run('list', 'generators'),
      command.run('list', 'generators', 'NUMBER.'),
      command.run('list', 'generators', 'choice'),
    ]);

    expect(all.stdout).toMatch(/^uuid {2,}Universally unique ids/m);
    expect(
      numbers.stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual([
      'number.binary',
      'number.decimal',
      'number.float',
      'number.hex',
      'number.integer',
      'number.octal',
      'number.romanNumeral',
    ]);
    expect(one.stdout).toMatch(/^choice\nOne of the values of a list[\s\S]*\n {2}values +\S+ +required +/);
  });

  it('lists formats with their options', async () => {
    const done = await command.run('list', 'formats', 'jsonl');

    expect(done.stdout).toMatch(/^ndjson {2}application\/x-ndjson; \.ndjson, \.jsonl\n/);
    expect(done.stdout).toMatch(/\n {2}bigints +enum +default digits +How int64 is written/);
  });

  it('names what an option takes, unless its summary does', async () => {
    const [csv, sex] = await Promise.all([
      command.run('list', 'formats', 'csv'),
      command.run('list', 'generators', 'person.firstName'),
    ]);

    expect(csv.stdout).toMatch(/\n {2}lineEnd .* How lines end\. One of lf, crlf, cr\.\n/);
    expect(sex.stdout).toMatch(/\n {2}sex .* generation\.\n/);
  });

  it('gives machines the whole pages', async () => {
    const [generators, formats] = await Promise.all([
      command.run('list', 'generators', '--json'),
      command.run('list', 'formats', 'csv', '--json'),
    ]);

    const ids = JSON.parse(generators.stdout).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toContain('number.integer');
    const [csv] = JSON.parse(formats.stdout);
    expect(csv).toMatchObject({ id: 'csv', contentType: 'text/csv', extensions: ['csv'] });
    expect(csv.options[0]).toMatchObject({ name: 'delimiter', kind: 'text', default: '","', required: false });
  });

  it('offers the nearest where nothing has the name', async () => {
    const [name, list] = await Promise.all([
      command.run('list', 'generators', 'sequnce'),
      command.run('list', 'generatrs'),
    ]);

    expect([name.exit, name.stderr]).toEqual([
      2,
      'populace  call/usage  There is nothing with "sequnce" in its name.\n    did you mean sequence?\n',
    ]);
    expect([list.exit, list.stderr]).toEqual([
      2,
      'populace  call/usage  There is no list of "generatrs"; there are generators, formats and locales.\n    did you mean generators?\n',
    ]);
  });
});

describe('init', () => {
  it('writes a schema that is right, with today as now, and never over a file', async () => {
    const before = new Date().toISOString().slice(0, 10);
    const made = await command.run('init');
    const after = new Date().toISOString().slice(0, 10);
    const text = readFileSync(command.path('schema.yaml'), 'utf8');
    command.write('mine.yaml', 'mine');
    const [checked, filled, refused] = await Promise.all([
      command.run('check', 'schema.yaml'),
      command.run('generate', 'schema.yaml', '--out', 'made/', '--json'),
      command.run('init', 'mine.yaml'),
    ]);
    const replaced = await command.run('init', 'mine.yaml', '--overwrite');

    expect(made.stdout).toBe('schema.yaml is written. Look at its rows: populace preview schema.yaml\n');
    expect([before, after]).toContain(/^now: (\S+)T00:00:00Z /m.exec(text)?.[1]);
    expect([checked.exit, checked.stderr]).toEqual([0, '']);
    expect(checked.stdout).toContain('schema.yaml: no errors (2 tables, 16 columns, 400 rows)\n');
    expect(checked.stdout).toMatch(/ unique +room for +used by +share\n/);
    expect(JSON.parse(filled.stderr)).toMatchObject({ ok: true, rows: 400 });
    expect([refused.exit, refused.stderr]).toEqual([
      1,
      'populace  target/exists  mine.yaml is there already; say --overwrite to replace it, or choose another name.\n',
    ]);
    expect([replaced.exit, readFileSync(command.path('mine.yaml'), 'utf8')]).toEqual([0, text]);
  });

  it('prints the schema where asked to', async () => {
    const done = await command.run('init', '-');

    expect(done.stdout).toMatch(/^# A schema to start from\.[\s\S]*\ntables:\n/);
  });
});

describe('schema', () => {
  it('prints the JSON Schema for editors', async () => {
    const done = await command.run('schema');

    expect(JSON.parse(done.stdout)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
  });
});

describe('help and version', () => {
  it('knows the version of the package', async () => {
    const root: { version: string } = JSON.parse(
      readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
    );

    expect(version).toBe(root.version);
    for (const flag of ['--version', '-v', '-V']) {
      expect(await command.run(flag)).toEqual({ exit: 0, stdout: `${version}\n`, stderr: '' });
    }
  });

  it('shows help for -h, too', async () => {
    const [long, short, ofCommand] = await Promise.all([
      command.run('--help'),
      command.run('-h'),
      command.run('check', '-h'),
    ]);

    expect(short).toEqual(long);
    expect(long.stdout).not.toContain('-V');
    expect(ofCommand.stdout).toMatch(/^Usage: populace check /);
  });

  it('has examples of every command', async () => {
    const names = ['generate', 'preview', 'check', 'list', 'types', 'init', 'schema', 'credits'];

    const helps = await Promise.all(names.map((name) => command.run(name, '--help')));

    for (const [at, { exit, stdout }] of helps.entries()) {
      expect(exit).toBe(0);
      expect(stdout).toMatch(new RegExp(`\nExamples:\n  .*populace ${names[at]}`));
    }
  });

  it('lists the commands', async () => {
    const done = await command.run('--help');

    expect(done.exit).toBe(0);
    expect(done.stdout).toMatch(/\n {2}generate /);
    expect(done.stdout).toContain('Exit codes: 0 done');
  });
});

describe('a call that is wrong', () => {
  it.each([
    [
      [],
      'The command is missing: generate, preview, explain, check, verify, assemble, serve, list, types, init, infer, schema, credits; see populace --help.',
    ],
    [['genrate'], 'There is no command "genrate"; see populace --help.', 'generate'],
    [['--vresion'], 'There is no option "--vresion" here; see populace --help.', '--version'],
    [['check', 'a.yaml', '--jsn'], 'There is no option "--jsn" here; see populace check --help.', '--json'],
    [['check'], 'The call lacks its <schema>; see populace check --help.'],
    [['check', 'a', 'b'], 'The call has more words than the command takes; see populace check --help.'],
    [['generate', 'a', '--rows'], '--rows needs a value; see populace generate --help.'],
    [['generate'], 'The schema is missing: name a file, or - for standard input.'],
    [['generate', 'a', '--columns', 'a:uuid'], 'The call has a schema and --columns: give one of them.'],
    [['generate', 'a', '--rows', 'ten'], '--rows must be a whole number from 0 on, but is "ten".'],
    [['generate', 'a', '--rows', '=3'], '--rows takes a number, or TABLE=N,…, but has "=3".'],
    [
      ['generate', 'a', '--rows', '1', '--rows', 'b=2'],
      '--rows is one number for all tables, or TABLE=N for single ones; give one of the two.',
    ],
    [['generate', 'a', '--from', '-1'], '--from must be a whole number from 0 on, but is "-1".'],
    [['generate', 'a', '--take', '1.5'], '--take must be a whole number from 0 on, but is "1.5".'],
  ])('%j', async (words: string[], sentence: string, nearest?: string) => {
    const done = await command.run(...words);

    expect(done.exit).toBe(2);
    expect(done.stdout).toBe('');
    const [first, second] = done.stderr.split('\n');
    expect(first).toBe(`populace  call/usage  ${sentence}`);
    expect(second?.startsWith(`    did you mean ${nearest}`)).toBe(nearest !== undefined);
  });

  it.each([
    [['generate', 'gone.yaml'], 'populace  call/no-such-file  gone.yaml does not exist; check the path.\n'],
    [['generate', '.'], 'populace  call/no-such-file  . is a folder; name a schema file in it.\n'],
  ])('%j', async (words, stderr) => {
    expect(await command.run(...words)).toEqual({ exit: 2, stdout: '', stderr });
  });

  it('names what replaces parts of the schema as its place', async () => {
    const columns = ['generate', '--columns', 'id:sequence'];

    const [rows, now, locale, table] = await Promise.all([
      command.run(...columns, '--rows', 'rws=3'),
      command.run(...columns, '--now', 'yesterday'),
      command.run(...columns, '--locale', 'xx_YY'),
      command.run(...columns, '--table', 'rws'),
    ]);

    expect(rows.stderr).toBe('--rows  schema/unknown-table  There is no table "rws"\n    did you mean rows?\n');
    expect(now.stderr).toMatch(
      /^--now {2}schema\/invalid-option {2}--now must be a date or a timestamp, .* "yesterday"\n$/,
    );
    expect(locale.stderr).toMatch(/^--locale {2}schema\/unknown-locale {2}There is no locale "xx_YY"/);
    expect(table.stderr).toBe('populace  schema/unknown-table  The schema has no table "rws"; did you mean rows?\n');
    expect([rows.exit, now.exit, locale.exit, table.exit]).toEqual([2, 2, 2, 2]);
  });
});
