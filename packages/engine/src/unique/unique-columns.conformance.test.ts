import { tableOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const day = (from: string, to: string): object => ({ generator: 'date.between', from, to });

const pattern = (text: string): object => ({ generator: 'string.pattern', pattern: text });

/** Generators with the count of their values, counted by hand. */
const full: readonly (readonly [what: string, column: object, count: number])[] = [
  ['a choice', { generator: 'choice', values: { a: 1000, b: 1, c: 3, d: 0 } }, 3],
  ['booleans', { generator: 'boolean', share: 0.999 }, 2],
  ['a range of whole numbers', { generator: 'number.integer', min: -500, max: 4_499 }, 5000],
  ['decimals', { generator: 'number.decimal', min: '-1.00', max: '1.00' }, 201],
  ['the documentation addresses (RFC 5737)', { generator: 'internet.ipv4' }, 768],
  ['the days of a leap year', day('2024-01-01', '2024-12-31'), 366],
  ['the seconds of an hour', day('2024-01-01T00:00:00Z', '2024-01-01T00:59:59Z'), 3600],
  ['times of day', { generator: 'date.time', min: '08:00', max: '09:00' }, 3601],
  ['short ids', { generator: 'nanoid', length: 3, alphabet: 'abcdefg+' }, 512],
  ['one constant', { generator: 'constant', value: 'x' }, 1],
  ['a pattern of varying length', pattern('[a-c]{1,3}-\\d?'), 429],
  ['a pattern that makes texts in several ways', pattern('(ab|a)(b|)[xy]?'), 9],
  ['a pattern of other scripts', pattern('[äöü🙂]{0,4}'), 341],
  ['an alternative', pattern('(0[1-9]|1[0-2])/(19|20)\\d\\d|never'), 2401],
];

/** Generators with more values than can be made here. */
const wide: readonly (readonly [what: string, column: object])[] = [
  ['public IPv4 addresses', { generator: 'internet.ipv4', mode: 'valid' }],
  ['IPv6 addresses', { generator: 'internet.ipv6', mode: 'valid' }],
  ['MAC addresses', { generator: 'internet.mac' }],
  ['whole numbers up to 2^53', { generator: 'number.integer', min: 0, max: 2 ** 53 - 1 }],
  ['whole numbers of 64 bits', { generator: 'number.integer', min: -(2n ** 63n), max: 2n ** 63n - 1n }],
  ['microseconds of a thousand years', { ...day('1024-01-01T00:00:00Z', '2024-01-01'), precision: 'us' }],
  ['card numbers of one network', { generator: 'finance.creditCardNumber', issuer: 'visa', mode: 'valid' }],
  ['points in time', { ...day('2000-01-01T00:00:00Z', '2030-01-01'), precision: 'ms' }],
  ['ids of 21 characters', { generator: 'nanoid' }],
  ['texts of a pattern', pattern('[A-Z]{1,3}-\\d{2,5}')],
  ['texts of a pattern with more than 2^53', pattern('[a-z]{1,30}')],
  ['texts of a pattern of letters', pattern('\\p{Lu}\\p{Ll}{3,40}( \\p{Lu}\\p{Ll}{3,40})*')],
  ['uuids', { generator: 'uuid' }],
  ['ulids', { generator: 'ulid' }],
  ['sequences', { generator: 'sequence', start: -5, step: -3 }],
];

describe('a unique column', () => {
  it.each(full)('has every value once: %s', async (_, column, count) => {
    const values = valuesOf(await tableOf({ v: { ...column, unique: true } }, count));

    expect(new Set(values).size).toBe(count);
  });

  it.each(full)('is refused with both numbers where it is too long: %s', async (_, column, count) => {
    const opened = tableOf({ v: { ...column, unique: true } }, count + 1);

    await expect(opened).rejects.toMatchObject({ code: 'schema/unique-impossible' });
    await expect(opened).rejects.toThrow(`has ${count} different values, but "t" has ${count + 1} rows`);
  });

  it.each(wide)('has no value twice: %s', async (_, column) => {
    const values = valuesOf(await tableOf({ v: { ...column, unique: true } }, 60_000));

    expect(new Set(values).size).toBe(60_000);
  });

  it('has other values in other rows far away', async () => {
    const table = await tableOf({ v: { generator: 'number.integer', min: 1, max: 2 ** 40, unique: true } }, 2 ** 40);
    const windows = [0, 2 ** 31, 2 ** 39 + 5].map((from) => [...table.rows({ from, take: 5000 })]);

    expect(new Set(windows.flat().map(({ v }) => v)).size).toBe(15_000);
  });

  it('is not in order, unless it counts', async () => {
    const values = valuesOf(
      await tableOf({ v: { generator: 'number.integer', min: 1, max: 1000, unique: true } }, 1000),
    );
    const ordered = values.toSorted((a, b) => Number(a) - Number(b));

    expect(ordered).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
    const risen = values.filter((value, at) => at > 0 && Number(value) > Number(values[at - 1])).length;
    // 499.5 are expected; the standard deviation of ascents of a random order is √((n + 1) / 12) = 9.1.
    expect(Math.abs(risen - 499.5)).toBeLessThan(5 * 9.2);
  });

  it('keeps its values unique beside nulls', async () => {
    const column = { generator: 'number.integer', min: 1, max: 5000, unique: true, nulls: '30%' };
    const values = valuesOf(await tableOf({ v: column }, 5000)).filter((value) => value !== null);

    expect(values.length).toBeGreaterThan(3300);
    expect(new Set(values).size).toBe(values.length);
  });

  it.each([
    ['floating-point numbers', { generator: 'number.float' }],
    ['a distribution', { generator: 'number.integer', distribution: 'normal' }],
    ['sentences', { generator: 'lorem.sentence' }],
    ['the same value written twice', { generator: 'choice', values: ['a', 'b', 'a'] }],
  ])('is refused where that cannot be known: %s', async (_, column) => {
    const opened = tableOf({ v: { ...column, unique: true } }, 2);

    await expect(opened).rejects.toMatchObject({ code: 'schema/unique-unsupported' });
  });

  it('is refused where points in time are cut to days', async () => {
    const at = { ...day('2020-01-01T00:00:00Z', '2024-01-01'), unique: true };
    const tables = { p: { rows: 9, columns: { at } } };

    const opened = tableOf({ v: { references: 'p.at', type: 'date', unique: true } }, 2, { tables });

    await expect(opened).rejects.toThrow('"v" cannot be unique: it is made as timestamp and cut to days');
  });
});
