import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type DatabaseForTests, sqliteFile } from '@populace/testkit/databases';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';
import { SHOP } from './shop-for-tests.ts';

const CIRCLE = `populace: 1
tables:
  people: { rows: 9, columns: { id: sequence, team_id: { references: teams.id } } }
  teams: { rows: 3, columns: { id: sequence, chief_id: { references: people.id, nulls: 10% } } }
`;

let command: CommandForTests;
let database: DatabaseForTests;
beforeAll(() => {
  command = createCommand();
  command.write('shop.yaml', SHOP);
  command.write('circle.yaml', CIRCLE);
  command.write('stuck.yaml', CIRCLE.replace(', nulls: 10%', ''));
});
afterAll(() => command.remove());
beforeEach(async () => {
  database = await sqliteFile.open();
});
afterEach(() => database.close());

const read = (name: string): string => readFileSync(command.path(name), 'utf8');
const id = [{ name: 'id', type: { kind: 'int64' } }] as const;
const forSqlite = ['--set', 'dialect=sqlite', '--set', 'createTable=true'];

describe('SQL text', () => {
  it('goes to one file that loads all tables, and the report has a line for each', async () => {
    const done = await command.run('generate', 'shop.yaml', '--out', 'shop.sql', ...forSqlite);

    expect(done.exit).toBe(0);
    await database.load(read('shop.sql'));
    expect(await database.read('people', id)).toHaveLength(20);
    expect(await database.read('orders', [{ name: 'id', type: { kind: 'uuid' } }])).toHaveLength(30);
    await expect(database.read('secrets', id)).rejects.toThrow(/no such table/);
    const [first, second, third] = done.stderr.split('\n');
    expect(first).toMatch(/^ {2}people {2}20 rows {2}.*B {2,}shop\.sql$/);
    expect(second).toMatch(/^ {2}orders {2}30 rows {2}.*B {2}shop\.sql$/);
    expect(third).toMatch(/^50 rows, /);
  });

  it('goes to standard output whole, where another format takes one table', async () => {
    const whole = await command.run('generate', 'shop.yaml', '--format', 'sql', ...forSqlite);
    const zipped = await command.run('generate', 'shop.yaml', '--out', 'shop.sql.gz', '--json', ...forSqlite);

    expect(whole.exit).toBe(0);
    expect(whole.stdout).toMatch(/INSERT INTO "people"[\s\S]*INSERT INTO "orders"/);
    expect(gunzipSync(readFileSync(command.path('shop.sql.gz'))).toString()).toBe(whole.stdout);
    const { tables, bytes } = JSON.parse(zipped.stderr);
    expect(tables.map(({ rows }: { rows: number }) => rows)).toEqual([20, 30]);
    expect(bytes).toBe(readFileSync(command.path('shop.sql.gz')).length);
    expect((await command.run('generate', 'shop.yaml', '--format', 'csv')).stderr).toContain(
      'Standard output takes one',
    );
    expect((await command.run('generate', 'shop.yaml', '--out', 'shop.csv')).stderr).toContain('cannot go to shop.csv');
  });

  it('goes to files of single tables, and has those tables alone that are named', async () => {
    await command.run('generate', 'shop.yaml', '--out', 'parts/', '--format', 'sql', ...forSqlite);
    const one = await command.run('generate', 'shop.yaml', '--table', 'people', '--format', 'sql', ...forSqlite);

    expect(read('parts/people.sql')).toBe(one.stdout);
    await database.load(one.stdout);
    await database.load(read('parts/orders.sql'));
    expect(await database.read('people', id)).toHaveLength(20);
  });

  it('loads a circle from one file, and refuses to write it to several', async () => {
    const made = await command.run('generate', 'circle.yaml', '--format', 'sql', ...forSqlite);
    const folder = await command.run('generate', 'circle.yaml', '--out', 'circle/', '--format', 'sql');

    await database.load(made.stdout);
    expect(await database.read('teams', id)).toHaveLength(3);
    expect(folder.exit).toBe(2);
    expect(folder.stderr).toContain('schema/reference-cycle');
    expect(folder.stderr).toContain('write all tables into one file');
  });

  it('is refused for a circle that nothing breaks, unless it makes the tables', async () => {
    const refused = await command.run('generate', 'stuck.yaml', '--format', 'sql');
    const made = await command.run('generate', 'stuck.yaml', '--format', 'sql', ...forSqlite);

    expect(refused).toMatchObject({ exit: 2, stdout: '' });
    expect(refused.stderr).toContain('people → teams → people');
    await database.load(made.stdout);
    expect(await database.read('people', id)).toHaveLength(9);
  });

  it('has all rows of all tables, or a window of one', async () => {
    const window = await command.run('generate', 'shop.yaml', '--format', 'sql', '--take', '3');
    const one = await command.run(
      'generate',
      'shop.yaml',
      '--table',
      'people',
      '--format',
      'sql',
      '--take',
      '3',
      '--quiet',
    );

    expect(window).toMatchObject({ exit: 2, stdout: '' });
    expect(window.stderr).toContain('choose one table');
    expect(one.stdout.match(/^\(/gm)).toHaveLength(3);
  });

  it('names an option that does not fit the dialect', async () => {
    const done = await command.run(
      'generate',
      'shop.yaml',
      '--out',
      'x.sql',
      '--set',
      'dialect=mysql',
      '--set',
      'statements=copy',
    );

    expect(done.exit).toBe(2);
    expect(done.stderr).toContain('statements: copy belongs to PostgreSQL');
  });
});
