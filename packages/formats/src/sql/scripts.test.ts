import { type OpenedSchema, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const shop = (): Promise<OpenedSchema> =>
  openSchema(`
populace: 1
tables:
  orders: { rows: 1200, columns: { id: uuid, who: { references: people.id } } }
  people: { rows: 700, columns: { id: sequence, name: color.human } }
  secrets: { rows: 3, hidden: true, columns: { id: sequence } }
`);

describe('a schema in one file', () => {
  it('is the same as text, as bytes and in chunks, whatever the batches', async () => {
    const schema = await shop();
    const text = schema.text('sql');

    const parts: Uint8Array[] = [];
    for await (const part of schema.bytes('sql')) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(text);
    expect(schema.text('sql', { batchRows: 4 })).toBe(text);
    expect(text.indexOf('INTO "people"')).toBeLessThan(text.indexOf('INTO "orders"'));
    expect(text).not.toContain('secrets');
  });

  it('says which table a chunk is of, and how many rows it ends', async () => {
    const rows = new Map<string | undefined, number>();
    for (const { table, rows: more } of (await shop()).chunks('sql')) rows.set(table, (rows.get(table) ?? 0) + more);

    expect([...rows]).toEqual([
      [undefined, 0],
      ['people', 700],
      ['orders', 1200],
    ]);
  });

  it('counts rows that are written twice once', async () => {
    const schema = await openSchema(`
populace: 1
tables:
  people: { rows: 9, columns: { id: sequence, team_id: { references: teams.id } } }
  teams: { rows: 3, columns: { id: sequence, chief: { references: people.id, nulls: 10% } } }
`);
    const chunks = [...schema.chunks('sql')];

    expect(chunks.reduce((sum, { rows }) => sum + rows, 0)).toBe(12);
    expect(() => schema.checkSeparate('sql')).toThrow(expect.objectContaining({ code: 'schema/reference-cycle' }));
    expect(() => schema.checkSeparate('sql', { tables: ['teams'] })).not.toThrow();
    expect(() => schema.checkSeparate('csv')).not.toThrow();
  });

  it('has the tables that are named', async () => {
    const schema = await shop();

    expect(schema.text('sql', { tables: ['secrets', 'people'] })).toMatch(/INTO "secrets"[\s\S]*INTO "people"/);
    expect(() => schema.text('sql', { tables: ['peple'] })).toThrow('did you mean people?');
  });

  it('is refused by a format that holds one table, and for a table whose columns are all hidden', async () => {
    const schema = await shop();
    const bare = await openSchema(
      '{ populace: 1, tables: { t: { rows: 1, columns: { a: { generator: uuid, hidden: true } } } } }',
    );

    expect(() => schema.chunks('csv')).toThrow(expect.objectContaining({ code: 'format/cannot-hold' }));
    expect(() => bare.chunks('sql')).toThrow(/no column that is not hidden/);
  });

  it('stops where it is cancelled', async () => {
    const schema = await shop();

    const chunks = schema.chunks('sql', { signal: AbortSignal.abort() });

    expect(() => [...chunks]).toThrow(expect.objectContaining({ code: 'run/cancelled' }));
  });
});

describe('a document of all tables', () => {
  const nasty = (): Promise<OpenedSchema> =>
    openSchema({
      populace: 1,
      tables: {
        'a "quoted" näme: #1': { rows: 700, columns: { id: 'sequence', name: 'person.fullName' } },
        none: { rows: 0, columns: { id: 'sequence' } },
        no: {
          rows: 1200,
          columns: { id: 'sequence', 'who.id': { references: 'a "quoted" näme: #1.id' }, at: 'date.past' },
        },
      },
    });

  /** Rows of each table, read from a file of its own. */
  const tablesOf = (schema: OpenedSchema, options = {}): Record<string, unknown> =>
    Object.fromEntries(schema.tables.map((table) => [table.name, JSON.parse(table.text('json', { options }))]));

  it.each([{}, { pretty: true }, { nested: true }, { shape: 'object', pretty: true }, { shape: 'object' }])(
    'is a JSON object with the rows of each table, with %j',
    async (options) => {
      const schema = await nasty();

      const text = schema.text('json', { options });

      const read = JSON.parse(text);
      expect(read).toEqual(tablesOf(schema, options));
      expect(Object.keys(read)).toEqual(['a "quoted" näme: #1', 'none', 'no']);
      expect(schema.text('json', { options, batchRows: 4 })).toBe(text);
      if ('pretty' in options) expect(text).toBe(`${JSON.stringify(read, null, 2)}\n`);
    },
  );

  it('is a YAML mapping with the rows of each table', async () => {
    const schema = await nasty();

    const text = schema.text('yaml');

    expect(parse(text, { strict: true, maxAliasCount: 0 })).toEqual(tablesOf(schema));
    expect(schema.text('yaml', { batchRows: 4 })).toBe(text);
  });

  it('has no key around all tables', async () => {
    const schema = await nasty();

    expect(() => schema.text('yaml', { options: { key: 'all' } })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option', message: expect.stringContaining('leave key out') }),
    );
    expect(() => schema.checkSeparate('yaml', { options: { key: 'all' } })).not.toThrow();
    expect(() => schema.checkSeparate('json', { options: { shape: 'object', by: 'id' } })).not.toThrow();
  });
});

describe('columns of formulas', () => {
  it('are declared NOT NULL where no row of them is null, also of formulas that can fail', async () => {
    const schema = await openSchema({
      populace: 1,
      tables: {
        a: {
          rows: 5,
          columns: {
            id: 'sequence',
            x: { generator: 'date.between', from: '2024-01-01', to: '2024-12-31', type: 'timestamp' },
            end: { formula: 'x + minutes(5)' },
            kids: { formula: 'b.size()' },
            sum: { formula: 'b.map(k, k.v).sum()' },
            most: { formula: 'b.map(k, k.v).max()' },
            some: { formula: 'x + minutes(5)', nulls: '50%' },
          },
        },
        b: {
          rows: { per: 'a', count: { between: [0, 3] } },
          columns: { a_id: { references: 'a.id' }, v: { generator: 'number.integer', min: 1, max: 9 } },
        },
      },
    });

    const script = schema.text('sql', { tables: ['a'], options: { createTable: true } });
    const declared = [...script.matchAll(/^ {2}"(\w+)" (\w+)( NOT NULL)?/gm)].map(([, name, , never]) => [name, never]);
    expect(declared).toEqual([
      ['id', ' NOT NULL'],
      ['x', ' NOT NULL'],
      ['end', ' NOT NULL'],
      ['kids', ' NOT NULL'],
      ['sum', ' NOT NULL'],
      ['most', undefined],
      ['some', undefined],
    ]);
  });

  it('of a parent are declared NOT NULL where every row refers to one', async () => {
    const parent = { rows: 4, columns: { id: 'sequence', v: { generator: 'number.integer', min: 1, max: 9 } } };
    const schema = await openSchema({
      populace: 1,
      tables: {
        a: parent,
        b: parent,
        c: {
          rows: 6,
          columns: {
            a_id: { references: 'a.id' },
            b_id: { references: 'b.id', nulls: '10%' },
            c_id: { references: 'c.id' },
            id: 'sequence',
            every: { formula: 'a.v + 1' },
            some: { formula: 'b.v + 1' },
            earlier: { formula: 'c.id + 1' },
          },
        },
      },
    });

    const script = schema.text('sql', { tables: ['c'], options: { createTable: true } });

    expect(script).toMatch(/"every" \w+ NOT NULL/);
    expect(script).toMatch(/"some" \w+,/);
    expect(script).toMatch(/"earlier" \w+,/);
  });

  it('keep the primary key where a cell of it is fixed apart from all others', async () => {
    const script = async (fixed: number): Promise<string> => {
      const tables = {
        a: { rows: 5, columns: { id: 'sequence', n: 'uuid' }, fixed: { 2: { id: fixed } } },
        b: { rows: 5, columns: { id: 'sequence', a_id: { references: 'a.id' } } },
      };
      const schema = await openSchema({ populace: 1, tables });
      return schema.text('sql', { options: { createTable: true } });
    };

    expect(await script(500)).toMatch(
      /"id" bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY[\s\S]*REFERENCES "a" \("id"\)/,
    );
    expect(await script(3)).toContain('PRIMARY KEY ("id")');
    expect(await script(4)).not.toContain('REFERENCES "a"');
  });

  it('are not null where they read formulas of another table that are not', async () => {
    const schema = await openSchema({
      populace: 1,
      tables: {
        a: {
          rows: 3,
          columns: { id: 'sequence', t: 'date.past', f: { formula: 't + days(3)' }, n: { formula: 'id + 1' } },
        },
        b: {
          rows: { per: 'a', count: 1 },
          columns: { a_id: { references: 'a.id' }, f: { formula: 'a.f' }, n: { formula: 'a.n' } },
        },
      },
    });

    const script = schema.text('sql', { tables: ['b'], options: { createTable: true } });

    expect(script).toMatch(/"f" timestamp NOT NULL,\n {2}"n" bigint NOT NULL/);
  });
});
