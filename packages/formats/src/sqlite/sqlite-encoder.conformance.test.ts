import {
  batchOf,
  bytesCells,
  codesCells,
  decimalCells,
  encodeToBytes,
  int32Cells,
  testTableFile,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { everyType } from '../shared/columnar/every-type-for-tests.ts';
import { asStored, readTable, readThings, withDatabase } from './database-reader-for-tests.ts';
import { defineSqliteEncoder, sqliteEncoder } from './sqlite-encoder.ts';
import { writeDatabase } from './write-database-for-tests.ts';

testTableFile(sqliteEncoder, { readBack: readThings, expected: asStored });
// Small blocks and pages: trees of several levels, and rows that go on in other pages.
testTableFile(defineSqliteEncoder(8), {
  options: { pageSize: '512' },
  readBack: readThings,
  expected: asStored,
  smallBlocks: {},
});

/** Numbers from 1 on. */
function numbers(count: number): (number | null)[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

const idKey = {
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: { kind: 'int32' }, nullable: false, ascending: true },
    { name: 'note', type: { kind: 'string' }, nullable: true },
  ],
} as const;

describe('a database of SQLite', () => {
  it('keeps each type as SQLite does when it is told the value', () => {
    const rows = withDatabase(encodeToBytes(sqliteEncoder, batchOf(everyType())), (database) =>
      readTable(
        database,
        'things',
        Object.keys(everyType()).map((name) => ({ name })),
      ),
    );

    expect(rows[0]).toEqual([
      '-2147483648',
      '-9223372036854775808',
      '-0.01',
      '0.999999999999999999',
      Number.MAX_VALUE,
      '1',
      '0001-01-01',
      '23:59:59',
      '23:59:59.999999',
      '0001-01-01T00:00:00.001',
      '0001-01-01T00:00:00.001001Z',
      '00000000-0000-0000-0000-000000000000',
      '',
      'b',
      '',
      '{"a": [1, null]}',
      ...['-128', '-32768', '0', '0', '0', '0'],
      '-9999999999999999999999999999.9999999999',
    ]);
    expect(rows[2]).toEqual(Array.from({ length: 23 }, () => null));
  });

  it('keeps decimals of up to 15 digits as numbers, whole ones as such', () => {
    const scaled = [0, 100, -100, 150, -1, 12_700, -12_900, 3_276_800, 838_860_800, 999_999_999];
    const digits = [0n, 10n ** 14n, -(10n ** 14n), 999_999_999_999_999n, -999_999_999_999_999n, 281_474_976_710_656n];
    const batch = batchOf({
      small: { ...decimalCells(scaled, 2), type: { kind: 'decimal', precision: 9, scale: 2 } },
      great: {
        ...wideCells([...digits, ...Array.from({ length: 4 }, () => 5n)], 1),
        type: { kind: 'decimal', precision: 15, scale: 1 },
      },
    });

    const rows = readThings(encodeToBytes(sqliteEncoder, batch), batch.columns);

    expect(rows.map(([small]) => small)).toEqual([
      '0',
      '1',
      '-1',
      1.5,
      -0.01,
      '127',
      '-129',
      '32768',
      '8388608',
      9_999_999.99,
    ]);
    expect(rows.slice(0, 6).map(([, great]) => great)).toEqual([
      '0',
      '10000000000000',
      '-10000000000000',
      99_999_999_999_999.9,
      -99_999_999_999_999.9,
      28_147_497_671_065.6,
    ]);
  });

  it.each(['512', '4096', '65536'])('has trees of any depth in pages of %s bytes', (pageSize) => {
    for (const count of [0, 1, 2, 40, 5000, 40_000]) {
      const batch = batchOf({
        id: int32Cells(numbers(count)),
        note: codesCells(numbers(count).map((n) => `row ${n}`)),
      });
      const bytes = encodeToBytes(sqliteEncoder, batch, { options: { pageSize }, batchRows: 512 });

      const [found] = withDatabase(bytes, (database) =>
        database.all(`SELECT count(*) AS n, count(DISTINCT note) AS notes, max(note = 'row ' || id) AS same,
          (SELECT note FROM things WHERE rowid = 40) AS middle FROM things`),
      );

      expect(found).toEqual({
        n: count,
        notes: count,
        same: count > 0 ? 1 : null,
        middle: count >= 40 ? 'row 40' : null,
      });
    }
  });

  it('keeps every length of a text, however many pages it takes', () => {
    for (const pageSize of ['512', '4096']) {
      const size = Number(pageSize);
      const lengths = [
        ...Array.from({ length: 80 }, (_, at) => size - 60 + at),
        ...Array.from({ length: 40 }, (_, at) => 3 * size - 20 + at),
        2 ** 20,
        0,
      ];
      const texts = lengths.map((length, at) => String.fromCharCode(97 + (at % 26)).repeat(length));
      const batch = batchOf({ before: int32Cells(numbers(texts.length)), text: bytesCells(texts) });

      const rows = readThings(encodeToBytes(sqliteEncoder, batch, { options: { pageSize } }), batch.columns);

      expect(rows.map(([, text]) => text)).toEqual(texts);
    }
  });

  it('finds rows by a key that grows, which is no other number than that of the row', () => {
    const ids = [-(2 ** 53), -1, 0, 1, 127, 128, 2 ** 31, 2 ** 53];
    const batch = batchOf({ id: wideCells(ids.map(BigInt)), note: codesCells(ids.map((id) => `${id}`)) });

    const found = withDatabase(encodeToBytes(sqliteEncoder, batch, { facts: idKey }), (database) => ({
      rows: database
        .all('SELECT rowid AS r, CAST(id AS TEXT) AS id, note FROM things')
        .map(({ id, note }) => [id, note]),
      one: database.all('EXPLAIN QUERY PLAN SELECT note FROM things WHERE id = 128')[0]?.['detail'],
      note: database.all('SELECT note FROM things WHERE id = 128')[0]?.['note'],
    }));

    expect(found.rows).toEqual(ids.map((id) => [`${id}`, `${id}`]));
    expect(found.one).toContain('USING INTEGER PRIMARY KEY');
    expect(found.note).toBe('128');
  });

  it('takes new rows, columns and indexes, and stays whole when all is written anew', () => {
    const batch = batchOf({ id: int32Cells(numbers(3000)), note: codesCells(numbers(3000).map((n) => `row ${n}`)) });
    const bytes = encodeToBytes(sqliteEncoder, batch, { facts: idKey });

    const found = withDatabase(bytes, (database) => {
      database.exec(`INSERT INTO things (note) VALUES ('one more'); DELETE FROM things WHERE id % 3 = 0;
          ALTER TABLE things ADD COLUMN more TEXT; CREATE INDEX by_note ON things (note); VACUUM`);
      return database.all("SELECT id FROM things WHERE note = 'one more' UNION ALL SELECT count(*) FROM things");
    });

    expect(found).toEqual([{ id: 3001 }, { id: 2001 }]);
  });

  it('holds several tables, with keys between them', () => {
    const parents = batchOf({ id: int32Cells(numbers(500)), note: codesCells(numbers(500).map((n) => `${n}`)) });
    const children = batchOf({ parent: int32Cells(numbers(900).map((n) => (n === null || n > 500 ? null : 501 - n))) });
    const reference = { columns: ['parent'], table: 'parents', targets: ['id'], toKey: true, toEarlier: false };

    const bytes = writeDatabase(defineSqliteEncoder(64), {
      children: { batch: children, facts: { references: [reference] } },
      none: { batch: { ...children, rows: batchOf({ none: [] }).rows } },
      parents: { batch: parents, facts: idKey },
    });

    const found = withDatabase(bytes, (database) => ({
      wrong: database.all('PRAGMA foreign_key_check'),
      keys: database.all('PRAGMA foreign_key_list(children)').map((key) => [key['from'], key['table'], key['to']]),
      sums: database.all(`SELECT (SELECT count(*) FROM none) AS none, count(*) AS n, sum(note) AS notes
        FROM children JOIN parents ON parents.id = parent`),
    }));
    expect(found).toEqual({
      wrong: [],
      keys: [['parent', 'parents', 'id']],
      sums: [{ none: 0, n: 500, notes: 125_250 }],
    });
  });

  it.each([
    ['512', 3],
    ['512', 400],
    ['4096', 400],
  ])('lists its tables in as many pages of %s bytes as %d of them take', (pageSize, count) => {
    const names = Array.from({ length: count }, (_, at) => `table ${at} ${'x'.repeat((at * 37) % 900)}`);
    const tables = Object.fromEntries(names.map((name, at) => [name, { batch: batchOf({ n: int32Cells([at]) }) }]));

    const found = withDatabase(writeDatabase(sqliteEncoder, tables, { pageSize }), (database) =>
      names.map((name) => [name, database.all(`SELECT n FROM "${name}"`)[0]?.['n']]),
    );

    expect(found).toEqual(names.map((name, at) => [name, at]));
  });

  it('is the same bytes for blocks that were made elsewhere, and for batches of any size', () => {
    const texts = numbers(200).map((n) => 'long '.repeat(n ?? 0));
    const tables = {
      a: { batch: batchOf({ text: codesCells(texts) }) },
      b: { batch: batchOf({ text: bytesCells(texts) }) },
    };
    const whole = Buffer.from(writeDatabase(defineSqliteEncoder(16), tables));

    for (const batchRows of [1, 7, 16, 100]) {
      expect(whole.equals(writeDatabase(defineSqliteEncoder(16), tables, { batchRows }))).toBe(true);
    }
  });

  it('refuses what SQLite has no room for', () => {
    const of = (...names: string[]): (() => unknown) => {
      return () => encodeToBytes(sqliteEncoder, batchOf(Object.fromEntries(names.map((name) => [name, ['x']]))));
    };

    expect(of('Id', 'ID')).toThrow(expect.objectContaining({ code: 'format/cannot-hold' }));
    expect(of(...Array.from({ length: 2001 }, (_, at) => `c${at}`))).toThrow(/2001 columns/);
    expect(of(...Array.from({ length: 2000 }, (_, at) => `c${at}`))).not.toThrow();
  });
});
