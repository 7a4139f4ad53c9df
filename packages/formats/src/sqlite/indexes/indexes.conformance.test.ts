import {
  batchOf,
  bytesCells,
  type Cells,
  codesCells,
  dateCells,
  decimalCells,
  float64Cells,
  int32Cells,
  nastyTexts,
  randomCells,
  uuidCells,
  wideCells,
} from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../database-reader-for-tests.ts';
import { sqliteEncoder } from '../sqlite-encoder.ts';
import { writeDatabase } from '../write-database-for-tests.ts';
import { rowsByKey, withKeyed, writeKeyed } from './keyed-for-tests.ts';

/** Numbers from 1 on, in an order that looks like none: no two are the same for fewer than 1,000,003 (a prime). */
function scattered(count: number): number[] {
  return Array.from({ length: count }, (_, at) => ((at + 1) * 387_421) % 1_000_003);
}

function grown(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

const powers = Array.from({ length: 63 }, (_, bit) => 2n ** BigInt(bit));
const great = [2n ** 63n - 1n, 2n ** 63n - 2n, 2n ** 62n + 1n, 2n ** 53n + 1n, -(2n ** 63n), -(2n ** 63n) + 1n];
const wide = [0n, ...powers, ...powers.map((power) => -power), ...powers.slice(2).map((power) => power - 1n), ...great];
const floats = [0, 1, 0.1, 1e300, 5e-324, 2 ** 53, Math.PI, 1e-9];
const letters = ['a', 'é', '日', '\u{1f600}', '\uffff', '\u{10ffff}', '\0', 'Z', ' '];

const keysOfTypes: { readonly [name: string]: Cells } = {
  'whole numbers of 32 bits': int32Cells([
    0,
    1,
    -1,
    127,
    128,
    -128,
    -129,
    32_767,
    -32_768,
    2 ** 31 - 1,
    -(2 ** 31),
    null,
    null,
  ]),
  'whole numbers of 64 bits': wideCells([...new Set(wide)].toSorted((a, b) => Number((a % 97n) - (b % 97n)))),
  floats: float64Cells([...new Set([...floats, ...floats.map((one) => -one - 1)]), null]),
  'decimals that are numbers': decimalCells([0, 100, -100, 150, 101, -1, 12_700, 999_999_999, null, null, 99], 2),
  'decimals that are texts': wideCells([5n, -5n, 10n ** 17n, 10n ** 17n + 1n, 0n], 3),
  texts: bytesCells([...nastyTexts, null, ...letters.flatMap((a) => letters.map((b) => `same: ${a}${b}`)), null]),
  'words of a list': codesCells([...nastyTexts.toReversed(), null, null]),
  uuids: uuidCells(
    scattered(700).map((n) => `${(n * 4273).toString(16).padStart(8, '0')}-0000-4000-8000-00000000000${n % 10}`),
  ),
  dates: dateCells([0, -1, 19_000, -719_162, 2_932_896, null, 5]),
};

describe('keys of a database', () => {
  it.each(Object.entries(keysOfTypes))('have an index in the order of SQLite: %s', (_, key) => {
    for (const blockRows of [undefined, 4]) {
      for (const pageSize of ['512', '4096', '65536']) {
        const [found, sorted] = withKeyed({ columns: { key }, uniques: [['key']], pageSize, blockRows }, (database) =>
          rowsByKey(database, ['key']),
        );

        expect(found).toEqual(sorted);
        expect(found?.length).toBe(batchOf({ key }).rows.n);
      }
    }
  });

  it('have an index in the order of SQLite, whatever the values', () => {
    const rows = 60;
    fc.assert(
      fc.property(randomCells(rows), randomCells(rows), fc.constantFrom('512', '4096'), (a, b, pageSize) => {
        const columns = { a, id: int32Cells(scattered(rows)), b };
        const keys = [
          ['a', 'id'],
          ['b', 'a', 'id'],
        ];

        withKeyed({ columns, uniques: keys, pageSize, blockRows: 16 }, (database) => {
          for (const [at, key] of keys.entries()) {
            const [found, sorted] = rowsByKey(database, key, at + 1);
            expect(found).toEqual(sorted);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('have whole trees of any number of rows', () => {
    const pageSize = '512';
    for (let count = 0; count <= 260; count++) {
      const columns = { key: bytesCells(scattered(count).map((n) => `key ${n}`)) };

      const [found, sorted] = withKeyed({ columns, uniques: [['key']], pageSize, blockRows: 32 }, (database) =>
        rowsByKey(database, ['key']),
      );

      expect(found).toEqual(sorted);
      expect(found).toHaveLength(count);
    }
  });

  it.each([
    ['512', 20_000],
    ['4096', 100_000],
    ['65536', 50_000],
  ])('have trees of any depth: pages of %s bytes, %d rows', (pageSize, count) => {
    const numbers = scattered(count);
    const columns = { id: int32Cells(numbers), code: codesCells(numbers.map((n) => `code-${n}`)) };

    const found = withKeyed(
      { columns, primaryKey: ['id'], uniques: [['code']], pageSize, batchRows: 4096 },
      (database) => ({
        byId: rowsByKey(database, ['id']),
        byCode: rowsByKey(database, ['code'], 2),
        plan: database.all("EXPLAIN QUERY PLAN SELECT id FROM things WHERE code = 'code-774842'")[0]?.['detail'],
        one: database.all("SELECT id, rowid AS r FROM things WHERE code = 'code-774842'"),
      }),
    );

    expect(found.byId[0]).toEqual(found.byId[1]);
    expect(found.byCode[0]).toEqual(found.byCode[1]);
    expect(found.plan).toContain('sqlite_autoindex_things_2 (code=?)');
    expect(found.one).toEqual([{ id: 774_842, r: 2 }]);
  });

  it('keep every length of a text, however many pages it takes', () => {
    for (const pageSize of ['512', '4096']) {
      const size = Number(pageSize);
      // Around the lengths at which a key is cut, and at which its rest takes one page more.
      const near = [0.25, 0.5, 1, 1.12, 1.25, 2, 2.12, 3].flatMap((pages) =>
        Array.from({ length: 60 }, (_, at) => Math.floor(pages * size) - 40 + at),
      );
      const lengths = [...new Set(near), 2 ** 20, 0].map((length, at) => ({ length, at: (at * 37) % 101 }));
      const texts = lengths.map(({ length, at }) => String.fromCharCode(97 + (at % 5)).repeat(length));

      for (const key of [['text'], ['text', 'id']]) {
        const columns = { id: int32Cells(scattered(texts.length)), text: bytesCells(texts) };
        const [found, sorted] = withKeyed({ columns, uniques: [key], pageSize, blockRows: 64 }, (database) =>
          rowsByKey(database, key),
        );

        expect(found).toEqual(sorted);
      }
    }
  });

  it('are declared in the order of their indexes', () => {
    const columns = {
      id: int32Cells(scattered(50)),
      a: codesCells(grown(50).map((n) => `${n % 5}`)),
      b: int32Cells(grown(50).map((n) => (n % 7 === 0 ? null : Math.floor(n / 5)))),
    };
    const uniques = [
      ['a', 'b'],
      ['b', 'a', 'id'],
    ];

    const found = withKeyed({ columns, primaryKey: ['id'], uniques }, (database) => ({
      indexes: database
        .all('SELECT name, origin, "unique" AS isUnique FROM pragma_index_list(\'things\') ORDER BY name')
        .map(({ name, origin, isUnique }) => [name, origin, isUnique]),
      columns: [1, 2, 3].map((at) =>
        database.all(`SELECT name FROM pragma_index_info('sqlite_autoindex_things_${at}')`).map(({ name }) => name),
      ),
      byPair: rowsByKey(database, ['a', 'b'], 2),
      keys: database.all("SELECT name, pk FROM pragma_table_info('things') WHERE pk > 0"),
      isRowId: database.all('SELECT count(*) AS n FROM things WHERE rowid = id'),
    }));

    expect(found.indexes).toEqual([
      ['sqlite_autoindex_things_1', 'pk', 1],
      ['sqlite_autoindex_things_2', 'u', 1],
      ['sqlite_autoindex_things_3', 'u', 1],
    ]);
    expect(found.columns).toEqual([['id'], ['a', 'b'], ['b', 'a', 'id']]);
    expect(found.byPair[0]).toEqual(found.byPair[1]);
    expect(found.keys).toEqual([{ name: 'id', pk: 1 }]);
    expect(found.isRowId).toEqual([{ n: 0 }]);
  });

  it('may have a key that is the number of the row among their columns', () => {
    const ids = [-(2 ** 40), -129, -1, 0, 1, 2, 127, 128, 300, 70_000, 2 ** 24, 2 ** 33, 2 ** 53];
    const columns = { name: codesCells(ids.map((id) => `${Math.abs(id) % 3}`)), id: wideCells(ids.map(BigInt)) };
    const uniques = [
      ['name', 'id'],
      ['id', 'name'],
    ];

    withKeyed({ columns, primaryKey: ['id'], uniques, ascending: ['id'], blockRows: 4 }, (database) => {
      for (const [at, key] of uniques.entries()) {
        const [found, sorted] = rowsByKey(database, key, at + 1);
        expect(found).toEqual(sorted);
        expect(found).toHaveLength(ids.length);
      }
      expect(database.all("SELECT CAST(id AS TEXT) AS id FROM things WHERE name = '2' AND id > 1000")).toEqual([
        { id: `${2 ** 33}` },
        { id: `${2 ** 53}` },
      ]);
    });
  });

  it('keep out what is there already, and take what is not', () => {
    const numbers = scattered(2000);
    const columns = {
      id: uuidCells(numbers.map((n) => `${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)),
      email: bytesCells(numbers.map((n) => (n % 10 === 0 ? null : `${n}@example.com`))),
    };

    withKeyed({ columns, primaryKey: ['id'], uniques: [['email']], pageSize: '512' }, (database) => {
      const add = (id: string, email: string | null): unknown =>
        database.run('INSERT INTO things VALUES (?, ?)', [id, email]);
      const [there] = database.all('SELECT id, email FROM things WHERE email IS NOT NULL LIMIT 1 OFFSET 700');

      expect(() => add(String(there?.['id']), 'new@example.com')).toThrow(/UNIQUE constraint failed: things.id/);
      expect(() => add('new', String(there?.['email']))).toThrow(/UNIQUE constraint failed: things.email/);
      database.exec('BEGIN');
      for (let n = 0; n < 500; n++) add(`new ${n}`, n % 2 === 0 ? null : `new-${n}@example.com`);
      database.exec(
        'DELETE FROM things WHERE rowid % 3 = 0; UPDATE things SET id = id || rowid WHERE rowid % 5 = 0; COMMIT',
      );
      expect(rowsByKey(database, ['email'], 2)[0]).toHaveLength(1667);
      database.exec('REINDEX; VACUUM');
    });
  });

  it('are referred to by other tables', () => {
    const codes = scattered(300).map((n) => `code ${n}`);
    const parents = batchOf({
      code: codesCells(codes),
      a: int32Cells(grown(300).map((n) => n % 10)),
      b: int32Cells(scattered(300)),
    });
    const children = batchOf({
      code: codesCells([...codes.toReversed(), null]),
      a: int32Cells([...grown(300).map((n) => n % 10), 1]),
      b: int32Cells([...scattered(300), null]),
    });
    const references = [['code'], ['a', 'b']].map((columns) => ({
      columns,
      table: 'parents',
      targets: columns,
      toKey: true,
      toEarlier: false,
    }));
    const tables = {
      children: { batch: children, facts: { references } },
      parents: { batch: parents, facts: { primaryKey: ['code'], uniques: [['a', 'b']] } },
    };

    const found = withDatabase(writeDatabase(sqliteEncoder, tables), (database) => {
      const ask = (): unknown[] => database.all('PRAGMA foreign_key_check').map(({ fkid }) => fkid);
      const keys = database.all('PRAGMA foreign_key_list(children)').map(({ from, to }) => [from, to]);
      const before = ask();
      database.exec('PRAGMA foreign_keys = OFF; DELETE FROM parents WHERE rowid = 7');
      return { keys, before, after: ask() };
    });

    expect(found.keys).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['code', 'code'],
    ]);
    expect(found.before).toEqual([]);
    expect(found.after).toHaveLength(2);
  });

  it('are the same bytes, whatever the batches', () => {
    const columns = { key: codesCells(scattered(900).map((n) => `${n}`)), id: int32Cells(scattered(900)) };
    const table = { columns, primaryKey: ['id'], uniques: [['key'], ['key', 'id']], blockRows: 64 };
    const whole = Buffer.from(writeKeyed(table));

    for (const batchRows of [1, 13, 64, 500]) expect(whole.equals(writeKeyed({ ...table, batchRows }))).toBe(true);
  });

  it('are left out without indexes, but for one that is the number of the row', () => {
    const columns = { id: int32Cells(grown(5)), key: codesCells(['e', 'd', 'c', 'b', 'a']) };
    const asked = { columns, primaryKey: ['id'], uniques: [['key']], ascending: ['id'] };

    const [without, all] = [false, true].map((indexes) =>
      withKeyed({ ...asked, indexes }, (database) => ({
        indexes: database.all('PRAGMA index_list(things)').length,
        keys: database.all("SELECT name FROM pragma_table_info('things') WHERE pk > 0"),
        rows: database.all('SELECT key FROM things ORDER BY id').map(({ key }) => key),
      })),
    );

    expect(without).toEqual({ indexes: 0, keys: [{ name: 'id' }], rows: ['e', 'd', 'c', 'b', 'a'] });
    expect(all).toEqual({ ...without, indexes: 1 });
  });
});
