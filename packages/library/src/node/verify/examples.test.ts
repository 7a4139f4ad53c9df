import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openSchema } from '../../open-schema.ts';
import { writeTables } from '../write-tables.ts';
import { foundIn } from './folder-for-tests.ts';
import { verify } from './verify.ts';

const examples = new URL('../../../../../examples/', import.meta.url);
/** So many rows have the tables of an example together, about. */
const ROWS = 110_000;

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'populace-examples-'))}/`;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Tables that have rows of their own, with their numbers. */
function ownRows(text: string): readonly (readonly [table: string, rows: number])[] {
  const { tables } = parse(text) as { tables: Record<string, { rows: unknown }> }; // Examples are checked elsewhere.
  return Object.entries(tables).flatMap(([name, { rows }]) => {
    const count = Number(`${rows as string | number}`.replaceAll('_', ''));
    return Number.isInteger(count) ? [[name, count] as const] : [];
  });
}

describe('nothing is found in what is made of an example', () => {
  it.each(readdirSync(examples).filter((name) => name.endsWith('.yaml')))(
    '%s, at 100,000 rows',
    async (name) => {
      const text = readFileSync(new URL(name, examples), 'utf8');
      const asIs = (await openSchema(text)).tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
      const factor = ROWS / asIs;
      const own = ownRows(text);
      // Tables of a few rows are kinds and places, of which there are no more: a school of them alone stays as it is.
      const grows = own.some(([, count]) => count >= 100);
      const rows = Object.fromEntries(
        own.map(([table, count]) => [table, count < 100 ? count : Math.ceil(count * factor)]),
      );
      const schema = await openSchema(text, { rows });

      const run = await writeTables(schema, { out: folder });

      const report = await verify(schema, folder);
      expect(foundIn(report)).toEqual([]);
      expect(report.rows).toBe(run.tables.reduce((sum, table) => sum + table.rows, 0));
      expect(report.rows).toBeGreaterThan(grows ? 100_000 : asIs - 1);
    },
    300_000,
  );
});
