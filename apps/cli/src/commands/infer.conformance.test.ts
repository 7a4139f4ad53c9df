import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;

beforeAll(() => {
  command = createCommand();
  command.write(
    'guests.csv',
    'id;first name;E-Mail;PLZ\r\n1;Ada;ada@example.org;53111\r\n2;Bea;bea@example.com;04109\r\n',
  );
});

afterAll(() => command.remove());

const guests = `populace: 1
name: Guests
now: 2026-05-01
locale: de_DE

tables:
  guests:
    rows: 2
    columns:
      id:         sequence
      first name: person.firstName
      E-Mail:     { generator: internet.email, unique: true }
      PLZ:        location.postcode
`;

describe('infer', () => {
  it('does not replace the file that it reads', async () => {
    const before = readFileSync(command.path('guests.csv'), 'utf8');

    const done = await command.run('infer', 'guests.csv', '--out', './guests.csv', '--overwrite', '--quiet');

    expect(done.exit).toBe(2);
    expect(done.stderr).toContain('./guests.csv is read by this run, so it is not replaced.');
    expect(readFileSync(command.path('guests.csv'), 'utf8')).toBe(before);
  });

  it('reads standard input in its own encoding', async () => {
    const rows = Array.from({ length: 40 }, (_, id) => `${id},${id % 2 === 0 ? 'caf\u00e9' : 'bar'}\n`).join('');
    const input = new Uint8Array(Buffer.from(`id,kind\n${rows}`, 'latin1'));

    const done = await command.runWith(input, 'infer', '-', '--quiet');

    expect(done.stdout).toContain('café');
    expect(done.stdout).not.toContain('\uFFFD');
  });

  it.each([
    ['--header', 'Sorte'],
    ['--no-header', 'column_1'],
  ])('is told by %s whether the first line has names', async (flag, name) => {
    const input = Buffer.from('Sorte;Lage\nElbling;Hang\nRiesling;Tal\nElbling;Tal\n');

    const done = await command.runWith(input, 'infer', '-', '--quiet', flag);

    expect(done.stdout).toMatch(new RegExp(`^ +${name}:`, 'm'));
  });

  it('prints a schema, and what speaks for it on standard error', async () => {
    const done = await command.run('infer', 'guests.csv', '--now', '2026-05-01');

    expect(done.stdout).toBe(guests.replace('{ generator: internet.email, unique: true }', 'internet.email'));
    expect(done.stderr).toContain('guests  rows: 2, counted');
    expect(done.stderr).toMatch(
      /E-Mail {6}internet\.email {5}the name says e-mail addresses; all 2 values are e-mail addresses/,
    );
  });

  it('writes it to a file, which stays where it is', async () => {
    const first = await command.run('infer', 'guests.csv', '--now', '2026-05-01', '--out', 'guests.yaml', '--quiet');
    const second = await command.run('infer', 'guests.csv', '--out', 'guests.yaml');

    expect(first).toMatchObject({ exit: 0, stderr: '' });
    expect(readFileSync(command.path('guests.yaml'), 'utf8')).toContain('PLZ:        location.postcode');
    expect(second.exit).toBe(1);
    expect(second.stderr).toContain('target/exists');
  });

  it.each([
    ['shop.json', '{"id":1}', 'JSON'],
    ['dump.sql', 'create table t(id int primary key);', 'SQL'],
    ['feed.xml', '<rows><row/></rows>', 'XML'],
  ])('ends with 2 and says what %s is', async (name, text, what) => {
    command.write(name, text);

    const done = await command.run('infer', name);

    expect(done).toMatchObject({ exit: 2, stdout: '' });
    expect(done.stderr).toContain('import/not-rows');
    expect(done.stderr).toContain(`${name} is ${what}. Only CSV, TSV and lists of rows in JSON are read`);
  });

  it.each(['31.12.2024', 'tomorrow'])('ends with 2 where --now is %s', async (now) => {
    const done = await command.run('infer', 'guests.csv', '--now', now);

    expect(done).toMatchObject({ exit: 2, stdout: '' });
    expect(done.stderr).toContain(`now must be a date or a timestamp`);
  });

  it('reads rows in JSON as those of a CSV file', async () => {
    command.write('rows.json', '[{"id":1,"email":"ada@example.com"},{"id":2,"email":"bea@example.com"}]');

    const done = await command.run('infer', 'rows.json', '--quiet');

    expect(done).toMatchObject({ exit: 0, stderr: '' });
    expect(done.stdout).toContain('email: internet.email');
  });

  it('makes a table of each of several files, with references between them', async () => {
    command.write('shops.csv', 'id,city\n1,Bonn\n2,Ulm\n3,Kiel\n');
    command.write('sales.csv', 'id,shop_id,total\n1,3,9.50\n2,1,12.00\n3,3,7.25\n');

    const { exit, stdout } = await command.run('infer', 'shops.csv', 'sales.csv', '--quiet');
    expect(exit).toBe(0);
    expect(stdout).toContain('shop_id: { references: shops.id }');
    expect(await command.run('infer', 'shops.csv', '-')).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('name it alone'),
    });
  });

  it('copies categories of as many rows as it is told', async () => {
    command.write('states.csv', `id,status\n${'1,open\n2,done\n'.repeat(5)}`);

    const usual = await command.run('infer', 'states.csv', '--quiet');
    const fewer = await command.run('infer', 'states.csv', '--quiet', '--min-category-rows', '5');

    expect(usual.stdout).toContain('{ value_1: 50, value_2: 50 }');
    expect(fewer.stdout).toContain('{ open: 50, done: 50 }');
  });

  it('makes rows with the same header', async () => {
    const done = await command.shell('populace infer guests.csv --quiet | populace generate - | head -1');

    expect(done.stdout).toBe('id,first name,E-Mail,PLZ\n');
  });

  it('reads standard input and words', async () => {
    const input = await command.runWith('a,b\n1,x\n2,y\n', 'infer', '-', '--quiet');
    const words = await command.run('infer', '--words', 'customers: id, email', '--locale', 'ja', '--comments');

    expect(input.stdout).toContain('  rows:\n    rows: 2\n');
    expect(words.stdout).toContain('locale: ja_JP');
    expect(words.stdout).toContain('# "email" stands for e-mail addresses');
  });

  it.each([
    [['infer'], 'The file is missing'],
    [['infer', 'a.csv', '--words', 'b'], 'give one of them'],
    [['infer', 'nowhere.csv'], 'nowhere.csv does not exist'],
    [['infer', 'guests.csv', '--locale', 'xx'], 'There is no locale "xx"'],
    [['infer', '--words', ' '], 'import/empty'],
  ])('refuses %j', async (words, sentence) => {
    const done = await command.run(...words);

    expect(done.exit).toBe(2);
    expect(done.stderr).toContain(sentence);
  });

  it('gives all of it to machines', async () => {
    const done = await command.run('infer', 'guests.csv', '--json');
    const { tables } = JSON.parse(done.stdout);

    expect(tables[0].columns[0].evidence[0]).toEqual({
      code: 'rising',
      params: { step: 1, start: 1 },
      text: 'rising by 1: a sequence from 1',
    });
  });
});
