import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { WrittenBlock } from '@populace/cells';
import { openSqliteFile } from '@populace/testkit/databases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sniffType } from '../index.ts';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import type { OpenedTable } from '../opened-table.ts';
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

/** Keys that need an index: a UUID, an e-mail, a pair, and references to such. */
const keyed = (rows: number): Promise<OpenedSchema> =>
  openSchema({
    populace: 1,
    tables: {
      people: {
        rows,
        unique: [['group', 'place']],
        columns: {
          id: { generator: 'uuid', unique: true },
          email: { generator: 'internet.email', unique: true, nulls: 0.1 },
          group: { generator: 'number.integer', min: 1, max: 500 },
          place: { generator: 'number.integer', min: 1, max: 1000 },
        },
      },
      orders: { rows: 30, columns: { id: 'sequence', by: { references: 'people.id' } } },
    },
  });

/** What two threads make by turns, with all that they tell one another. */
function inParts(table: OpenedTable, take: number): Buffer {
  const [writer, other] = [table.parts('sqlite', { take }), table.parts('sqlite', { take })];
  const unit = writer.blockRows ?? take;
  const parts = Array.from({ length: Math.ceil(take / unit) }, (_, at) => {
    const rows = { from: at * unit, take: Math.min(unit, take - at * unit) };
    return structuredClone((at % 2 === 0 ? other : writer).part(rows));
  });
  const blocks: WrittenBlock[] = [];
  const placed = parts.map((part) => {
    const before = blocks.reduce((sum, { bytes }) => sum + bytes, 0);
    const made = writer.placed(part, writer.head().length + before);
    blocks.push(...made.blocks);
    return made.bytes;
  });
  const front = writer.front?.(blocks) ?? Buffer.of();
  return Buffer.concat([front, ...placed, writer.tail(blocks)]);
}

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

  it('have the same indexes, however they are written', async () => {
    const opened = await keyed(10_000);
    const write = async (name: string, tables?: readonly string[]): Promise<Buffer> => {
      const out = join(folder, name);
      await writeTables(opened, { out, manifest: false, ...(tables && { tables }) });
      return readFileSync(out);
    };

    const alone = await write('people.sqlite', ['people']);
    const [all, packed] = [await write('all.sqlite'), await write('all.sqlite.gz')];
    await writeTables(opened, { out: join(folder, 'manifest/'), format: 'sqlite' });

    expect(gunzipSync(packed).equals(all)).toBe(true);
    expect(Buffer.concat([...opened.bytes('sqlite')]).equals(all)).toBe(true);
    expect(readFileSync(join(folder, 'manifest/people.sqlite')).equals(alone)).toBe(true);
    expect(inParts(opened.table('people'), 10_000).equals(alone)).toBe(true);
    const keys = `SELECT t.name AS "table", i.origin, group_concat(c.name) AS columns
      FROM pragma_table_list t, pragma_index_list(t.name) i, pragma_index_info(i.name) c GROUP BY i.name ORDER BY i.name`;
    const found = [
      { table: 'people', origin: 'pk', columns: 'id' },
      { table: 'people', origin: 'u', columns: 'email' },
      { table: 'people', origin: 'u', columns: 'group,place' },
    ];
    expect(await askFile(alone, keys)).toEqual(found);
    expect(await askFile(all, keys)).toEqual(found);
    expect(await askFile(all, 'SELECT "from", "to" FROM pragma_foreign_key_list(\'orders\')')).toEqual([
      { from: 'by', to: 'id' },
    ]);
    expect(await askFile(all, 'PRAGMA foreign_key_check')).toEqual([]);
  });

  it('have the keys of a window', async () => {
    const opened = await keyed(5000);
    const out = join(folder, 'window.sqlite');

    await writeTables(opened, { out, tables: ['people'], from: 4000, take: 700, manifest: false });

    const ids = await askFile(readFileSync(out), 'SELECT rowid AS r FROM people INDEXED BY sqlite_autoindex_people_1');
    expect(ids).toHaveLength(700);
  });

  it('are refused before the first row where their keys need too much memory, but not without indexes', async () => {
    const large = await openSchema({
      populace: 1,
      tables: { t: { rows: 40_000_000, columns: { id: { generator: 'uuid', unique: true } } } },
    });
    const begin = (schema: OpenedSchema, options: { readonly indexes?: boolean }): unknown =>
      schema.bytes('sqlite', { options })[Symbol.iterator]().next();

    expect(() => begin(large, {})).toThrow(
      expect.objectContaining({
        code: 'format/cannot-hold',
        message: expect.stringMatching(/indexes of t, with 40,000,000 rows.*indexes: false/),
      }),
    );
    const [first] = large.table('t').bytes('sqlite', { options: { indexes: false }, take: 10 });
    expect(first).toHaveLength(4096);
    expect(() => large.table('t').bytes('sqlite', { take: 10 })[Symbol.iterator]().next()).not.toThrow();
  });

  it('are refused with the first rows where these show that keys are long', async () => {
    const schema = await openSchema({
      populace: 1,
      tables: {
        t: {
          rows: 2_000_000,
          columns: { key: { generator: 'string.pattern', pattern: 'x{600}[0-9]{9}', unique: true } },
        },
      },
    });
    const walk = (): void => {
      for (const { length } of schema.bytes('sqlite')) expect(length).toBeLessThan(2 ** 27);
    };

    expect(walk).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(/indexes of t/) }),
    );
  });
});
