import { readdirSync, readFileSync } from 'node:fs';
import { columnsOfEveryFormat, tableOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { listFormats, type OpenedSchema, openSchema } from './index.ts';
import { loadFormat } from './settle-format.ts';

const folder = new URL('../../../examples/', import.meta.url);
const examples = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** Twice as many rows as are encoded for an estimate. */
const MOST = 8000;

/** An example whose counted tables have so many rows more that a sample has to do. */
async function grown(name: string): Promise<OpenedSchema> {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const schema = await openSchema(text);
  const derived = new Set(schema.relations().flatMap((one) => (one.cardinality === 'per' ? [one.table] : [])));
  const counted = schema.tables.filter(
    (table) => !derived.has(table.name) && table.rowCount >= 500 && table.rowCount < 50_000,
  );
  return openSchema(text, { rows: Object.fromEntries(counted.map((table) => [table.name, table.rowCount * 12])) });
}

describe('the estimate of a file', () => {
  it.each(examples)(
    'is within a twentieth of what it becomes, for the largest tables of %s',
    async (name) => {
      const schema = await grown(name);

      const largest = schema.tables.toSorted((a, b) => b.rowCount - a.rowCount).slice(0, 3);
      for (const [place, table] of largest.entries()) {
        const format = place === 1 ? 'sql' : 'csv';
        const { bytes, rows } = table.estimate(format, { take: MOST });
        const made = [...table.chunks(format, { take: MOST })].reduce((sum, chunk) => sum + chunk.bytes.length, 0);
        expect(rows).toBe(Math.min(MOST, table.rowCount));
        expect([table.name, Math.abs(bytes / made - 1) < 0.05]).toEqual([table.name, true]);
      }
    },
    300_000,
  );

  it.each(listFormats().map(({ id }) => id))('is exact for tables of few rows: %s', async (format) => {
    await loadFormat(format);
    for (const rows of [0, 1, 128, 3000]) {
      const table = await tableOf(columnsOfEveryFormat, rows);
      const { bytes, isExact } = table.estimate(format);
      const made = [...table.bytes(format)].reduce((sum, { length }) => sum + length, 0);
      expect([rows, isExact, bytes]).toEqual([rows, true, made]);
    }
  });

  it('counts the indexes of a database', async () => {
    const table = await tableOf({ id: { generator: 'uuid', unique: true }, name: 'person.fullName' }, 100_000);
    const { bytes, isExact } = table.estimate('sqlite');
    const made = [...table.bytes('sqlite')].reduce((sum, { length }) => sum + length, 0);

    expect(isExact).toBe(false);
    expect(Math.abs(bytes / made - 1)).toBeLessThan(0.05);
  });

  it('counts the digits of ids that grow', async () => {
    const table = await tableOf({ id: 'sequence' }, 5_000_000);
    const { bytes, isExact } = table.estimate('csv');

    // "id", then 9 numbers of one digit, 90 of two, and so on, each with its line feed.
    const exact = 3 + 9 * 2 + 90 * 3 + 900 * 4 + 9000 * 5 + 90_000 * 6 + 900_000 * 7 + 4_000_001 * 8;
    expect(isExact).toBe(false);
    expect(Math.abs(bytes / exact - 1)).toBeLessThan(0.01);
  });

  it('is of the window, columns and options that are asked for', async () => {
    const table = await tableOf({ id: 'sequence', name: 'person.fullName' }, 2 ** 40);
    const options = { from: 1_000_000, take: 20_000, columns: ['id'] };
    const estimate = table.estimate('csv', { ...options, options: { header: false, lineEnd: 'crlf' } });

    expect(estimate).toMatchObject({ rows: 20_000, bytes: 20_000 * 9, isExact: false });
    expect(estimate.ms).toBeGreaterThan(0);
  });

  it('stops when it is no longer wanted', async () => {
    const table = await tableOf({ id: 'sequence' }, 2 ** 40);

    expect(() => table.estimate('csv', { signal: AbortSignal.abort() })).toThrow(
      expect.objectContaining({ code: 'run/cancelled' }),
    );
  });
});
