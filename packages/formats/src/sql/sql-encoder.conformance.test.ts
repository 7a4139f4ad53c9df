import type { TableFacts } from '@populace/cells';
import type { Column } from '@populace/core';
import {
  batchOf,
  boolCells,
  bytesCells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  encodeToText,
  float64Cells,
  int32Cells,
  mixedCells,
  testEncoder,
  timestampCells,
  wideCells,
} from '@populace/testkit';
import fc from 'fast-check';
import sqlite from 'node-sqlite3-wasm';
import { describe, expect, it } from 'vitest';
import { fitMysqlRow } from '../shared/sql/dialects/mysql-row.ts';
import { sqlEncoder } from './sql-encoder.ts';
import { hexOf, readCopy, readInserts } from './sql-readers-for-tests.ts';

/** Loads a script into SQLite and reads the table back, texts by their bytes, so that nothing on the way ends them. */
function readSqlite(script: string, columns: readonly Column[]): unknown[][] {
  const database = new sqlite.Database(':memory:');
  try {
    database.exec(script);
    const list = columns.map(
      ({ name }, at) => `hex(CAST("${name}" AS BLOB)) AS h${at}, typeof("${name}") AS t${at}, "${name}" AS v${at}`,
    );
    return database.all(`SELECT ${list.join(', ')} FROM "things" ORDER BY rowid`).map((row) =>
      columns.map((_, at) => {
        if (row[`t${at}`] === 'null') return null;
        if (row[`t${at}`] === 'blob') return String(row[`h${at}`]).toLowerCase();
        return row[`t${at}`] === 'text' ? Buffer.from(String(row[`h${at}`]), 'hex').toString() : String(row[`v${at}`]);
      }),
    );
  } finally {
    database.close();
  }
}

const inPostgres = (text: string | null, { type }: Column): unknown =>
  text !== null && type.kind === 'bytes' ? `\\x${hexOf(text)}` : text;
const noZero = (text: string): boolean => text.includes('\0');
// Databases themselves load more rows.
testEncoder(sqlEncoder, {
  readBack: (text) => readInserts(text, false),
  refuses: noZero,
  mostRows: 1000,
  expected: inPostgres,
});
testEncoder(sqlEncoder, {
  options: { statements: 'copy', createTable: true },
  readBack: readCopy,
  refuses: noZero,
  expected: inPostgres,
});
testEncoder(sqlEncoder, {
  options: { dialect: 'mysql', rowsPerInsert: 5, transaction: false },
  readBack: (text) => readInserts(text, true),
  expected(text, { type }) {
    if (text !== null && type.kind === 'bytes') return hexOf(text);
    return type.kind === 'timestamptz' ? (text?.replace(/Z$/, '') ?? null) : text;
  },
});
testEncoder(sqlEncoder, {
  options: { dialect: 'sqlite', createTable: true, rowsPerInsert: 3 },
  readBack: readSqlite,
  expected(text, { type }) {
    if (text === null) return null;
    if (type.kind === 'bytes') return hexOf(text);
    return type.kind === 'boolean' ? `${Number(text === 'true')}` : text;
  },
});

const bare = { transaction: false };
const facts: Partial<TableFacts> = { name: 'Order "lines"' };

/** The statements that load a batch, without the settings before them. */
function rowsOf(batch: Parameters<typeof encodeToText>[1], options: object = {}, more: object = {}): string {
  const text = encodeToText(sqlEncoder, batch, { options: { ...bare, ...options }, facts, ...more });
  return text.slice(text.search(/INSERT|COPY/));
}

describe('sql', () => {
  it('writes numbers and booleans bare, all else in quotes', () => {
    const batch = batchOf({
      id: int32Cells([1, null]),
      'a"b': ["it's \\ok\\", null],
      money: decimalCells([150, -1], 2),
      big: wideCells([-(2n ** 63n), 5n]),
      ratio: float64Cells([0.5, 1e21]),
      paid: boolCells([true, null]),
      on: dateCells([0, 1]),
      at: timestampCells([{ days: 0, ms: 1 }, null], 'ms', true),
    });

    expect(
      rowsOf(batch),
    ).toBe(`INSERT INTO "Order ""lines""" ("id", "a""b", "money", "big", "ratio", "paid", "on", "at") VALUES
(1, 'it''s \\ok\\', 1.50, -9223372036854775808, 0.5, true, '1970-01-01', '1970-01-01T00:00:00.001Z'),
(NULL, NULL, -0.01, 5, 1e+21, NULL, '1970-01-02', NULL);
`);
    expect(rowsOf(batch, { dialect: 'mysql' })).toContain(
      "INSERT INTO `Order \"lines\"` (`id`, `a\"b`, `money`, `big`, `ratio`, `paid`, `on`, `at`) VALUES\n(1, 'it''s \\\\ok\\\\', 1.50, -9223372036854775808, 0.5, true, '1970-01-01', '1970-01-01T00:00:00.001'),\n",
    );
    expect(
      rowsOf(batch, { statements: 'copy' }),
    ).toBe(`COPY "Order ""lines""" ("id", "a""b", "money", "big", "ratio", "paid", "on", "at") FROM stdin;
1	it's \\\\ok\\\\	1.50	-9223372036854775808	0.5	true	1970-01-01	1970-01-01T00:00:00.001Z
\\N	\\N	-0.01	5	1e+21	\\N	1970-01-02	\\N
\\.
`);
  });

  it('quotes whatever is not sure to be a number', () => {
    const evil = codesCells(['1', '1); DROP TABLE x; --'], { kind: 'int32' });
    const batch = batchOf({
      a: evil,
      b: codesCells(['1', '-2.5e10'], { kind: 'float64' }),
      c: bytesCells(['1', "2'"], { kind: 'int64' }),
    });

    expect(rowsOf(batch)).toContain("('1', 1, '1'),\n('1); DROP TABLE x; --', -2.5e10, '2''');\n");
    expect(() => rowsOf(batchOf({ a: codesCells(['true', 'x'], { kind: 'boolean' }) }))).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold' }),
    );
  });

  it('writes bytes as the dialect has them', () => {
    const cells = mixedCells(
      [0, 1, 0, 0],
      [codesCells(['aGFsbG8=', '', '/+8=', null], { kind: 'bytes' }), constantCells('AA==', { kind: 'bytes' })],
    );
    const batch = batchOf({ b: { ...cells, type: { kind: 'bytes' } } });

    expect(rowsOf(batch)).toContain("('\\x68616c6c6f'),\n('\\x00'),\n('\\xffef'),\n(NULL);");
    expect(rowsOf(batch, { dialect: 'mysql' })).toContain("(X'68616c6c6f'),\n(X'00'),\n(X'ffef'),\n(NULL);");
    expect(rowsOf(batch, { statements: 'copy' })).toContain('\n\\\\x68616c6c6f\n\\\\x00\n\\\\xffef\n\\N\n');
  });

  it.each(['"a\\u0000"', '{"\\ud800": 1}', '["\\uDC00\\ud800"]'])(
    'refuses JSON that jsonb has no place for, before the first row: %s',
    (json) => {
      const batch = batchOf({ j: codesCells(['{}', json], { kind: 'json' }) });

      expect(() => rowsOf(batch)).toThrow(/Column "j" has JSON that spells the character U\+/);
      expect(rowsOf(batch, { dialect: 'sqlite' })).toContain(json);
    },
  );

  it('keeps all other JSON as it stands', () => {
    const json = '{"pair": "\\ud83d\\ude00", "text": "\\\\u0000", "é": "\\u00e9"}';

    expect(rowsOf(batchOf({ j: codesCells([json], { kind: 'json' }) }))).toContain(`('${json}')`);
  });

  it('begins statements at multiples of rowsPerInsert, wherever the window and its batches begin', () => {
    const numbers = Array.from({ length: 23 }, (_, at) => at + 4);
    const batch = batchOf({ n: int32Cells(numbers) });
    const whole = rowsOf(batch, { rowsPerInsert: 5 }, { from: 4 });

    expect(whole.match(/INSERT.*\n\(\d+\)/g)?.map((open) => open.replace(/[\s\S]*\(/, '('))).toEqual([
      '(4)',
      '(5)',
      '(10)',
      '(15)',
      '(20)',
      '(25)',
    ]);
    for (const batchRows of [1, 4, 5, 9])
      expect(rowsOf(batch, { rowsPerInsert: 5 }, { from: 4, batchRows })).toBe(whole);
  });

  it('begins statements sooner where the longest texts would make them longer than a packet of MySQL', () => {
    const long = 'x'.repeat(2 ** 20);
    const texts = Array.from({ length: 12 }, (_, at) => (at === 0 ? long : `text ${at}`));
    const rows = rowsOf(batchOf({ note: codesCells(texts) }), { dialect: 'mysql' });

    // Three bytes for each of 2^20 characters: 5 such rows have less than 16 MiB.
    expect(rows.match(/INSERT INTO .*\n\('\w+ ?\d*'/g)?.map((open) => open.slice(-8))).toEqual([
      "xxxxxxx'",
      "'text 5'",
      "text 10'",
    ]);
    expect(rowsOf(batchOf({ note: codesCells(texts) })).match(/INSERT/g)).toHaveLength(1);
  });

  it('writes what is done with rows that are there already', () => {
    const batch = batchOf({ id: int32Cells([1]), 'a"b': ['x'] });
    const closeOf = (dialect: string, conflict: string, key = ['id']): string =>
      rowsOf(batch, { dialect, conflict }, { facts: { name: 'things', primaryKey: key } })
        .replace(/^[\s\S]*'x'\)/, '')
        .replace(/SET SESSION.*\n/, '');

    expect(closeOf('postgres', 'update')).toBe(
      '\nON CONFLICT ("id") DO UPDATE SET "a""b" = excluded."a""b"\nWHERE (loaded."a""b"::text COLLATE "C") IS DISTINCT FROM (excluded."a""b"::text COLLATE "C");\n',
    );
    expect(closeOf('duckdb', 'ignore')).toBe('\nON CONFLICT DO NOTHING;\n');
    expect(closeOf('mysql', 'update')).toBe('\nON DUPLICATE KEY UPDATE `a"b` = VALUES(`a"b`);\n');
    expect(closeOf('mysql', 'ignore')).toBe('\nON DUPLICATE KEY UPDATE `id` = `id`;\n');
    expect(closeOf('sqlite', 'update', ['id', 'a"b'])).toBe('\nON CONFLICT ("id", "a""b") DO NOTHING;\n');
    expect(closeOf('mysql', 'update', ['id', 'a"b'])).toBe('\nON DUPLICATE KEY UPDATE `id` = `id`;\n');
  });

  it('refuses the name of a schema that the dialect has no room for', () => {
    expect(() => rowsOf(batchOf({ a: int32Cells([1]) }), { schema: 'é'.repeat(32) })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option', message: expect.stringContaining('63 bytes') }),
    );
  });

  it.each([
    ['postgresql', 'postgres'],
    ['pg', 'postgres'],
    ['mariadb', 'mysql'],
    ['sqlite3', 'sqlite'],
    ['mssql', 'sqlserver'],
  ])('takes the dialect %s for %s', (alias, dialect) => {
    expect(sqlEncoder.options['dialect']?.aliases?.get(alias)).toBe(dialect);
  });

  it('writes far rows as near ones', () => {
    const batch = batchOf({ n: int32Cells([0, 1, 2, 3]) });

    expect(rowsOf(batch, { rowsPerInsert: 1000 }, { from: 2 ** 48 - 656 - 2 }).match(/INSERT/g)).toHaveLength(2);
  });

  it('writes no INSERT where there are no rows', () => {
    expect(encodeToText(sqlEncoder, batchOf({ a: int32Cells([]) }), { options: bare })).not.toContain('INSERT');
  });

  it.each([
    ['postgres', { name: 'é'.repeat(32) }, 'names of 63 bytes'],
    ['mysql', { name: '😀' }, 'beyond U+FFFF'],
    ['mysql', { name: 'blank ' }, 'end with a blank'],
    ['mysql', { name: 'x'.repeat(65) }, '64 characters'],
    ['sqlite', { name: 'SQLite_x' }, 'for itself'],
  ])('refuses names that %s would change: %o', (dialect, { name }, words) => {
    const encode = (): string =>
      encodeToText(sqlEncoder, batchOf({ a: ['x'] }), { options: { dialect }, facts: { name } });

    expect(encode).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringContaining(words) }),
    );
  });

  it('refuses columns that a dialect cannot tell apart, and those that it has itself', () => {
    const encode = (dialect: string, ...names: string[]): string =>
      encodeToText(sqlEncoder, batchOf(Object.fromEntries(names.map((name) => [name, ['x']]))), {
        options: { dialect },
      });

    expect(encode('postgres', 'Id', 'ID')).toContain('("Id", "ID")');
    expect(() => encode('mysql', 'Id', 'ID')).toThrow(
      'The columns "Id" and "ID" of "things" are the same for MySQL; rename one.',
    );
    expect(() => encode('sqlite', 'Id', 'ID')).toThrow(/same for SQLite/);
    for (const dialect of ['mysql', 'sqlserver']) expect(() => encode(dialect, 'É', 'é')).toThrow(/same for/);
    for (const dialect of ['duckdb', 'sqlite']) expect(encode(dialect, 'É', 'é')).toContain('("É", "é")');
    expect(() => encode('postgres', 'ctid')).toThrow(/such a column/);
  });

  it('declares texts of a length as such in MySQL, as far as a row has room', () => {
    const typesOf = (length: number, count: number): readonly string[] => {
      const cells = { type: { kind: 'string', length }, vector: { kind: 'constant', text: 'x' }, n: 1 } as const;
      const batch = batchOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, cells])));
      const script = encodeToText(sqlEncoder, batch, { options: { dialect: 'mysql', createTable: true } });
      return script.match(/(?<=` )\S+(?= NOT NULL)/g) ?? [];
    };

    // 65,535 bytes a row and 8,126 a page, four a character.
    expect(new Set(typesOf(1000, 14))).toEqual(new Set(['varchar(1000)']));
    expect(new Set(typesOf(1000, 20).slice(-6))).toEqual(new Set(['longtext']));
    expect(new Set(typesOf(50, 38))).toEqual(new Set(['varchar(50)']));
    expect(typesOf(50, 60).slice(-1)).toEqual(['longtext']);
    const keys = Array.from({ length: 30 }, () => ({ type: 'varchar(768)', inKey: true }));
    expect([...new Set(fitMysqlRow(keys))]).toEqual(['varchar(768)', 'varchar(255)']);
  });

  it('declares the texts of keys in MySQL as wide as they may be, as far as an index has room', () => {
    const typesOf = (
      characters: object | undefined,
      uniques: readonly (readonly string[])[],
      more: object = {},
    ): string => {
      const batch = batchOf({ a: ['x'], b: ['y'], c: ['z'], d: ['w'], n: int32Cells([1]) });
      const columns = batch.columns.map(({ name, type }) => ({ name, type, nullable: false, characters, ...more }));
      const facts = { name: 'things', columns, uniques } as Partial<TableFacts>;
      const script = encodeToText(sqlEncoder, batch, { options: { dialect: 'mysql', createTable: true }, facts });
      return script.match(/(?<=`a` )[\w()]+/)?.[0] ?? '';
    };

    expect(typesOf({ least: 0, most: 20 }, [['a']])).toBe('varchar(255)');
    expect(typesOf(undefined, [['a']])).toBe('varchar(255)');
    expect(typesOf({ least: 300, most: 300 }, [['a']])).toBe('varchar(300)');
    expect(typesOf({ least: 0, most: 9000 }, [['a']])).toBe('varchar(768)');
    expect(typesOf({ least: 0, most: 9000 }, [['a'], ['a', 'b']])).toBe('varchar(384)');
    expect(typesOf({ least: 0, most: 20 }, [['a', 'b', 'c', 'd']])).toBe('varchar(192)');
    expect(typesOf({ least: 0, most: 20 }, [['a', 'b', 'c', 'n']])).toBe('varchar(255)');
    expect(typesOf({ least: 0, most: 9000 }, [['a']], { type: { kind: 'string', length: 40 } })).toBe('varchar(40)');
    expect(typesOf({ least: 0, most: 400 }, [['a']], { type: { kind: 'string', length: 500 } })).toBe('varchar(400)');
    expect(() => typesOf({ least: 769, most: 800 }, [['a']])).toThrow(
      expect.objectContaining({
        code: 'format/cannot-hold',
        message: expect.stringContaining('takes texts of 768 characters, but all of its texts have 769 at least'),
      }),
    );
    expect(typesOf({ least: 769, most: 800 }, [['a']], { nullable: true })).toBe('varchar(768)');
    expect(typesOf({ least: 769, most: 800 }, [])).toBe('longtext');
  });

  it.each(['mysql', 'sqlite', 'duckdb', 'sqlserver'])('has no COPY for %s', (dialect) => {
    expect(() => encodeToText(sqlEncoder, batchOf({ a: ['x'] }), { options: { dialect, statements: 'copy' } })).toThrow(
      expect.objectContaining({
        code: 'format/invalid-option',
        message: expect.stringContaining('belongs to PostgreSQL'),
      }),
    );
  });

  it('keeps every name that a column can have', () => {
    const name = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((text) => !/[\0-\x1f\x7f-\x9f]/.test(text));
    const options = { dialect: 'sqlite', createTable: true };

    fc.assert(
      fc.property(name, name, (table, column) => {
        fc.pre(!/^sqlite_/i.test(table));
        const database = new sqlite.Database(':memory:');
        try {
          database.exec(encodeToText(sqlEncoder, batchOf({ [column]: ['x'] }), { options, facts: { name: table } }));
          const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
          const [names] = database.all(
            'SELECT t.name AS t, c.name AS c FROM sqlite_schema t, pragma_table_info(t.name) c',
          );
          const [row] = database.all(`SELECT ${quoted(column)} AS v FROM ${quoted(table)}`);
          expect([names, row]).toEqual([{ t: table, c: column }, { v: 'x' }]);
        } finally {
          database.close();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('puts the schema before the names of tables', () => {
    expect(rowsOf(batchOf({ a: int32Cells([1]) }), { schema: 'my"app' })).toContain(
      'INSERT INTO "my""app"."Order ""lines""" ("a")',
    );
  });
});
