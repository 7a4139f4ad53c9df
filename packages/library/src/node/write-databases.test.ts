import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openSqliteFile } from '@populace/testkit/databases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sniffType } from '../index.ts';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import { writeTables } from './write-tables.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-databases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const schema = (rows: number): Promise<OpenedSchema> =>
  openSchema({
    populace: 1,
    tables: {
      people: {
        rows,
        columns: { id: 'sequence', name: 'person.fullName', born: { generator: 'date.past', nulls: 0.1 } },
      },
      orders: { rows: 30, columns: { id: 'sequence', by: { references: 'people.id' } } },
    },
  });

async function askFile(bytes: Uint8Array, sql: string): Promise<readonly object[]> {
  const database = openSqliteFile(bytes);
  try {
    expect(database.ask('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    return database.ask(sql);
  } finally {
    await database.close();
  }
}

describe('database files', () => {
  it("have all tables, whatever the way of writing: a file, compressed, in pieces of one's own", async () => {
    const opened = await schema(1000);
    const out = join(folder, 'all.sqlite');

    const { tables } = await writeTables(opened, { out, manifest: false });
    await writeTables(opened, { out: `${out}.gz`, manifest: false });

    const file = readFileSync(out);
    expect(tables.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(file.length);
    expect(sniffType(file)).toMatchObject([{ type: 'application/vnd.sqlite3' }]);
    expect(await askFile(file, 'SELECT count(*) AS n FROM orders JOIN people ON people.id = "by"')).toEqual([
      { n: 30 },
    ]);
    expect(gunzipSync(readFileSync(`${out}.gz`)).equals(file)).toBe(true);
    expect(Buffer.concat([...opened.bytes('sqlite')]).equals(file)).toBe(true);
  });

  it('are a file a table in a folder with a manifest, the same as without', async () => {
    const opened = await schema(1000);
    const [out, other] = [join(folder, 'a/'), join(folder, 'b/')];

    await writeTables(opened, { out, format: 'sqlite' });
    await writeTables(opened, { out: other, format: 'sqlite', manifest: false });

    expect(readdirSync(out).toSorted()).toEqual(['manifest.json', 'orders.sqlite', 'people.sqlite']);
    const people = readFileSync(join(out, 'people.sqlite'));
    expect(people.equals(readFileSync(join(other, 'people.sqlite')))).toBe(true);
    expect(await askFile(people, 'SELECT count(*) AS n FROM people')).toEqual([{ n: 1000 }]);
  });
});
