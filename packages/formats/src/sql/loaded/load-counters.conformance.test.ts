import { type OpenedSchema, openSchema } from '@populace/library';
import { type DatabaseForTests, databaseKinds, postgresAtHand } from '@populace/testkit/databases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Tables with a key that counts, each in another way; `tag` is what a row by hand needs. */
const counted = {
  populace: 1,
  tables: {
    people: { rows: 30, columns: { id: 'sequence', tag: 'lorem.word', boss: { references: 'people.id' } } },
    'it\'s "odd"': { rows: 3, columns: { id: { generator: 'sequence', start: 7 }, tag: 'lorem.word' } },
    narrow: { rows: 4, columns: { id: { generator: 'sequence', type: 'int32' }, tag: 'lorem.word' } },
    tens: { rows: 5, columns: { id: { generator: 'sequence', start: 100, step: 10 }, tag: 'lorem.word' } },
    down: { rows: 5, columns: { id: { generator: 'sequence', start: 9, step: -1 }, tag: 'lorem.word' } },
    below: { rows: 3, columns: { id: { generator: 'sequence', start: -5 }, tag: 'lorem.word' } },
    zero: { rows: 1, columns: { id: { generator: 'sequence', start: 0 }, tag: 'lorem.word' } },
    none: { rows: 0, columns: { id: { generator: 'sequence', start: 50 }, tag: 'lorem.word' } },
    children: {
      rows: { per: 'people', count: 2 },
      columns: { id: 'sequence', tag: 'lorem.word' },
    },
    given: {
      rows: [
        { id: 5, tag: 'a' },
        { id: 40, tag: 'b' },
        { id: 3, tag: 'c' },
      ],
      columns: { id: { generator: 'sequence' }, tag: { type: 'string' } },
    },
  },
};

/** What the next row has without a number of its own, where databases agree. */
const NEXT = { people: '31', 'it\'s "odd"': '10', narrow: '5', children: '61', given: '41' };
/** Where they do not: MySQL and SQLite go on after the greatest number, by one. */
const OWN: { readonly [dialect: string]: { readonly [table: string]: string } } = {
  postgres: { tens: '150', down: '4', below: '-2', zero: '1', none: '50' },
  duckdb: { tens: '150', down: '4', below: '-2', zero: '1', none: '50' },
  mysql: { tens: '150', down: '10', below: '1', zero: '1', none: '50' },
  sqlite: { tens: '141', down: '10', below: '-2', zero: '1', none: '1' },
};

describe.each(databaseKinds)('counters in $name', (kind) => {
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

  const quoted = (name: string): string => (dialect === 'mysql' ? `\`${name}\`` : `"${name.replaceAll('"', '""')}"`);
  const load = (schema: OpenedSchema, options: object): Promise<void> =>
    database.load(schema.text('sql', { options: { dialect, ...options } }));

  /** Adds a row without a number, as an application does, and returns its number. */
  async function nextOf(table: string): Promise<string | null | undefined> {
    await database.load(`INSERT INTO ${quoted(table)} (tag) VALUES ('by hand')`);
    const rows = await database.read(table, [
      { name: 'id', type: { kind: 'int64' } },
      { name: 'tag', type: { kind: 'string' } },
    ]);
    return rows.find(([, tag]) => tag === 'by hand')?.[0];
  }

  const statements = dialect === 'postgres' ? ['insert', 'copy'] : ['insert'];
  test.each(statements)('of tables that the script makes go on after its rows: %s', async (way) => {
    const schema = await openSchema(counted);

    await load(schema, { createTable: true, statements: way });

    const wanted = { ...NEXT, ...OWN[dialect] };
    const found: Record<string, unknown> = {};
    for (const table of Object.keys(wanted)) found[table] = await nextOf(table);
    expect(found).toEqual(wanted);
  });

  test('of tables that are loaded in windows go on after the whole table', async () => {
    const table = (await openSchema(counted)).table('people');
    const options = { dialect, createTable: true };

    await database.load(table.text('sql', { options, take: 10 }));
    await database.load(table.text('sql', { options: { dialect }, from: 10 }));

    if (dialect === 'postgres' || dialect === 'duckdb' || dialect === 'mysql') {
      await database.load("INSERT INTO people (tag, boss) VALUES ('x', 1)");
    }
    expect(await nextOf('people')).toBe(dialect === 'sqlite' ? '31' : '32');
  });

  test('are none with identity: none', async () => {
    const script = (await openSchema(counted)).text('sql', {
      options: { dialect, createTable: true, identity: 'none' },
    });

    expect(script).not.toMatch(/IDENTITY|AUTO_INCREMENT|SEQUENCE|setval/);
  });
});

describe('counters of tables that are there already, in PostgreSQL', () => {
  let database: DatabaseForTests;
  beforeEach(async () => {
    database = await postgresAtHand.open();
  }, 60_000);
  afterEach(async () => database.close());

  const id = [{ name: 'id', type: { kind: 'int64' } }] as const;
  const schemaOf = (rows: number, sequence: object = {}): Promise<OpenedSchema> =>
    openSchema({
      populace: 1,
      tables: { t: { rows, columns: { id: { generator: 'sequence', ...sequence }, tag: 'lorem.word' } } },
    });
  const next = async (): Promise<string | null | undefined> => {
    await database.load(
      "DROP TABLE IF EXISTS got; CREATE TABLE got (id bigint); WITH made AS (INSERT INTO t (tag) VALUES ('x') RETURNING id) INSERT INTO got SELECT id FROM made",
    );
    return (await database.read('got', id))[0]?.[0];
  };

  it.each([
    ['serial', 'id serial PRIMARY KEY', {}, 5, '6'],
    ['identity', 'id bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY', {}, 5, '6'],
    ['identity with a step', 'id bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (INCREMENT BY 10)', {}, 5, '15'],
    [
      'identity that goes down',
      'id bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (INCREMENT BY -1)',
      { start: -1, step: -1 },
      4,
      '-5',
    ],
    ['serial, for numbers that it cannot have', 'id serial PRIMARY KEY', { start: -5 }, 3, '1'],
    ['serial without rows', 'id serial PRIMARY KEY', {}, 0, '1'],
    ['serial that is farther', "id serial PRIMARY KEY; SELECT setval('t_id_seq', 90)", {}, 5, '91'],
  ])('go on after the rows of the script: %s', async (...[, column, sequence, rows, wanted]) => {
    const [declared = '', ...more] = column.split('; ');
    await database.load(`CREATE TABLE t (${declared}, tag text); ${more.join('; ')}`);

    await database.load((await schemaOf(rows, sequence)).text('sql', { options: { counters: true } }));

    expect(await next()).toBe(wanted);
  });

  it('go on after rows that were there', async () => {
    await database.load("CREATE TABLE t (id serial PRIMARY KEY, tag text); INSERT INTO t VALUES (70, 'x')");

    await database.load((await schemaOf(5)).text('sql', { options: { counters: true } }));

    expect(await next()).toBe('71');
  });

  it('are left alone where a column has none', async () => {
    await database.load('CREATE TABLE t (id bigint PRIMARY KEY, tag text)');

    await database.load((await schemaOf(5)).text('sql', { options: { counters: true } }));

    expect(await database.read('t', id)).toHaveLength(5);
  });

  it.each(['insert', 'copy'])('take the numbers of the script, though always generated: %s', async (statements) => {
    const schema = await schemaOf(5);
    await database.load(schema.text('sql', { options: { createTable: true, identity: 'always', statements } }));
    expect(await next()).toBe('6');
    await expect(database.load('INSERT INTO t VALUES (99)')).rejects.toThrow(/GENERATED ALWAYS|cannot insert/);

    const again = schema.text('sql', { options: { identity: 'always', conflict: 'update', counters: true } });
    await database.load(again);

    expect(await next()).toBe('7');
  });
});

it.each(['mysql', 'sqlite', 'duckdb', 'sqlserver'])('identity: always is rejected for %s', async (dialect) => {
  const schema = await openSchema(counted);

  expect(() => schema.text('sql', { options: { dialect, identity: 'always' } })).toThrow(/belongs to PostgreSQL/);
});

it('says that DuckDB moves no counter of a table that is there', async () => {
  const schema = await openSchema(counted);

  expect(() => schema.text('sql', { options: { dialect: 'duckdb', counters: true } })).toThrow(/moves a sequence/);
});
