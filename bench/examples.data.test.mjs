import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSchema } from '@populace/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { askTables } from './lib/ask-tables.mjs';
import { promiseChecks } from './lib/promise-checks.mjs';
import { orphanChecks, uniqueChecks } from './lib/relation-checks.mjs';
import { exampleNames } from './lib/scaled-rows.mjs';
import { shownSchema } from './lib/shown-schema.mjs';

/** So that all examples take seconds; `node bench/examples.mjs` asks the same of a million rows. */
const ROWS = {
  bank: { branches: 30, customers: 200, merchants: 50 },
  hospital: { patients: 600, admissions: 800, appointments: 200 },
  iot: { sites: 1, technicians: 3 },
  logistics: { carriers: 2, shippers: 60, shipments: 1500 },
  saas: { orgs: 40 },
  social: { users: 1000, likes: 2000, replies: 1000 },
  ticketing: { venues: 3, customers: 500 },
  weblogs: { visitors: 200 },
};

describe.each(exampleNames)('the example %s, as DuckDB reads it', (name) => {
  const text = readFileSync(new URL(`../examples/${name}.yaml`, import.meta.url), 'utf8');
  const shown = shownSchema(parse(text));
  let folder;
  let ask;
  let schema;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'populace-example-'));
    schema = await openSchema(text, { rows: ROWS[name] });
    for (const table of Object.keys(shown.tables)) {
      writeFileSync(join(folder, `${table}.csv`), schema.table(table).text('csv'));
    }
    ask = await askTables(folder, Object.keys(shown.tables));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has the same rows whole, in 13 parts, and in windows anywhere', () => {
    for (const name of Object.keys(shown.tables)) {
      const table = schema.table(name);
      const whole = table.text('ndjson').split('\n').slice(0, -1);
      const edges = Array.from({ length: 14 }, (_, at) => Math.floor((at * table.rowCount) / 13));
      const windows = edges.map((edge) => [(edge * 7919 + 1) % (table.rowCount + 1), 50]);
      for (const [from, take] of [...edges.slice(1).map((to, at) => [edges[at], to - edges[at]]), ...windows]) {
        const alone = table.text('ndjson', { from, take }).split('\n').slice(0, -1);
        expect([name, from, alone]).toEqual([name, from, whole.slice(from, from + take)]);
      }
    }
  });

  it.each([orphanChecks, uniqueChecks].flatMap((checksOf) => checksOf(shown)))('$what', async (check) => {
    expect(await check.ask(ask)).toMatchObject({ isRight: true });
  });

  it.each(promiseChecks(name))('$what', async (check) => {
    expect(await check.ask(ask)).toEqual({ said: 'kept', isRight: true });
  });
});
