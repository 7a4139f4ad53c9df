import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSchema } from '@populace/library';
import { type DatabaseForTests, databaseKinds } from '@populace/testkit/databases';
import { everyGenerator, nestedSchema, relationsSchema, tenantsSchema } from '@populace/testkit/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectRows } from './expect-rows-for-tests.ts';
import { circles, everyType, nastyNames, nastyRows } from './schemas-for-tests.ts';

function example(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../../examples/${name}.yaml`, import.meta.url)), 'utf8');
}

const shop = example('shop');
/** Where no server of PostgreSQL answers, the one in memory, so that one of them always runs. */

/** What of SQL text is loaded into a kind of database. */
const ways = databaseKinds.flatMap((kind) => {
  const statements = kind.dialect === 'postgres' ? ['insert', 'copy'] : ['insert'];
  return statements.map((way) => ({
    kind,
    title: `${way} into ${kind.name}${kind.missing === undefined ? '' : ` (skipped: ${kind.missing})`}`,
    options: { statements: way },
  }));
});

/** What a session may be set to, and a script must set for itself. */
const STRANGE_SETTINGS = {
  postgres: "SET standard_conforming_strings = off; SET DateStyle = 'SQL, DMY'; SET TIME ZONE 'Asia/Tokyo';\n",
  mysql: "SET SESSION sql_mode = 'NO_BACKSLASH_ESCAPES,ANSI_QUOTES', SESSION time_zone = '+09:00';\n",
  sqlite: '',
  duckdb: '',
};

describe.each(ways)('$title', ({ kind, options: own }) => {
  const options = { dialect: kind.dialect, ...own };
  const isHere = kind.missing === undefined;
  let database: DatabaseForTests;
  beforeEach(async () => {
    if (isHere) database = await kind.open();
    // A database in memory takes its time to begin.
  }, 60_000);
  afterEach(async () => {
    if (isHere) await database.close();
  });

  // Where no server of MySQL answers, there is nothing that could stand for it.
  const test = it.skipIf(!isHere);

  test.each([
    ['every type', everyType],
    ['names and texts that would end statements', nastyNames],
    ['nasty texts, nulls and empty tables', nastyRows(kind.dialect !== 'postgres')],
    ['lists and structures', nestedSchema, { t: 300 }],
    ['circles of references', circles],
    ['a shop', shop, { customers: 200, reviews: 100 }],
    ['keys and uniques of several columns', relationsSchema],
    ['keys that share columns', tenantsSchema],
    ['an org chart', example('hr')],
    ['tenants', example('saas'), { orgs: 20 }],
    ['a bank', example('bank'), { customers: 30, merchants: 20 }],
    ['a hospital', example('hospital'), { patients: 200, admissions: 150, appointments: 100 }],
  ])('gives back %s, made with their keys', async (_, source, rows?: Readonly<Record<string, number>>) => {
    const schema = await openSchema(source, { rows });

    await database.load(schema.text('sql', { options: { ...options, createTable: true, rowsPerInsert: 7 } }));

    await expectRows(schema, database);
  });

  test.each([
    [1000, 20],
    [50, 60],
    [20, 370],
  ])('makes tables with more texts of %i characters than a row may have room for', async (length, count) => {
    const columns = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`c${at}`, { generator: 'lorem.words', type: `string(${length})` }]),
    );
    const wide = await openSchema({
      populace: 1,
      tables: { wide: { rows: 3, columns: { id: 'sequence', ...columns } } },
    });

    await database.load(wide.text('sql', { options: { ...options, createTable: true } }));

    await expectRows(wide, database);
  });

  test('keeps keys apart that differ by spaces at their ends alone', async () => {
    const schema = await openSchema({
      populace: 1,
      tables: {
        codes: {
          rows: ['a', 'a ', 'a  ', ' a', ''].map((code) => ({ code })),
          columns: { code: { unique: true, type: 'string(3)' }, n: { generator: 'sequence' } },
          unique: [['code', 'n']],
        },
        uses: { rows: 30, columns: { id: 'sequence', code: { references: 'codes.code' } } },
      },
    });

    await database.load(schema.text('sql', { options: { ...options, createTable: true } }));

    await expectRows(schema, database);
  });

  test('gives back keys of long texts, and refuses those that are too long for any index', async () => {
    const code = (length: number) => ({ generator: 'string.pattern', pattern: `[a-z]{${length}}`, unique: true });
    const tableOf = (length: number) => ({
      codes: { rows: 20, columns: { id: 'sequence', code: code(length), other: code(20) } },
      uses: { rows: 20, columns: { id: 'sequence', code: { references: 'codes.code' } } },
      widest: { rows: 20, columns: { id: 'sequence', code: { ...code(768), nulls: '10%' } } },
      four: {
        rows: 20,
        unique: [['a', 'b', 'c', 'd']],
        columns: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, 'lorem.word'])),
      },
    });
    const long = await openSchema({ populace: 1, tables: tableOf(300) });
    const tooLong = await openSchema({ populace: 1, tables: tableOf(900) });
    const made = { options: { ...options, createTable: true } };

    await database.load(long.text('sql', made));

    await expectRows(long, database);
    if (kind.dialect !== 'mysql') return;
    expect(() => tooLong.text('sql', made)).toThrow('all of its texts have 900 at least');
  });

  test('gives back what every generator makes', async () => {
    const schema = await openSchema(everyGenerator, { rows: { far: 1500 } });

    await database.load(schema.text('sql', { options: { ...options, createTable: true } }));

    await expectRows(schema, database);
  });

  it.skipIf(!isHere || !kind.hasClient).each([
    ['every type', everyType],
    ['names and texts that would end statements', nastyNames],
    ['circles of references', circles],
  ])('is loaded by the client of the database (skipped where there is none): %s', async (_, source) => {
    const schema = await openSchema(source);

    database.loadByClient(schema.text('sql', { options: { ...options, createTable: true } }));

    await expectRows(schema, database);
  });

  it.skipIf(!isHere || !kind.hasClient)('does not depend on what the session has been set to', async () => {
    const schema = await openSchema(everyType);
    const nasty = await openSchema(nastyNames);
    const made = { options: { ...options, createTable: true } };

    database.loadByClient(STRANGE_SETTINGS[kind.dialect] + schema.text('sql', made) + nasty.text('sql', made));

    await expectRows(schema, database);
    await expectRows(nasty, database);
  });

  test('loads circles into tables that look at their keys at once', async () => {
    const schema = await openSchema(circles);
    const made = schema.text('sql', { options: { ...options, createTable: true, transaction: false } });
    await database.load(withoutRows(made));

    await database.load(schema.text('sql', { options: { ...options, rowsPerInsert: 3 } }));

    await expectRows(schema, database);
  });

  test.each([
    ['a reference to nobody', 'teams', { code: "'a'", chief: 9001 }],
    ['a key that is there', 'people', { id: 1, team_id: 'NULL', boss: 'NULL', email: "'b'" }],
    ['a missing key', 'teams', { code: 'NULL', chief: 'NULL' }],
  ])('declares keys that refuse %s', async (_, table, cells) => {
    const schema = await openSchema(circles);
    await database.load(schema.text('sql', { options: { ...options, createTable: true } }));

    const row = `INSERT INTO ${table} (${Object.keys(cells).join(', ')}) VALUES (${Object.values(cells).join(', ')})`;

    await expect(database.load(`BEGIN; ${row}; COMMIT;`)).rejects.toThrow(/key|unique|null|constraint/i);
  });

  test('leaves nothing behind where one of its statements fails', async () => {
    const schema = await openSchema(circles);
    const script = schema.text('sql', { options: { ...options, createTable: true } });
    await database.load(withoutRows(script));
    const rows = schema.text('sql', { options });
    const broken = rows.replace(/^COMMIT;$/m, 'INSERT INTO nowhere (x) VALUES (1);\nCOMMIT;');

    await expect(database.load(broken)).rejects.toThrow(/nowhere/);
    await database.load('ROLLBACK');

    const people = schema.table('people').columns.map(({ name, logicalType: type }) => ({ name, type }));
    expect(await database.read('people', people)).toEqual([]);
  });

  test('loads tables one by one, and windows of them one after the other', async () => {
    const schema = await openSchema(shop);
    for (const table of schema.tables) {
      const first = table.text('sql', { options: { ...options, createTable: true }, take: 77 });
      await database.load(first);
      await database.load(table.text('sql', { options, from: 77 }));
    }

    await expectRows(schema, database);
  });
});

/** A script with the rows left out: statements that make tables and keys. */
function withoutRows(script: string): string {
  return script
    .replace(/^COPY .* FROM stdin;\n(?:.*\n)*?\\\.\n/gm, '')
    .replace(/^INSERT INTO .* VALUES\n(?:\(.*\)[,;]\n)*/gm, '');
}
