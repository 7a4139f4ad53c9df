import { typeName } from '@populace/core';
import { nodeOfValue } from '@populace/document';
import { describe, expect, it } from 'vitest';
import type { SchemaModel } from '../model/model.ts';
import { checkDocument } from './check-document.ts';
import { complaints, model, registry } from './documents-for-tests.ts';

type Cell = readonly [row: number, column: string, text: string | null];

function cellsOf({ tables: [table] }: SchemaModel): Cell[] | undefined {
  return table?.given.map(({ row, column, text }) => [row, column, text]);
}

describe('a list of rows', () => {
  const roles = `
populace: 1
tables:
  roles:
    rows:
      - { name: admin, id: 1 }
      - { id: 2, name: ~ }
      - { id: 3, key: 7d444840-9dc0-11d1-b245-5ffdce74fad2 }
    columns: { id: {}, key: uuid, name: { type: string }, note: }
`;

  it('is as many rows, and gives cells in the order of rows and columns', () => {
    const roleModel = model(roles);

    expect(roleModel.tables[0]).toMatchObject({
      rows: { kind: 'counted', count: 3 },
      rowsPlace: { pointer: '/tables/roles/rows', line: 6, column: 7 },
    });
    expect(cellsOf(roleModel)).toEqual([
      [0, 'id', '1'],
      [0, 'name', 'admin'],
      [1, 'id', '2'],
      [1, 'name', null],
      [2, 'id', '3'],
      [2, 'key', '7d444840-9dc0-11d1-b245-5ffdce74fad2'],
    ]);
    expect(roleModel.tables[0]?.given[1]?.place).toEqual({ pointer: '/tables/roles/rows/0/name', line: 6, column: 17 });
  });

  it('is where columns without a generator have their values from', () => {
    const columns = model(roles).tables[0]?.columns ?? [];

    expect(columns.map(({ source, type }) => [source.kind, type?.kind])).toEqual([
      ['given', 'int64'],
      ['generator', undefined],
      ['given', 'string'],
      ['given', 'string'],
    ]);
  });

  it('may be empty', () => {
    const { tables } = model('populace: 1\ntables: { t: { rows: [], columns: { id: sequence, name: {} } } }');

    expect(tables[0]).toMatchObject({ rows: { kind: 'counted', count: 0 }, given: [] });
  });

  it('may be referred to, and refer', () => {
    const { tables } = model(`
populace: 1
tables:
  roles: { rows: [{ id: 1 }], columns: { id: } }
  people: { rows: [{ role: 1 }, {}], columns: { role: { references: roles.id } } }
`);

    expect(tables[1]?.columns[0]?.source).toMatchObject({ kind: 'reference', table: 'roles', column: 'id' });
    expect(tables[1]?.given).toHaveLength(1);
  });

  it.each([
    ['1, 2, -3', 'int64', ['1', '2', '-3']],
    ['1_000, 25', 'int64', ['1000', '25']],
    ['9223372036854775807', 'int64', ['9223372036854775807']],
    ['9223372036854775808', 'string', ['9223372036854775808']],
    ['1, 2.50, 1e3', 'float64', ['1', '2.50', '1e3']],
    ['6.02214076e23, 1', 'float64', ['6.02214076e23', '1']],
    // A float would make 9007199254740992 of it.
    ['9007199254740993, 0.5', 'string', ['9007199254740993', '0.5']],
    ['0.1234567890123456789', 'string', ['0.1234567890123456789']],
    ['true, False', 'boolean', ['true', 'false']],
    ['true, 1', 'string', ['true', '1']],
    ['01234, 10115', 'string', ['01234', '10115']],
    ['"1", "2"', 'string', ['1', '2']],
    ['1_000, many', 'string', ['1_000', 'many']],
    ['2024_01, 2024_02', 'string', ['2024_01', '2024_02']],
    ['2024-01-31, 2024-01-31T08:30:00Z', 'string', ['2024-01-31', '2024-01-31T08:30:00Z']],
    ['5, null, ~', 'int64', ['5', null, null]],
    ['null', 'string', [null]],
  ])('makes of the values %s a column of %s', (values, type, texts) => {
    const rows = values.split(', ').map((value) => `{ v: ${value} }`);

    const given = model(`populace: 1\ntables: { t: { rows: [${rows.join(', ')}], columns: { v: {} } } }`);

    const columnType = given.tables[0]?.columns[0]?.type;
    expect(columnType && typeName(columnType)).toBe(type);
    expect(given.tables[0]?.given.map(({ text }) => text)).toEqual(texts);
  });

  it('has numbers without their _, but text as it is', () => {
    const rows = '[{ a: 1_2345.50, b: 1_000, c: 1_000, d: 100_200, e: 2024_01, f: 12_34 }]';
    const columns =
      '{ a: { type: "decimal(10,2)" }, b: { type: string }, c: sequence, d: { generator: uuid, type: string }, e: uuid, f: { generator: uuid, type: int32 } }';

    const given = model(`populace: 1\ntables: { t: { rows: ${rows}, columns: ${columns} } }`);

    expect(cellsOf(given)).toEqual([
      [0, 'a', '12345.50'],
      [0, 'b', '1_000'],
      [0, 'c', '1000'],
      [0, 'd', '100_200'],
      [0, 'e', '2024_01'],
      [0, 'f', '1234'],
    ]);
  });

  it('may be plain objects', () => {
    const rows = [{ id: 12_345_678_901_234_567_890n, at: new Date(0), on: true, share: 1e-7 }];
    const columns = { id: null, at: {}, on: {}, share: {} };

    const checked = checkDocument(nodeOfValue({ populace: 1, tables: { t: { rows, columns } } }), registry);

    expect(checked.problems).toEqual([]);
    expect(checked.model?.tables[0]?.columns.map(({ type }) => type?.kind)).toEqual([
      'string',
      'string',
      'boolean',
      'float64',
    ]);
    expect(checked.model?.tables[0]?.given.map(({ text }) => text)).toEqual([
      '12345678901234567890',
      '1970-01-01T00:00:00.000Z',
      'true',
      '1e-7',
    ]);
  });

  it('keeps its number of rows when a call sets that of every table', () => {
    const two = 'populace: 1\ntables: { t: { rows: [{ a: 1 }, { a: 2 }], columns: { a: } } }';

    expect(model(two, { rows: { all: 100, tables: new Map() } }).tables[0]?.rows).toEqual({
      kind: 'counted',
      count: 2,
    });
    expect(complaints(two, { rows: { tables: new Map([['t', 100]]) } })).toEqual([
      'schema/invalid-option --rows The rows of "t" are a list in the document (2 rows), so their number cannot be set; lengthen or shorten the list, or choose what is written with --from and --take',
    ]);
  });

  it.each([
    [
      '[{ id: 1, nme: a }, { nme: b }, { nme: c }]',
      '{ id: {}, name: {} }',
      'schema/unknown-column 2:32 /tables/t/rows/0/nme The table "t" has no column "nme", which 3 rows name [name]',
    ],
    [
      '[{ id: 1, nme: a }]',
      '{ id: {}, name: {} }',
      'schema/unknown-column 2:32 /tables/t/rows/0/nme The table "t" has no column "nme" [name]',
    ],
    [
      '[1]',
      '{ id: {} }',
      'schema/structure 2:23 /tables/t/rows/0 Row 0 of "t" must be a map from columns to values, but is 1',
    ],
    [
      '[{ id: [1] }]',
      '{ id: {} }',
      'schema/invalid-option 2:29 /tables/t/rows/0/id "id" of row 0 of "t" must be a single value, but is a list',
    ],
    [
      '[{ id: .inf }]',
      '{ id: {} }',
      'schema/invalid-option 2:29 /tables/t/rows/0/id "id" of row 0 of "t" must be a single finite value, but is .inf',
    ],
    [
      '[{ id: 1 }]',
      '{ id: { nulls: 4% } }',
      'schema/unknown-option 2:52 /tables/t/columns/id/nulls The column "id" has no option "nulls", since its values are those of the rows; write null there, or leave the cell out',
    ],
    [
      '[{ id: 1 }]',
      '{ id: { locale: de_DE } }',
      'schema/unknown-option 2:52 /tables/t/columns/id/locale The column "id" has no option "locale", since its values are those of the rows',
    ],
    [
      '[{ id: 1 }]',
      '{ id: { typ: int32 } }',
      'schema/unknown-option 2:52 /tables/t/columns/id/typ The column "id" has no option "typ" [type]',
    ],
    [
      '[{ id: 1 }]',
      '{ id: 5 }',
      'schema/structure 2:50 /tables/t/columns/id The column "id" must be a generator or a map with one, but is 5',
    ],
  ])('that is wrong is shown with its place: %s with %s', (rows, columns, expected) => {
    expect(complaints(`populace: 1\ntables: { t: { rows: ${rows}, columns: ${columns} } }`)).toEqual([expected]);
  });

  it('needs columns, and is not the place to complain where there are none', () => {
    expect(complaints('populace: 1\ntables: { t: { rows: [{ id: 1 }] } }')).toEqual([
      'schema/structure 2:11 /tables/t The table "t" needs columns, such as columns: { id: sequence, name: {} }, where {} is what rows give',
    ]);
  });

  it('is what a column without a generator needs', () => {
    expect(complaints('populace: 1\ntables: { t: { rows: 1, columns: { a: {} } } }')).toEqual([
      'schema/structure 2:36 /tables/t/columns/a The column "a" needs generator: …, references: …, formula: …, case: …, array: … or object: …',
    ]);
  });
});

describe('fixed cells', () => {
  const table = (fixed: string, rows = '50'): string =>
    `populace: 1\ntables: { t: { rows: ${rows}, fixed: ${fixed}, columns: { id: sequence, name: person.firstName, boss: { references: t.id, unique: true } } } }`;

  it('are ordered by row and column, whatever their order in the text', () => {
    const fixed = '{ 41: { name: Zoë }, 1_0: { boss: 7, id: 1_000 }, "0": { name: ~, boss: null } }';

    expect(cellsOf(model(table(fixed)))).toEqual([
      [0, 'name', null],
      [0, 'boss', null],
      [10, 'id', '1000'],
      [10, 'boss', '7'],
      [41, 'name', 'Zoë'],
    ]);
  });

  it('may be none', () => {
    expect(cellsOf(model(table('{}')))).toEqual([]);
    expect(cellsOf(model(table('{ 3: {} }')))).toEqual([]);
  });

  it('may fill what a list of rows leaves open', () => {
    expect(cellsOf(model(table('{ 1: { id: 8 } }', '[{ id: 1 }, { name: B }]')))).toEqual([
      [0, 'id', '1'],
      [1, 'id', '8'],
      [1, 'name', 'B'],
    ]);
  });

  it.each([
    [
      '[a]',
      '50',
      'schema/structure 2:33 /tables/t/fixed fixed of "t" must be a map from row numbers to cells, but is a list',
    ],
    [
      '{ name: { 0: a } }',
      '50',
      'schema/invalid-option 2:35 /tables/t/fixed/name A row of fixed must be a whole number, counted from 0, but is "name"',
    ],
    [
      '{ -1: { name: a } }',
      '50',
      'schema/invalid-option 2:35 /tables/t/fixed/-1 A row of fixed must be a whole number, counted from 0, but is "-1"',
    ],
    [
      '{ 50: { name: a } }',
      '50',
      'schema/invalid-option 2:35 /tables/t/fixed/50 fixed sets row 50 of "t", which has 50 rows: the last is row 49; give it at least 51 rows, or drop row 50',
    ],
    [
      '{ 0: { name: a } }',
      '00',
      'schema/invalid-option 2:35 /tables/t/fixed/0 fixed sets row 0 of "t", which has 0 rows; give it at least 1 row, or drop row 0',
    ],
    [
      '{ 281474976710656: { name: a } }',
      '1_',
      'schema/invalid-option 2:22 /tables/t/rows rows of "t" must be a whole number from 0 to 2^48, but is the text "1_"',
    ],
    [
      '{ 10: { name: a }, 1_0: { id: 2 } }',
      '50',
      'schema/invalid-option 2:52 /tables/t/fixed/1_0 fixed of "t" has row 10 twice, as 10 and 1_0; put all of its cells under one',
    ],
    [
      '{ 1: { nam: a } }',
      '50',
      'schema/unknown-column 2:40 /tables/t/fixed/1/nam The table "t" has no column "nam" [name]',
    ],
    [
      '{ 1: 5 }',
      '50',
      'schema/structure 2:38 /tables/t/fixed/1 Row 1 of "t" must be a map from columns to values, but is 5',
    ],
    [
      '{ 0: { id: { a: 1 } } }',
      '50',
      'schema/invalid-option 2:44 /tables/t/fixed/0/id "id" of row 0 of "t" must be a single value, but is a map',
    ],
  ])('that are wrong are shown with their place: %s of %s rows', (fixed, rows, expected) => {
    expect(complaints(table(fixed, rows))).toEqual([expected]);
  });

  it('that a list of rows gives already are refused', () => {
    expect(complaints(table('{ 0: { id: 8 } }', '[{ id: 1 }]'))).toEqual([
      'schema/invalid-option 2:49 /tables/t/fixed/0/id "id" of row 0 of "t" is in rows already; drop it here or there',
    ]);
  });

  it('must be in the rows that a call asks for', () => {
    const text = table('{ 41: { name: Zoë } }');

    expect(cellsOf(model(text, { rows: { all: 42, tables: new Map() } }))).toEqual([[41, 'name', 'Zoë']]);
    expect(complaints(text, { rows: { tables: new Map([['t', 41]]) } })).toEqual([
      'schema/invalid-option 2:35 /tables/t/fixed/41 fixed sets row 41 of "t", which has 41 rows by --rows: the last is row 40; give it at least 42 rows, or drop row 41',
    ]);
    expect(complaints(text, { rows: { all: 1.5, tables: new Map() } })).toEqual([
      'schema/invalid-option --rows The number of rows of every table must be a whole number from 0 to 2^48, but is 1.5',
    ]);
  });
});
