import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Dialect, parse } from '@polyglot-sql/sdk';
import { type OpenedSchema, openSchema } from '@populace/library';
import { type DatabaseForTests, type DatabaseKind, databaseKinds } from '@populace/testkit/databases';
import { describe, expect, it } from 'vitest';
import { expectRows } from './expect-rows-for-tests.ts';

/** Those that other tests do not load, at sizes that take a second. */
const examples = {
  iot: { sites: 1, technicians: 3 },
  logistics: { carriers: 2, shippers: 30, shipments: 200 },
  people: {},
  school: { schools: 1 },
  social: { users: 450, likes: 300, replies: 150 },
  ticketing: { venues: 1, customers: 100 },
  weblogs: { visitors: 60 },
};

function open([name, rows]: readonly [string, object]): Promise<OpenedSchema> {
  const path = fileURLToPath(new URL(`../../../../../examples/${name}.yaml`, import.meta.url));
  // Sensors have a reading a minute, of which a few will do.
  return openSchema(readFileSync(path, 'utf8').replace('count: 1_440', 'count: 7'), { rows: { ...rows } });
}

async function loaded(kind: DatabaseKind, use: (database: DatabaseForTests) => Promise<void>): Promise<void> {
  const database = await kind.open();
  try {
    await use(database);
  } finally {
    await database.close();
  }
}

describe.each(Object.entries(examples))('the example %s as SQL text', (...example) => {
  it.for(databaseKinds)('gives its rows back in $name, with foreign keys', async (kind, { skip }) => {
    skip(kind.missing !== undefined, kind.missing);
    const schema = await open(example);

    await loaded(kind, async (database) => {
      await database.load(schema.text('sql', { options: { dialect: kind.dialect, createTable: true } }));
      await expectRows(schema, database);
    });
  });

  it('is T-SQL with all its rows, as a parser reads it', async () => {
    const schema = await open(example);

    const script = schema.text('sql', { options: { dialect: 'sqlserver', createTable: true, rowsPerInsert: 1000 } });

    const found = new Map<string, number>();
    for (const { table, rows } of insertsOf(script)) found.set(table, (found.get(table) ?? 0) + rows);
    const shown = schema.tables.filter(({ hidden, rowCount }) => !hidden && rowCount > 0);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(shown.map(({ name, rowCount }) => [name, rowCount])));
  });
});

interface Insert {
  readonly table: string;
  readonly rows: number;
}

/** The INSERT statements of a script. The parser takes it in pieces, as a tree of all of them is large. */
function insertsOf(script: string): readonly Insert[] {
  return script.split(/(?<=;\n)(?=INSERT)/).flatMap((piece) => {
    const { success, ast, error } = parse(piece, Dialect.TSQL);
    if (!success) throw new Error(`The parser does not understand the script: ${error}`);
    return (Array.isArray(ast) ? ast : []).flatMap((tree) =>
      'insert' in tree ? [{ table: tree.insert.table.name.name, rows: tree.insert.values.length }] : [],
    );
  });
}
