import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OpenedSchema, openSchema } from '@populace/library';
import { openSqliteFile } from '@populace/testkit/databases';
import { describe, expect, it } from 'vitest';
import { expectRows } from './expect-rows-for-tests.ts';

const folder = fileURLToPath(new URL('../../../../../examples/', import.meta.url));
const examples = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** The tables that others have their rows by, at sizes that take a second; all others as they are. */
const sizes = {
  bank: { customers: 40, merchants: 20 },
  hospital: { patients: 200, admissions: 100, appointments: 100 },
  hr: {},
  saas: { orgs: 10 },
  shop: { customers: 100, reviews: 50 },
  iot: { sites: 1, technicians: 3 },
  logistics: { carriers: 2, shippers: 30, shipments: 200 },
  people: {},
  school: { schools: 1 },
  social: { users: 450, likes: 300, replies: 150 },
  ticketing: { venues: 1, customers: 100 },
  weblogs: { visitors: 60 },
};

/** What the SQL script declares: tables with all of their keys. */
function declared(schema: OpenedSchema): readonly string[] {
  let script = '';
  for (const chunk of schema.bytes('sql', { options: { dialect: 'sqlite', createTable: true } })) {
    script += Buffer.from(chunk).toString();
    if (script.includes('\nINSERT ')) break;
  }
  const statements = script.slice(0, script.indexOf('\nINSERT ')).match(/CREATE TABLE [^;]*\n\)/g) ?? [];
  return statements.map((sql) => statementOf({ sql })).toSorted();
}

/** A key of the type INT is not taken for the number of the row. */
function statementOf(row: object): string {
  return 'sql' in row ? String(row.sql).replaceAll(/ INT\b/g, ' INTEGER') : '';
}

describe.each(examples)('the example %s as a database file', (name) => {
  it('gives every cell back, keys with their rows', async () => {
    const rows = Object.entries(sizes).find(([example]) => `${example}.yaml` === name)?.[1] ?? {};
    const text = readFileSync(folder + name, 'utf8').replace('count: 1_440', 'count: 7');
    const schema = await openSchema(text, { rows: { ...rows } });
    const pieces = [...schema.bytes('sqlite')];

    const database = openSqliteFile(Buffer.concat(pieces));
    try {
      expect(database.ask('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(database.ask('PRAGMA foreign_key_check')).toEqual([]);
      expect(database.ask("SELECT sql FROM sqlite_schema WHERE type = 'table'").map(statementOf).toSorted()).toEqual(
        declared(schema),
      );
      await expectRows(schema, database);
    } finally {
      await database.close();
    }
  });
});
