import type { ScriptPart, TableFacts } from '@populace/cells';
import {
  batchOf,
  boolCells,
  bytesCells,
  codesCells,
  compressors,
  dateCells,
  defaultOptions,
  encodeToText,
  float64Cells,
  int32Cells,
  testEncoder,
  testRowCounts,
  uuidCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { sqlEncoder } from './sql-encoder.ts';
import { hexOf } from './sql-readers-for-tests.ts';
import { readTsql, statementsOf } from './tsql-reader-for-tests.ts';

const bits = { true: '1', false: '0' } as const;
const inSqlServer = {
  readBack: (text: string): ReturnType<typeof readTsql> => readTsql(text),
  expected(text: string | null, { type }: { readonly type: { readonly kind: string } }): unknown {
    if (text !== null && type.kind === 'bytes') return hexOf(text);
    return type.kind === 'boolean' && (text === 'true' || text === 'false') ? bits[text] : text;
  },
};
testEncoder(sqlEncoder, { ...inSqlServer, options: { dialect: 'sqlserver', createTable: true, rowsPerInsert: 3 } });
testRowCounts(sqlEncoder, {
  options: { dialect: 'sqlserver', createTable: true, rowsPerInsert: 1000 },
  expected: inSqlServer.expected,
  // The parser takes it in pieces, as a tree of all of them is large; of more columns it takes long.
  readBack: (bytes) =>
    new TextDecoder()
      .decode(bytes)
      .split(/(?<=;\n)(?=INSERT)/)
      .flatMap((piece) => readTsql(piece)),
  mostColumns: ['note'],
});

const bare = { dialect: 'sqlserver', transaction: false };
const withKey: Partial<TableFacts> = { name: 'people', primaryKey: ['id'] };

function rowsOf(batch: Parameters<typeof encodeToText>[1], options: object = {}): string {
  const text = encodeToText(sqlEncoder, batch, { options: { ...bare, ...options }, facts: withKey });
  return text.slice(text.search(/INSERT|MERGE/));
}

function scriptOf(tables: readonly TableFacts[], options: object): string {
  const settled = { ...defaultOptions(sqlEncoder), dialect: 'sqlserver', ...options };
  const parts = sqlEncoder.script?.(tables, settled, compressors);
  return (parts ?? []).map((part: ScriptPart) => (part.kind === 'text' ? part.text : '')).join('');
}

describe('SQL for SQL Server', () => {
  it('writes national texts, bits, and doubles that nothing takes for decimals', () => {
    const batch = batchOf({
      id: int32Cells([1, -2]),
      'a]b': ["it's", null],
      paid: boolCells([true, false]),
      vip: codesCells(['false', 'true'], { kind: 'boolean' }),
      ratio: float64Cells([0.1, 1e21]),
      on: dateCells([0, 1]),
      photo: codesCells(['/+8=', ''], { kind: 'bytes' }),
    });

    expect(rowsOf(batch)).toBe(
      "INSERT INTO [people] ([id], [a]]b], [paid], [vip], [ratio], [on], [photo]) VALUES\n(1, N'it''s', 1, 0, N'0.1', N'1970-01-01', 0xffef),\n(-2, NULL, 0, 1, N'1e+21', N'1970-01-02', 0x);\n",
    );
  });

  it('leaves no line end, variable of sqlcmd or backslash before a line end in a text', () => {
    const batch = batchOf({ note: codesCells(['a\\\nGO\r\n:r x', '$(SQLCMDPASSWORD)']) });

    expect(rowsOf(batch)).toBe(
      "INSERT INTO [people] ([note]) VALUES\n(N'a\\'+NCHAR(10)+N'GO'+NCHAR(13)+N''+NCHAR(10)+N':r x'),\n(N'$'+N'(SQLCMDPASSWORD)');\n",
    );
  });

  it('puts texts together as nvarchar(max) where they may be longer than 4,000 characters', () => {
    const long = `${'x'.repeat(4000)}\n`;

    expect(rowsOf(batchOf({ note: codesCells([long]) }))).toContain("(CAST(N'' AS nvarchar(max))+N'xxx");
    expect(rowsOf(batchOf({ note: bytesCells([long]) }))).toContain("(CAST(N'' AS nvarchar(max))+N'xxx");
    expect(rowsOf(batchOf({ note: codesCells(['x\n']) }))).toContain("(N'x'+NCHAR(10)+N'');");
  });

  it('merges rows that are there already, with nulls of the types that an int becomes not', () => {
    const batch = batchOf({
      id: int32Cells([1]),
      name: ['Ada'],
      born: dateCells([null]),
      key: uuidCells([null]),
      score: int32Cells([null]),
    });

    expect(rowsOf(batch, { conflict: 'update' })).toBe(`MERGE INTO [people] WITH (HOLDLOCK) AS loaded USING (VALUES
(1, N'Ada', CAST(NULL AS date), CAST(NULL AS uniqueidentifier), NULL)
) AS later ([id], [name], [born], [key], [score])
ON loaded.[id] = later.[id]
WHEN MATCHED THEN UPDATE SET [name] = later.[name], [born] = later.[born], [key] = later.[key], [score] = later.[score]
WHEN NOT MATCHED THEN INSERT ([id], [name], [born], [key], [score]) VALUES (later.[id], later.[name], later.[born], later.[key], later.[score]);
`);
    expect(rowsOf(batch, { conflict: 'ignore' })).not.toContain('WHEN MATCHED');
    expect(readTsql(rowsOf(batch, { conflict: 'ignore' }))).toEqual([['1', 'Ada', null, null, null]]);
  });

  it('makes every type, keys of bounded length, and a unique for the rows without nulls', () => {
    const tables: TableFacts[] = [
      {
        name: 'people',
        rowCount: 1,
        columns: [
          { name: 'id', type: { kind: 'int64' }, nullable: false },
          { name: 'email', type: { kind: 'string' }, nullable: true },
          { name: 'code', type: { kind: 'string', length: 8 }, nullable: false },
          { name: 'bio', type: { kind: 'string' }, nullable: true },
          { name: 'born', type: { kind: 'date' }, nullable: true },
          { name: 'at', type: { kind: 'time', precision: 'us' }, nullable: true },
          { name: 'seen', type: { kind: 'timestamp', precision: 's' }, nullable: true },
          { name: 'zoned', type: { kind: 'timestamptz', precision: 'ms' }, nullable: true },
          { name: 'pay', type: { kind: 'decimal', precision: 10, scale: 2 }, nullable: true },
          { name: 'ratio', type: { kind: 'float64' }, nullable: true },
          { name: 'paid', type: { kind: 'boolean' }, nullable: true },
          { name: 'n', type: { kind: 'int32' }, nullable: true },
          { name: 'u', type: { kind: 'uuid' }, nullable: true },
          { name: 'photo', type: { kind: 'bytes' }, nullable: true },
          { name: 'more', type: { kind: 'json' }, nullable: true },
        ],
        primaryKey: ['id'],
        uniques: [['email'], ['code']],
        references: [],
      },
      {
        name: 'pets',
        rowCount: 1,
        columns: [
          { name: 'owner', type: { kind: 'int64' }, nullable: false },
          { name: 'mail', type: { kind: 'string' }, nullable: true },
        ],
        primaryKey: [],
        uniques: [],
        references: [
          { columns: ['owner'], table: 'people', targets: ['id'], toKey: true, toEarlier: false },
          { columns: ['mail'], table: 'people', targets: ['email'], toKey: true, toEarlier: false },
        ],
      },
    ];

    const script = scriptOf(tables, { createTable: true });

    expect(script).toBe(`BEGIN TRANSACTION;
SET QUOTED_IDENTIFIER ON;
SET XACT_ABORT ON;
SET NOCOUNT ON;

CREATE TABLE [people] (
  [id] bigint NOT NULL,
  [email] nvarchar(450) COLLATE Latin1_General_100_BIN2,
  [code] nvarchar(8) COLLATE Latin1_General_100_BIN2 NOT NULL,
  [bio] nvarchar(max) COLLATE Latin1_General_100_BIN2,
  [born] date,
  [at] time(6),
  [seen] datetime2(6),
  [zoned] datetimeoffset(6),
  [pay] decimal(10, 2),
  [ratio] float,
  [paid] bit,
  [n] int,
  [u] uniqueidentifier,
  [photo] varbinary(max),
  [more] nvarchar(max) COLLATE Latin1_General_100_BIN2,
  PRIMARY KEY ([id]),
  UNIQUE ([code])
);
CREATE UNIQUE INDEX [populace_unique_1] ON [people] ([email]) WHERE [email] IS NOT NULL;

-- mail refers to people (email), a key with nulls, which SQL Server has no unique for: no foreign key
CREATE TABLE [pets] (
  [owner] bigint NOT NULL,
  [mail] nvarchar(450) COLLATE Latin1_General_100_BIN2
);

ALTER TABLE [pets] ADD FOREIGN KEY ([owner]) REFERENCES [people] ([id]);
COMMIT;
`);
    expect(statementsOf(script).map((statement) => Object.keys(statement)[0])).toEqual([
      'transaction',
      'set_statement',
      'set_statement',
      'set_statement',
      'create_table',
      'create_index',
      'create_table',
      'alter_table',
      'commit',
    ]);
  });

  it('makes identity columns, which take the numbers of the rows, and temporary tables without them', () => {
    const idOf = (start: bigint, step: bigint) =>
      ({ name: 'id', type: { kind: 'int64' }, nullable: false, counter: { start, step, last: start } }) as const;
    const tables: TableFacts[] = [
      {
        name: "it's",
        rowCount: 1,
        columns: [idOf(1n, 1n), { name: 'to', type: { kind: 'int64' }, nullable: true }],
        primaryKey: ['id'],
        uniques: [],
        references: [{ columns: ['to'], table: 'other', targets: ['id'], toKey: true, toEarlier: false }],
      },
      {
        name: 'other',
        rowCount: 1,
        columns: [idOf(9n, -2n), { name: 'to', type: { kind: 'int64' }, nullable: false }],
        primaryKey: ['id'],
        uniques: [],
        references: [{ columns: ['to'], table: "it's", targets: ['id'], toKey: true, toEarlier: false }],
      },
    ];
    const aroundRows = (options: object): readonly string[] => {
      const batch = batchOf({ id: int32Cells([1]) });
      const text = encodeToText(sqlEncoder, batch, { options: { ...bare, ...options }, facts: tables[0] });
      return text.split('\n').filter((line) => line.includes('IDENTITY_INSERT') || line.startsWith('INSERT'));
    };

    const made = scriptOf(tables, { createTable: true });
    const later = scriptOf(tables, {});

    expect(made).toContain('[id] bigint NOT NULL IDENTITY(1, 1),');
    expect(made).toContain('[id] bigint NOT NULL IDENTITY(9, -2),');
    expect(later).toContain(
      "SELECT [id], [to] INTO [#populace_later_1] FROM [it's] WHERE 1 = 0 UNION ALL SELECT [id], [to] FROM [it's] WHERE 1 = 0;",
    );
    expect(statementsOf(later)).not.toHaveLength(0);
    expect(aroundRows({})).toEqual(["INSERT INTO [it's] ([id]) VALUES"]);
    expect(aroundRows({ createTable: true })).toEqual([
      "SET IDENTITY_INSERT [it's] ON;",
      "INSERT INTO [it's] ([id]) VALUES",
      "SET IDENTITY_INSERT [it's] OFF;",
    ]);
    const has = "IF OBJECTPROPERTY(OBJECT_ID(N'[it''s]'), 'TableHasIdentity') = 1";
    expect(aroundRows({ counters: true })).toEqual([
      `${has} SET IDENTITY_INSERT [it's] ON;`,
      "INSERT INTO [it's] ([id]) VALUES",
      `${has} SET IDENTITY_INSERT [it's] OFF;`,
    ]);
  });

  it.each([
    ['#temporary', 'drops tables'],
    ['x$(y)', 'sqlcmd takes'],
    ['x'.repeat(129), '128 characters'],
  ])('refuses the name %s', (name, words) => {
    const encode = (): string => encodeToText(sqlEncoder, batchOf({ a: ['x'] }), { options: bare, facts: { name } });

    expect(encode).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringContaining(words) }),
    );
  });

  it('refuses more than 1,000 rows an INSERT and more than 1,024 columns', () => {
    const wide = batchOf(Object.fromEntries(Array.from({ length: 1025 }, (_, at) => [`c${at}`, ['x']])));

    expect(() => rowsOf(batchOf({ id: int32Cells([1]) }), { rowsPerInsert: 1001 })).toThrow(
      expect.objectContaining({
        code: 'format/invalid-option',
        message: 'rowsPerInsert is 1001, but SQL Server takes 1000 rows; take that or fewer.',
      }),
    );
    expect(() => rowsOf(wide)).toThrow(expect.objectContaining({ code: 'format/cannot-hold' }));
  });

  it('refuses keys of texts that are all too long for an index, and takes those that may be', () => {
    const keyed = (characters: object): Partial<TableFacts> => ({
      columns: [{ name: 'code', type: { kind: 'string' }, nullable: false, ...characters }],
      uniques: [['code']],
    });
    const declare = (characters: object): string =>
      encodeToText(sqlEncoder, batchOf({ code: ['x'] }), {
        options: { ...bare, createTable: true },
        facts: keyed(characters),
      });

    expect(declare({ characters: { least: 450, most: 900 } })).toContain('[code] nvarchar(450)');
    expect(() => declare({ characters: { least: 451, most: 451 } })).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringContaining('takes texts of 450') }),
    );
  });
});
