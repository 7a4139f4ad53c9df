import { openSchema } from '@populace/library';
import { type DatabaseKind, duckdbInMemory, postgresAtHand } from '@populace/testkit/databases';
import { nestedSchema } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { expectRows } from './expect-rows-for-tests.ts';
import { NASTY, TEXTS } from './schemas-for-tests.ts';

const ways: readonly (readonly [DatabaseKind, 'insert' | 'copy'])[] = [
  [postgresAtHand, 'insert'],
  [postgresAtHand, 'copy'],
  [duckdbInMemory, 'insert'],
];

const VALUES = {
  int: { generator: 'number.integer', min: -2147483648, max: 2147483647, type: 'int32' },
  big: { generator: 'choice', values: ['-9223372036854775808', '9223372036854775807'], type: 'int64' },
  money: { generator: 'number.decimal', min: -9999999.99, max: 9999999.99, scale: 2 },
  float: { generator: 'choice', type: 'float64', values: [0.1, 1e21, 1e-7, -0.5, 123456.789] },
  flag: { generator: 'boolean' },
  day: { generator: 'date.between', from: '0001-01-01', to: '9999-12-31' },
  ms: { generator: 'date.between', from: '1900-01-01', to: '2100-01-01', precision: 'ms' },
  zoned: { generator: 'date.between', from: '1900-01-01', to: '2100-01-01', precision: 'us', type: 'timestamp' },
  time: { generator: 'date.time', precision: 'us' },
  uuid: { generator: 'uuid' },
  short: { generator: 'lorem.word', type: 'string(4)' },
  text: { generator: 'choice', values: TEXTS },
};

/** Lists of every type of value, short and long, with nulls and none; structures with nasty names. */
const listsOfEveryType = {
  populace: 1,
  tables: {
    t: {
      rows: 200,
      columns: {
        id: 'sequence',
        ...Object.fromEntries(
          Object.entries(VALUES).map(([name, value]) => [
            name,
            { array: { ...value, nulls: '20%' }, count: { between: [0, 5] }, nulls: '10%' },
          ]),
        ),
        none: { array: 'lorem.word', count: 0 },
        missing: { array: 'lorem.word', count: 2, nulls: '100%' },
        nasty: { object: Object.fromEntries(NASTY.map((name) => [name, VALUES.text])), nulls: '10%' },
        twins: { object: { a: VALUES.int, A: VALUES.text } },
      },
    },
  },
};

describe.each(ways)('lists of the database itself: %s', ({ open, dialect, name }, statements) => {
  it.each([
    ['of every type', listsOfEveryType, {}],
    ['within structures and lists', nestedSchema, { t: 300 }],
  ])(
    `are given back ${statements === 'copy' ? 'after COPY' : 'after INSERT'} into ${name}: %s`,
    async (_, source, rows) => {
      const schema = await openSchema(source, { rows });
      const database = await open();

      try {
        const options = { dialect, statements, lists: 'native', createTable: true, rowsPerInsert: 7 };
        await database.load(schema.text('sql', { options }));
        await expectRows(schema, database);
      } finally {
        await database.close();
      }
    },
  );
});

describe('lists within lists in PostgreSQL', () => {
  const inner = { array: 'lorem.word', count: 2 };

  it.each([
    [
      'all as long',
      { array: { array: { generator: 'date.past', type: 'date' }, count: 3 }, count: { between: [0, 2] } },
      'date[][]',
    ],
    ['of three levels', { array: { array: inner, count: 2 }, count: 2, nulls: '20%' }, 'text[][][]'],
    ['of several lengths', { array: { ...inner, count: { between: [1, 2] } }, count: 2 }, 'jsonb'],
    [
      'of several lengths at the third level',
      { array: { array: { ...inner, count: { between: [1, 2] } }, count: 1 }, count: 2 },
      'jsonb',
    ],
    ['some of which are null', { array: { ...inner, nulls: '10%' }, count: 2 }, 'jsonb'],
    ['without items', { array: { ...inner, count: 0 }, count: 2 }, 'jsonb'],
    [
      'lacking in one locale',
      { array: { array: 'location.postcode', count: 1 }, count: 1, locale: { de_DE: 1, zh_HK: 1 } },
      'jsonb',
    ],
  ])('are arrays where none is null and all are as long: %s', async (_, column, type) => {
    const schema = await openSchema({
      populace: 1,
      tables: { t: { rows: 40, columns: { id: 'sequence', v: column } } },
    });
    const options = { lists: 'native', createTable: true };
    const database = await postgresAtHand.open();

    try {
      expect(schema.text('sql', { options })).toContain(`"v" ${type}`);
      for (const statements of ['insert', 'copy']) {
        await database.load(`DROP TABLE IF EXISTS t;\n${schema.text('sql', { options: { ...options, statements } })}`);
        await expectRows(schema, database);
      }
    } finally {
      await database.close();
    }
  });
});

describe('the types of lists', () => {
  it.each([
    ['postgres', 'tags', 'text[]'],
    ['postgres', 'times', 'date[]'],
    // Structures are types that would have to be made first.
    ['postgres', 'friends', 'jsonb'],
    ['postgres', 'grid', 'bigint[][]'],
    ['postgres', 'other', 'jsonb'],
    ['duckdb', 'tags', 'varchar[]'],
    ['duckdb', 'grid', 'bigint[][]'],
    ['duckdb', 'other', 'struct("first" varchar, "last" varchar)'],
    ['duckdb', 'friends', 'struct("first" varchar, "email" varchar, "born" date, "scores" decimal(3, 1)[])[]'],
  ])('in %s of %s is %s', async (dialect, column, type) => {
    const { text } = await openSchema(nestedSchema, { rows: { t: 1 } });

    const script = text('sql', { options: { dialect, lists: 'native', createTable: true } });

    expect(script).toMatch(new RegExp(`^ *"${column}" ${type.replaceAll(/[()[\]]/g, '\\$&')}(?: NOT NULL)?,?$`, 'm'));
  });

  it.each(['mysql', 'sqlite', 'sqlserver'])('are refused for %s, which has none', async (dialect) => {
    const { text } = await openSchema(nestedSchema, { rows: { t: 1 } });

    expect(() => text('sql', { options: { dialect, lists: 'native' } })).toThrow(/no lists or structures of its own/);
  });
});
