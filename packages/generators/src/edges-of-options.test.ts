import { openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

async function textsOf(column: object, now = '2026-01-01T00:00:00Z', rows = 400): Promise<readonly unknown[]> {
  const schema = await openSchema({ populace: 1, now, tables: { t: { rows, columns: { v: column } } } });
  return [...schema.table('t').rows()].map(({ v }) => v);
}

describe('a range of time', () => {
  it.each([
    [{ from: '2024-01-01T00:00:00.000500Z', to: '2024-01-01T00:00:00.000501Z' }, ['.000500', '.000501']],
    [{ from: '2024-01-01T23:59:59.999999Z', to: '2024-01-02T00:00:00Z' }, ['.999999', '.000000']],
    [{ from: '1969-12-31T23:59:59.999999Z', to: '1970-01-01T00:00:00.000000Z' }, ['.999999', '.000000']],
  ])('keeps to its microseconds: %o', async (range, expected) => {
    const texts = await textsOf({ generator: 'date.between', precision: 'us', ...range });

    expect(new Set(texts.map((text) => String(text).slice(19)))).toEqual(new Set(expected));
  });

  it('reaches all of ten thousand years in microseconds, and nothing beyond', async () => {
    const column = { generator: 'date.between', from: '0001-01-01', to: '9999-12-31', precision: 'us' };
    const years = (await textsOf(column, undefined, 20_000)).map((text) => Number(String(text).slice(0, 4)));

    expect(Math.min(...years)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...years)).toBeLessThanOrEqual(9999);
    expect(new Set(years.map((year) => Math.floor(year / 1000))).size).toBe(10);
  });

  it('of the past never lies after now, that of the future never before', async () => {
    const now = '2026-01-01T00:00:00.250Z';
    for (const precision of ['s', 'ms', 'us']) {
      const past = await textsOf({ generator: 'date.past', within: '2s', precision }, now);
      const future = await textsOf({ generator: 'date.future', within: '2s', precision }, now);

      expect(past.every((text) => Date.parse(`${text}Z`) <= Date.parse(now))).toBe(true);
      expect(future.every((text) => Date.parse(`${text}Z`) >= Date.parse(now))).toBe(true);
    }
  });

  it.each([
    [{ generator: 'date.time', min: '23:59:59.500' }, 'there is no whole second from 23:59:59.500 to 23:59:59.999'],
    [{ generator: 'date.time', min: '12:00:00.100', max: '12:00:00.500' }, 'there is no whole second'],
    [
      { generator: 'date.between', from: '2024-01-01T00:00:00.250Z', to: '2024-01-01T00:00:00.750Z' },
      'no whole second',
    ],
    [{ generator: 'date.past', within: 'PT0.5S' }, 'no whole second'],
  ])('that holds no whole second is refused: %o', async (column, message) => {
    await expect(textsOf(column, '2026-01-01T00:00:00.750Z')).rejects.toThrow(message);
  });

  it('that ends the calendar is refused where nothing is left of it', async () => {
    await expect(textsOf({ generator: 'date.future' }, '9999-12-31T23:59:59.999Z')).rejects.toThrow('no whole second');
  });

  it('may end with the day that it begins in', async () => {
    const texts = await textsOf({ generator: 'date.between', from: '2024-01-01T22:00:00Z', to: '2024-01-01' });

    expect(texts.every((text) => /^2024-01-01T2[23]:/.test(String(text)))).toBe(true);
  });
});

describe('options at their edges', () => {
  it.each([
    [{ generator: 'ulid', start: '1960-01-01' }, 'start (1960-01-01) is before 1970'],
    [{ generator: 'uuid', version: 7, every: '0s' }, 'every must be a millisecond at least'],
    [{ generator: 'ulid', every: '2y' }, 'every must be a millisecond at least and 366 days at most'],
    [{ generator: 'number.integer', max: 999_999, type: 'decimal(2,0)' }, 'do not all fit into decimal(2,0)'],
    [{ generator: 'sequence', type: 'decimal(2,0)' }, 'do not all fit into decimal(2,0)'],
    [{ generator: 'string.pattern', pattern: '\\p{Foo}' }, 'pattern has an unknown property'],
    [{ generator: 'string.pattern', pattern: '\\p{L}-\\q' }, 'pattern has an unknown escape'],
    [{ generator: 'string.pattern', pattern: '[\\u{0}-\\u{10FFFF}]' }, 'a range of more than 150000 characters'],
    [{ generator: 'constant', value: 'x1', type: 'float64' }, 'is no float64'],
  ])('are refused beforehand: %o', async (column, message) => {
    await expect(textsOf(column)).rejects.toThrow(message);
  });

  it.each([
    [{ generator: 'constant', value: '0001.50', type: 'float64' }, 1.5],
    [{ generator: 'constant', value: '1e5', type: 'float64' }, 100_000],
    [{ generator: 'constant', value: '-0', type: 'float64' }, 0],
  ])('are written in the shortest form that reads back: %o', async (column, expected) => {
    const schema = await openSchema({ populace: 1, tables: { t: { rows: 1, columns: { v: column } } } });

    expect(schema.table('t').text('ndjson')).toBe(`{"v":${expected}}\n`);
  });

  it('write characters of every length in UTF-8', async () => {
    const texts = await textsOf({ generator: 'string.pattern', pattern: '[aé€😀]{1,8}' }, undefined, 2000);

    expect(texts.every((text) => /^[aé€😀]{1,8}$/u.test(String(text)))).toBe(true);
    expect(new Set(texts.join(''))).toEqual(new Set('aé€😀'));
  });
});
