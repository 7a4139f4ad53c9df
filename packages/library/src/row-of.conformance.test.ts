import { tableOf } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenedTable, openSchema } from './index.ts';

const day = (from: string, to: string, more: object): object => ({ generator: 'date.between', from, to, ...more });

const ROWS = 2 ** 48;
const MIX = { de_DE: 50, en_US: 30, es_US: 10, ja_JP: 7, ar_EG: 3 };

/** Columns whose rows can be found, in as many rows as a table can have. */
const endless: readonly (readonly [what: string, column: object])[] = [
  ['a sequence', { generator: 'sequence', start: -5, step: 3 }],
  ['UUIDs', { generator: 'uuid' }],
  ['UUIDs of version 7', { generator: 'uuid', version: 7 }],
  ['UUIDs of version 7 as texts', { generator: 'uuid', version: 7, start: '2001-09-09', every: '5s', type: 'string' }],
  ['ULIDs', { generator: 'ulid' }],
  ['e-mails', { generator: 'internet.email', unique: true }],
  ["another person's e-mails", { generator: 'internet.email', unique: true, of: 'spouse' }],
  ['German e-mails', { generator: 'internet.email', unique: true, locale: 'de_DE' }],
  ['e-mails of several locales', { generator: 'internet.email', unique: true, locale: MIX }],
  ['user names', { generator: 'internet.username', unique: true }],
  ['user names of several locales', { generator: 'internet.username', unique: true, locale: MIX }],
  ['whole numbers of 64 bits', { generator: 'number.integer', min: -(2n ** 63n), max: 2n ** 63n - 1n, unique: true }],
  ['whole numbers', { generator: 'number.integer', min: 0, max: 2 ** 53 - 1, unique: true }],
  ['ids of 21 characters', { generator: 'nanoid', unique: true }],
  ['IPv6 addresses', { generator: 'internet.ipv6', unique: true }],
  ['a long pattern', { generator: 'string.pattern', pattern: '[a-z]{3}-[0-9]{9}-[A-Z]{7}', unique: true }],
  [
    'a pattern whose end is longer',
    { generator: 'string.pattern', pattern: '[a-z]-[0-9]{4}-[A-Z0-9]{16}', unique: true },
  ],
  ['microseconds of a thousand years', day('1024-01-01T00:00:00Z', '2024-01-01', { precision: 'us', unique: true })],
];

/** Columns of fewer values, with their count. */
const counted: readonly (readonly [what: string, column: object, rows: number])[] = [
  ['MAC addresses', { generator: 'internet.mac', unique: true }, 2 ** 46],
  ['days', day('2000-01-01', '2024-12-31', { unique: true }), 9132],
  ['days as timestamps', day('2000-01-01', '2024-12-31', { unique: true, type: 'timestamptz' }), 9132],
  ['seconds', day('2024-01-01T00:00:00Z', '2024-01-01T00:59:59Z', { unique: true, type: 'timestamptz' }), 3600],
  ['times', { generator: 'date.time', min: '08:00', max: '09:00', unique: true }, 3601],
  ['decimals', { generator: 'number.decimal', min: '-1.00', max: '1.00', unique: true }, 201],
  ['a choice', { generator: 'choice', values: ['a', 'b', 'c'], unique: true }, 3],
  ['booleans', { generator: 'boolean', unique: true }, 2],
];

/** Rows about which something may change: the ends, powers of two, and some between. */
function rowsToTry(rowCount: number): number[] {
  const powers = Array.from({ length: 49 }, (_, exponent) => 2 ** exponent);
  const around = powers.flatMap((power) => [power - 2, power - 1, power, power + 1, Math.floor(power * 1.37)]);
  return [0, rowCount - 1, ...around].filter((row) => row >= 0 && row < rowCount);
}

/** The rows whose value leads to another row, or to none. */
function lostRows(table: OpenedTable, form: { dates?: 'text' | 'Date' } = {}): unknown[] {
  return rowsToTry(table.rowCount)
    .map((row) => ({ row, value: table.rowAt(row, form)['v'] }))
    .filter(({ row, value }) => table.rowOf('v', value) !== row);
}

describe('the row of a value', () => {
  it.each(endless)('is found, however far: %s', async (_, column) => {
    expect(lostRows(await tableOf({ v: column }, ROWS))).toEqual([]);
  });

  it.each(counted)('is found: %s', async (_, column, rows) => {
    const table = await tableOf({ v: column }, rows);

    expect(lostRows(table)).toEqual([]);
    expect(lostRows(table, { dates: 'Date' })).toEqual([]);
  });

  it('is found for all columns of any row', async () => {
    const columns = Object.fromEntries(endless.map(([what, column]) => [what, column]));
    const table = await tableOf(columns, ROWS);

    const row = fc.oneof(fc.integer({ min: 0, max: ROWS - 1 }), fc.integer({ min: 0, max: 2 ** 20 }));
    fc.assert(
      fc.property(row, (at) => {
        const values = Object.entries(table.rowAt(at));
        expect(values.filter(([name, value]) => table.rowOf(name, value) !== at)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['another domain', 'v', (email: string) => email.replace(/@.*/, '@elsewhere.example')],
    ['no domain', 'v', (email: string) => email.replace(/@.*/, '')],
    ['a number that begins with 0', 'v', (email: string) => email.replace(/\d*@/, '01@')],
    ['a number past all rows', 'v', (email: string) => email.replace(/\d*@/, '999999999@')],
    ['a number past 2^53', 'v', (email: string) => email.replace(/\d*@/, '9999999999999999@')],
    ['a strange name', 'v', () => 'xyzzy.plugh@example.com'],
    ['nothing', 'v', () => ''],
    ['no e-mail', 'v', () => '@@\n'],
    ['capital letters', 'id', (_email: string, id: string) => id.toUpperCase()],
    ['another version', 'id', (_email: string, id: string) => `${id.slice(0, 14)}7${id.slice(15)}`],
    ['another last digit', 'id', (_email: string, id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')],
  ])('is undefined where nobody has it: %s', async (_, column, change) => {
    const columns = { v: { generator: 'internet.email', unique: true }, id: 'uuid' };
    const table = await tableOf(columns, 1000);

    const found = [...table.rows()].map((row) => table.rowOf(column, change(`${row['v']}`, `${row['id']}`)));

    expect(found.filter((row) => row !== undefined)).toEqual([]);
  });

  it('is undefined for what rows past the end would have', async () => {
    const columns = { v: { generator: 'internet.email', unique: true }, id: 'uuid', n: 'sequence' };
    const [short, long] = [await tableOf(columns, 500), await tableOf(columns, 1000)];
    const beyond = [...long.rows({ from: 500 })];

    expect(beyond.filter((row) => long.rowOf('v', row['v']) === undefined)).toEqual([]);
    for (const name of ['v', 'id', 'n']) {
      expect(beyond.filter((row) => short.rowOf(name, row[name]) !== undefined)).toEqual([]);
    }
  });

  it('has the very e-mail that was asked for: of all that a name may have with short numbers, as many are found as there are', async () => {
    const table = await tableOf({ v: { generator: 'internet.email', unique: true } }, 100_000);
    const emails = new Map([...table.rows()].map((row, at) => [`${row['v']}`, at]));
    const asked = ['james.smith', 'mary.johnson', 'susan.brown', 'aaron.young'].flatMap((name) =>
      Array.from({ length: 300 }, (_, number) => `${name}${number === 0 ? '' : number}@example.com`),
    );

    const found = asked.map((email) => table.rowOf('v', email));

    expect(found).toEqual(asked.map((email) => emails.get(email)));
    expect(found.filter((row) => row !== undefined).length).toBeGreaterThan(10);
  });

  it('passes over nulls and given cells', async () => {
    const columns = { v: { generator: 'internet.email', unique: true, nulls: '50%' }, key: 'uuid' };
    const plain = await tableOf({ ...columns, v: { ...columns.v, nulls: 0 } }, 200);
    const table = await tableOf(columns, 200);
    const rows = [...plain.rows()].map((row, at) => ({ made: row['v'], is: table.rowAt(at)['v'], at }));

    expect(rows.filter(({ made, is, at }) => table.rowOf('v', made) !== (is === null ? undefined : at))).toEqual([]);
    expect(rows.filter(({ is }) => is === null).length).toBeGreaterThan(60);
    expect(table.rowOf('v', null)).toBeUndefined();
  });

  it('is that of a given cell, and none has what a given row would have made', async () => {
    const columns = { id: 'uuid', email: { generator: 'internet.email', unique: true } };
    const made = (await tableOf(columns, 10)).rowAt(3);
    const fixed = { 3: { email: 'root@shop.example' } };
    const schema = await openSchema({ populace: 1, tables: { t: { rows: 10, columns, fixed } } });

    expect(schema.table('t').rowOf('email', 'root@shop.example')).toBe(3);
    expect(schema.table('t').rowOf('email', made['email'])).toBeUndefined();
    expect(schema.table('t').rowOf('id', made['id'])).toBe(3);
  });

  it.each([
    ['a column that is not unique', 'plain', 'x', 'call/usage'],
    ['a column that is not there', 'vv', 'x', 'schema/unknown-column'],
    ['an object', 'v', {}, 'call/usage'],
    ['a date that is none', 'v', new Date(Number.NaN), 'call/usage'],
  ])('is refused for %s', async (_, column, value, code) => {
    const table = await tableOf({ v: 'uuid', plain: 'internet.email' }, 10);

    expect(() => table.rowOf(column, value)).toThrow(expect.objectContaining({ code }));
  });
});
