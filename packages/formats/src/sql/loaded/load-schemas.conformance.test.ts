import process from 'node:process';
import { openSchema } from '@populace/library';
import { type DatabaseForTests, databaseKinds } from '@populace/testkit/databases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Schemas that no other run has. */
const AUTH = `populace_auth_${process.pid}`;
const SHOP = `populace_"shop"_${process.pid}`;

/** Two tables of one name in two schemas, a table of the session's schema, and keys across all of them, one in a cycle. */
const source = `
populace: 1
tables:
  ${AUTH}.users:
    rows: 20
    columns: { id: sequence, name: person.firstName, profile_id: { references: users.id, nulls: 20% } }
  users: { rows: 20, columns: { id: sequence, account_id: { references: ${AUTH}.users.id } } }
  '${SHOP}.order.lines':
    rows: { per: users, count: 2 }
    columns: { id: sequence, user_id: { references: ${AUTH}.users.id }, after: { references: { table: '${SHOP}.order.lines', column: id } } }
`;

const options = { tableNames: 'qualified' };

describe.each(databaseKinds)('tables of several schemas in $name', (kind) => {
  const { dialect } = kind;
  const isHere = kind.missing === undefined;
  const test = it.skipIf(!isHere);
  const quoted = (name: string): string => (dialect === 'mysql' ? `\`${name}\`` : `"${name.replaceAll('"', '""')}"`);
  const [auth, shop] = [quoted(AUTH), quoted(SHOP)];
  let database: DatabaseForTests;
  beforeEach(async () => {
    if (!isHere) return;
    database = await kind.open();
    // SQLite's are files that are attached.
    if (dialect === 'sqlite') await database.load(`ATTACH ':memory:' AS ${auth}; ATTACH ':memory:' AS ${shop}`);
  }, 60_000);
  afterEach(async () => {
    if (!isHere) return;
    await database.load('ROLLBACK').catch(() => undefined);
    if (dialect === 'mysql') {
      await database.load(
        `SET foreign_key_checks = 0; DROP DATABASE IF EXISTS ${auth}; DROP DATABASE IF EXISTS ${shop}`,
      );
    }
    if (dialect === 'postgres') await database.load(`DROP SCHEMA IF EXISTS ${auth}, ${shop} CASCADE`);
    await database.close();
  });

  /** The numbers of the rows of a table, by way of a view, as tables are read by a name alone. */
  async function countOf(table: string): Promise<number> {
    const view = `seen_${table.replaceAll(/\W/g, '')}`;
    const temporary = dialect === 'sqlite' ? 'TEMPORARY ' : '';
    await database.load(`CREATE ${temporary}VIEW ${view} AS SELECT id FROM ${table}`);
    return (await database.read(view, [{ name: 'id', type: { kind: 'int64' } }])).length;
  }

  test('are made with their schemas, and loaded again', async () => {
    const schema = await openSchema(source);
    await database.load(schema.text('sql', { options: { dialect, ...options, createTable: true } }));

    await database.load(schema.text('sql', { options: { dialect, ...options, conflict: 'update' } }));

    expect(await countOf(`${auth}.users`)).toBe(20);
    expect(await countOf('users')).toBe(20);
    expect(await countOf(`${shop}.${quoted('order.lines')}`)).toBe(40);
  });

  // SQLite and DuckDB have no keys to other schemas.
  it.runIf((isHere && dialect === 'postgres') || dialect === 'mysql')('have foreign keys across schemas', async () => {
    const schema = await openSchema(source);
    await database.load(schema.text('sql', { options: { dialect, ...options, createTable: true } }));

    const row = `INSERT INTO users (id, account_id) VALUES (900, 9999)`;

    await expect(database.load(row)).rejects.toThrow(/foreign key/i);
  });
});

describe('names of tables with a schema', () => {
  const script = async (more: object): Promise<string> =>
    (await openSchema(source)).text('sql', { options: { ...options, ...more } });

  it('end the schema at the first dot; other tables are in that of the options', async () => {
    const text = await script({ schema: 'app', createTable: true });

    expect(text).toContain(`CREATE SCHEMA IF NOT EXISTS "${AUTH}";\nCREATE SCHEMA IF NOT EXISTS "app";\n`);
    expect(text).toContain('INSERT INTO "app"."users" ');
    expect(text).toContain(`INSERT INTO "populace_""shop""_${process.pid}"."order.lines" `);
    expect(text).toContain(`ADD FOREIGN KEY ("account_id") REFERENCES "${AUTH}"."users" ("id")`);
    expect(await script({ createTable: true, createSchema: false })).not.toContain('CREATE SCHEMA');
    expect(await script({})).not.toContain('CREATE SCHEMA');
  });

  it.each(['sqlite', 'duckdb'])('get a comment in %s where a key would lead to another schema', async (dialect) => {
    const text = await script({ dialect, createTable: true });

    expect(text).toContain(`-- account_id refers to ${AUTH}.users (id), in another schema`);
    expect(text).not.toMatch(/"user_id".* REFERENCES/);
  });

  it('are whole names where nothing else is said', async () => {
    const text = (await openSchema(source)).text('sql', { options: { createTable: true } });

    expect(text).toContain(`CREATE TABLE "${AUTH}.users" (`);
  });

  it('are made by SQL Server in batches of their own, but for dbo', async () => {
    const schema = await openSchema(
      '{ populace: 1, tables: { dbo.a: { rows: 1, columns: { x: uuid } }, "o\'k.a": { rows: 1, columns: { x: uuid } } } }',
    );

    const text = schema.text('sql', { options: { ...options, dialect: 'sqlserver', createTable: true } });

    expect(text).toContain("IF SCHEMA_ID(PARSENAME(N'[o''k]', 1)) IS NULL EXEC(N'CREATE SCHEMA [o''k]');\n");
    expect(text.match(/CREATE SCHEMA/g)).toHaveLength(1);
  });

  it('are rejected where two are the same for a database', async () => {
    const schema = await openSchema(
      '{ populace: 1, tables: { Auth.users: { rows: 1, columns: { a: uuid } }, auth.Users: { rows: 1, columns: { a: uuid } } } }',
    );

    expect(() => schema.text('sql', { options: { ...options, dialect: 'mysql' } })).toThrow(
      'The tables "Auth.users" and "auth.Users" are the same for MySQL; rename one.',
    );
  });
});
