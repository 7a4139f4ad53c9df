import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenedSchema, openSchema } from '@populace/library';
import { verify, writeTables } from '@populace/library/node';
import { foundIn } from '@populace/testkit/files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const examples = new URL('../../../../examples/', import.meta.url);
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

/** Tables of fewer rows are kinds and places, of which there are no more, unless all tables are as small: schools. */
const FEW = 100;

/** Opens an example with about as many rows as wanted: some of its tables do not grow, so the others are scaled until it has them. */
async function openAbout(text: string): Promise<OpenedSchema> {
  const own = ownRows(text);
  const fewest = own.some(([, count]) => count >= FEW) ? FEW : 0;
  let schema = await openSchema(text);
  let factor = 1;
  for (let turn = 0; turn < 8; turn++) {
    const all = schema.tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
    if (all > 100_000 && all < 3 * ROWS) break;
    factor *= (all < ROWS ? 2 : 1) * (ROWS / all);
    const scaled = (count: number): number => (count < fewest && factor > 1 ? count : Math.ceil(count * factor));
    schema = await openSchema(text, {
      rows: Object.fromEntries(own.map(([name, count]) => [name, scaled(count)])),
    });
  }
  return schema;
}

describe('nothing is found in what is made of an example', () => {
  it.each(readdirSync(examples).filter((name) => name.endsWith('.yaml')))(
    '%s, at 100,000 rows',
    async (name) => {
      const text = readFileSync(new URL(name, examples), 'utf8');
      const schema = await openAbout(text);

      const run = await writeTables(schema, { out: folder });

      const report = await verify(schema, folder);
      expect(foundIn(report)).toEqual([]);
      expect(report.rows).toBe(run.tables.reduce((sum, table) => sum + table.rows, 0));
      expect(report.rows).toBeGreaterThan(100_000);
    },
    300_000,
  );
});
