import { type OpenedSchema, openSchema } from '@populace/library';
import {
  type DatabaseForTests,
  type DatabaseKind,
  mysqlServer,
  postgresAtHand,
  sqliteFile,
} from '@populace/testkit/databases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectRows } from './expect-rows-for-tests.ts';

/** Tables that refer to one another, none of whose references may be null. */
const stuck = `
populace: 1
tables:
  people: { rows: 300, columns: { id: sequence, team_id: { references: teams.id } } }
  teams: { rows: 20, columns: { id: uuid, chief_id: { references: people.id } } }
  pets: { rows: 40, columns: { id: sequence, owner_id: { references: people.id }, team_id: { references: teams.id } } }
`;

/** What makes the tables by hand, as another tool does. */
const TABLES: { readonly [dialect: string]: string } = {
  postgres: `
    CREATE TABLE teams (id uuid PRIMARY KEY, chief_id bigint NOT NULL);
    CREATE TABLE people (id bigserial PRIMARY KEY, team_id uuid NOT NULL REFERENCES teams DEFERRABLE);
    ALTER TABLE teams ADD FOREIGN KEY (chief_id) REFERENCES people DEFERRABLE;
    CREATE TABLE pets (id bigint PRIMARY KEY, owner_id bigint NOT NULL REFERENCES people, team_id uuid NOT NULL REFERENCES teams);`,
  sqlite: `
    CREATE TABLE teams (id text PRIMARY KEY, chief_id integer NOT NULL REFERENCES people(id));
    CREATE TABLE people (id integer PRIMARY KEY, team_id text NOT NULL REFERENCES teams(id));
    CREATE TABLE pets (id integer PRIMARY KEY, owner_id integer NOT NULL REFERENCES people(id), team_id text NOT NULL REFERENCES teams(id));`,
  mysql: `
    CREATE TABLE teams (id char(36) PRIMARY KEY, chief_id bigint NOT NULL);
    CREATE TABLE people (id bigint PRIMARY KEY, team_id char(36) NOT NULL, FOREIGN KEY (team_id) REFERENCES teams (id));
    ALTER TABLE teams ADD FOREIGN KEY (chief_id) REFERENCES people (id);
    CREATE TABLE pets (id bigint PRIMARY KEY, owner_id bigint NOT NULL, team_id char(36) NOT NULL, FOREIGN KEY (owner_id) REFERENCES people (id));`,
};

const ways: readonly (readonly [DatabaseKind, 'deferred' | 'unchecked', 'insert' | 'copy'])[] = [
  [postgresAtHand, 'deferred', 'insert'],
  [postgresAtHand, 'deferred', 'copy'],
  [sqliteFile, 'deferred', 'insert'],
  [mysqlServer, 'unchecked', 'insert'],
];

describe.each(ways)('cycles without nulls: %s', (kind, cycles, statements) => {
  const { dialect } = kind;
  const isHere = kind.missing === undefined;
  const test = it.skipIf(!isHere);
  let database: DatabaseForTests;
  beforeEach(async () => {
    if (isHere) database = await kind.open();
  }, 60_000);
  afterEach(async () => {
    if (isHere) await database.close();
  });
  const load = (schema: OpenedSchema, options: object): Promise<void> =>
    database.load(schema.text('sql', { options: { dialect, statements, ...options } }));

  test(`are loaded into tables that are there, with cycles: ${cycles}`, async () => {
    const schema = await openSchema(stuck);
    await database.load(TABLES[dialect] ?? '');

    await load(schema, { cycles });

    await expectRows(schema, database);
  });

  test(`are loaded into tables that another script has made, with cycles: ${cycles}`, async () => {
    const schema = await openSchema(stuck);
    const made = schema.text('sql', { options: { dialect, createTable: true } });
    await database.load(made.replace(/^INSERT INTO .* VALUES\n(?:\(.*\)[,;]\n)*/gm, ''));

    await load(schema, { cycles });

    await expectRows(schema, database);
  });

  test('still refuse a row that refers to nobody, after the script', async () => {
    const schema = await openSchema(stuck);
    await load(schema, { createTable: true, cycles });

    const row = 'INSERT INTO pets (id, owner_id, team_id) SELECT 1000, 9999, id FROM teams LIMIT 1';

    await expect(database.load(row)).rejects.toThrow(/foreign key/i);
  });
});

describe('cycles of foreign keys that PostgreSQL is told of', () => {
  const declared = async (source: string, options: object): Promise<readonly string[]> => {
    const script = (await openSchema(source)).text('sql', { options: { createTable: true, ...options } });
    return script.match(/^ALTER TABLE .*$/gm) ?? [];
  };
  const plain = 'ALTER TABLE "people" ADD FOREIGN KEY ("team_id") REFERENCES "teams" ("id")';

  it('are deferrable at one place where no reference may be null', async () => {
    const keys = await declared(stuck, {});

    expect(keys).toHaveLength(4);
    expect(keys.filter((key) => key.endsWith(' DEFERRABLE INITIALLY DEFERRED;'))).toHaveLength(1);
  });

  it('are plain where one may be null, unless keys are to be deferred', async () => {
    const source = stuck.replace(
      'references: people.id } } }\n  pets',
      'references: people.id, nulls: 10% } } }\n  pets',
    );

    expect(await declared(source, {})).toContain(`${plain};`);
    expect((await declared(source, {})).join()).not.toContain('DEFERRABLE');
    expect((await declared(source, { cycles: 'deferred' })).join()).toContain('DEFERRABLE INITIALLY DEFERRED');
  });
});

describe('the option cycles', () => {
  it.each([
    ['mysql', 'deferred', 'MySQL has no cycles: deferred; take unchecked.'],
    ['postgres', 'unchecked', 'PostgreSQL has no cycles: unchecked; take deferred.'],
    ['duckdb', 'deferred', 'DuckDB has no cycles: deferred; take nulls.'],
    ['sqlserver', 'unchecked', 'SQL Server has no cycles: unchecked; take nulls.'],
  ])('is rejected where %s has no such way: %s', async (dialect, cycles, message) => {
    const schema = await openSchema(stuck);

    expect(() => schema.text('sql', { options: { dialect, cycles } })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option', message }),
    );
  });

  it('needs one transaction to defer keys', async () => {
    const schema = await openSchema(stuck);

    expect(() => schema.text('sql', { options: { cycles: 'deferred', transaction: false } })).toThrow(
      /needs one transaction/,
    );
  });

  it('is named where a cycle is rejected', async () => {
    const schema = await openSchema(stuck);

    expect(() => schema.text('sql')).toThrow(/choose another way by the option cycles/);
  });
});
