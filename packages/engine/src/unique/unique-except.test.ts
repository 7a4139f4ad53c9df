import { complaints, open, tableOf, valuesOf } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('unique values but for some', () => {
  it('are all of the others, each once, whichever are left out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(letters, { maxLength: 7 }), async (except) => {
        const others = letters.filter((letter) => !except.includes(letter));
        const table = await tableOf({ v: { generator: 'choice', values: letters, unique: { except } } }, others.length);

        expect(valuesOf(table).sort()).toEqual(others);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['number.integer', { min: 1, max: 5000 }, (row: number) => row * 7 + 1],
    ['string.pattern', { pattern: '[a-z]{2}[0-9]' }, (row: number) => `${'abcdefghij'[row % 10]}x${row % 7}`],
    [
      'date.between',
      { from: '2020-01-01', to: '2029-12-31', type: 'date' },
      (row: number) => `2024-01-${String((row % 28) + 1).padStart(2, '0')}`,
    ],
  ])('are found again, and never those that are there: %s', async (generator, options, there) => {
    const except = Array.from({ length: 300 }, (_, row) => there(row));
    const table = await tableOf({ v: { generator, ...options, unique: { except } } }, 2500);
    const values = valuesOf(table).map(String);

    expect(new Set(values).size).toBe(2500);
    expect(values.filter((value) => except.map(String).includes(value))).toEqual([]);
    for (const row of [0, 1, 77, 1200, 2499]) {
      expect(table.rowOf('v', values[row] ?? '')).toBe(row);
      expect(table.rowAt(row)).toEqual({ v: [...table.rows({ from: row, take: 1 })][0]?.['v'] });
    }
    expect(table.rowOf('v', String(except[3]))).toBeUndefined();
  });

  it('are left out of spaces that no rank could hold', async () => {
    const plain = await tableOf({ v: { generator: 'string.pattern', pattern: '[A-Za-z0-9]{20}', unique: true } }, 50);
    const except = valuesOf(plain).slice(0, 20);
    const pattern = { generator: 'string.pattern', pattern: '[A-Za-z0-9]{20}', unique: { except } };
    const values = valuesOf(await tableOf({ v: pattern }, 5000));

    expect(new Set(values).size).toBe(5000);
    expect(values.some((value) => except.includes(value))).toBe(false);
  });

  it('are the keys from one to another', async () => {
    const v = (except: unknown): object => ({ generator: 'number.integer', min: -5, max: 60, unique: { except } });
    const table = await tableOf({ v: v({ from: 3, to: 50 }) }, 18);
    const listed = await tableOf({ v: v(Array.from({ length: 48 }, (_, place) => place + 3)) }, 18);

    expect(
      valuesOf(table)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([...[-5, -4, -3, -2, -1, 0, 1, 2], ...[51, 52, 53, 54, 55, 56, 57, 58, 59, 60]]);
    expect(valuesOf(listed)).toEqual(valuesOf(table));
  });

  it.each([
    [
      { from: 5, to: 1 },
      'schema/structure except must be two whole numbers in order, such as { from: 1, to: 500 }, but is a map',
    ],
    [
      { from: 1, to: 200_000 },
      'schema/invalid-option except leaves out 200000 keys, but a range has at most 100000; begin the values behind it, such as by min: 200001',
    ],
  ])('are refused as a range that is none: %j', async (except, message) => {
    const v = { generator: 'number.integer', min: 1, max: 999_999, unique: { except } };

    expect(await complaints({ t: { rows: 8, columns: { v } } })).toEqual([message]);
  });

  it('are told once where a range does not fit the type', async () => {
    const v = {
      generator: 'date.between',
      from: '2024-01-01',
      to: '2024-12-31',
      type: 'date',
      unique: { except: { from: 1, to: 9 } },
    };

    expect(await complaints({ t: { rows: 8, columns: { v } } })).toEqual([
      'schema/type-mismatch except of "v" has "1", which is no date, such as 2024-01-31; mend the value, or drop it',
    ]);
  });

  it('are left out in any case', async () => {
    const values = ['Red', 'green', 'Blue'];
    const table = await tableOf(
      { v: { generator: 'choice', values, unique: { ignoreCase: true, except: ['RED', 'BLUE'] } } },
      1,
    );

    expect(valuesOf(table)).toEqual(['green']);
  });

  it('may be rows that references leave alone', async () => {
    const tables = (rows: number): object => ({
      users: { rows: 50, columns: { id: 'sequence' } },
      profiles: { rows, columns: { user_id: { references: 'users.id', unique: { except: [1, 2, 50, 99] } } } },
    });
    const ids = [...(await open(tables(47))).table('profiles').rows()].map((row) => Number(row['user_id']));

    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 47 }, (_, row) => row + 3));
    expect(await complaints(tables(48))).toEqual([
      'schema/unique-impossible "user_id" refers to each row of "users" once at most, but "profiles" has 48 rows and "users" has 47 without those of except: 1 too many; ask for at most 47 rows, or give "users" more',
    ]);
  });

  it.each([
    [
      { generator: 'choice', values: letters, unique: { except: ['a', 'zz'] } },
      'schema/unique-impossible "v" has 7 different values without those of except, but "t" has 8 rows; ask for at most 7 rows, or allow more values',
    ],
    [
      { generator: 'sequence', unique: { except: [7, 3] } },
      'schema/unique-impossible "v" is unique but for "7", which row 6 has: in each row sequence makes another value by nature, so that none stands in for it; change its options, such as the start of a sequence, give the row a fixed value, or drop it from except',
    ],
    [
      { generator: 'number.integer', min: 1, max: 99, unique: { except: ['one'] } },
      'schema/type-mismatch except of "v" has "one", which is no int64; mend the value, or drop it',
    ],
    [
      { generator: 'choice', values: letters, unique: { except: 'a' } },
      'schema/structure except must be a list of values that are not to be made, such as [admin, root], keys from 1 to 500: { from: 1, to: 500 }, or those of a file: { file: users.csv, column: id }, but is the text "a"',
    ],
    [
      { generator: 'choice', values: letters, unique: { except: [['a']] } },
      'schema/structure a value of "except" must be a text, a number or a boolean, but is a list',
    ],
  ])('are refused where that cannot be: %j', async (v, message) => {
    expect(await complaints({ t: { rows: 8, columns: { v } } })).toEqual([message]);
  });

  it('may be such as what differs by nature makes in no row', async () => {
    const mails = ['someone@firm.invalid', 'else@firm.invalid'];
    const columns = (except: readonly unknown[]): object => ({
      id: { generator: 'sequence', start: 501, unique: { except: { from: 1, to: 500 } } },
      v: { generator: 'internet.email', unique: { except } },
    });
    const plain = (await open({ t: { rows: 50, columns: columns([]) } })).table('t');
    const made = [...plain.rows()].map((row) => row['v']);

    const rows = [...(await open({ t: { rows: 50, columns: columns(mails) } })).table('t').rows()];
    expect(rows.map((row) => row['v'])).toEqual(made);
    expect((await complaints({ t: { rows: 50, columns: columns([...mails, made[31]]) } }))[0]).toContain(
      `"v" is unique but for "${made[31]}", which row 31 has`,
    );
    // The same value behind the last row is in the way of nothing.
    expect(await complaints({ t: { rows: 31, columns: columns([made[31]]) } })).toEqual([]);
  });

  it('are refused where the document gives one of them', async () => {
    const v = { generator: 'choice', values: letters, unique: { except: ['a'] } };

    expect(await complaints({ t: { rows: 3, fixed: { 1: { v: 'a' } }, columns: { v } } })).toEqual([
      'schema/unique-impossible "v" is unique but for "a", which row 1 is given; give another value, or drop it from except',
    ]);
  });
});
