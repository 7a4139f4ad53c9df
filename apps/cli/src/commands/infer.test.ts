import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;

beforeAll(async () => {
  command = await createCommand();
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
