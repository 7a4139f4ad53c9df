import { type OpenedSchema, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** Four levels, two tables within one, a shuffled table with a table within it, and tables that stand by themselves. */
const shop = (): Promise<OpenedSchema> =>
  openSchema(`
populace: 1
tables:
  order_lines: { rows: { per: orders, count: { between: [0, 3] } }, columns: { id: sequence, order_id: { references: orders.id }, "x.y": lorem.word } }
  parcels: { rows: { per: order_lines, count: { between: [0, 2] } }, columns: { id: sequence, order_line_id: { references: order_lines.id } } }
  customers: { rows: 40, columns: { id: sequence, name: person.fullName } }
  orders: { rows: { per: customers, count: { between: [0, 4] }, shuffle: false }, columns: { id: uuid, customer_id: { references: customers.id } } }
  visits: { rows: { per: customers, count: { between: [0, 3] }, shuffle: true }, columns: { id: sequence, customer_id: { references: customers.id } } }
  pages: { rows: { per: visits, count: 2 }, columns: { id: sequence, visit_id: { references: visits.id } } }
  colors: { rows: 3, columns: { name: color.human, favourite_of: { references: customers.id } } }
  nothing: { rows: 0, columns: { id: sequence } }
`);

type Rows = Record<string, unknown>[];

/** Puts rows into their parents by the keys that they have, whichever table they come from. */
function nestedByKeys(schema: OpenedSchema): Record<string, Rows> {
  const rowsOf = (name: string): Rows => [...schema.table(name).rows()].map((row) => ({ ...row }));
  const within = (parents: Rows, name: string, key: string, inner: (rows: Rows) => Rows = (rows) => rows): Rows => {
    const rows = inner(rowsOf(name));
    return parents.map((parent) => ({ ...parent, [name]: rows.filter((row) => row[key] === parent['id']) }));
  };
  const lines = (orders: Rows): Rows =>
    within(orders, 'order_lines', 'order_id', (rows) => within(rows, 'parcels', 'order_line_id'));
  const customers = within(rowsOf('customers'), 'orders', 'customer_id', lines);
  const visitors = within(customers, 'visits', 'customer_id', (rows) => within(rows, 'pages', 'visit_id'));
  return { customers: visitors, colors: rowsOf('colors'), nothing: [] };
}

/** A shuffled parent has its children in the order of their places, which their table does not show. */
function sorted(value: unknown): unknown {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sorted(one)]));
  }
  return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

describe('a document with rows within the row of their parent', () => {
  it.each([
    ['json', {}],
    ['json', { pretty: true }],
    ['yaml', {}],
  ])('has every row where its key says, in several levels: %s %o', async (format, options) => {
    const schema = await shop();
    const read = (document: string): unknown => (format === 'yaml' ? parse(document) : JSON.parse(document));

    const text = schema.text(format, { options: { nest: true, ...options } });

    expect(sorted(read(text))).toEqual(sorted(nestedByKeys(schema)));
  });

  it('keeps the order of rows in tables that are not shuffled', async () => {
    const schema = await shop();

    const { customers } = JSON.parse(schema.text('json', { options: { nest: true } }));

    const orders = customers.flatMap((customer: { orders: Rows }) => customer.orders);
    expect(orders.map((order: Record<string, unknown>) => order['id'])).toEqual(
      [...schema.table('orders').rows()].map((row) => row['id']),
    );
  });

  it('is indented as JSON.stringify does, and has objects within objects', async () => {
    const schema = await shop();

    const text = schema.text('json', { options: { nest: true, pretty: true, nested: true } });

    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    expect(text).toContain('"x": {');
  });

  it('is the same whatever the batches', async () => {
    const schema = await shop();
    const options = { nest: true };

    expect(schema.text('json', { options, batchRows: 4 })).toBe(schema.text('json', { options }));
    expect(schema.text('yaml', { options, batchRows: 8 })).toBe(schema.text('yaml', { options }));
  });

  it('is made in pieces, however many rows one parent has, and says whose rows they are', async () => {
    const schema = await openSchema(`
populace: 1
tables:
  parents: { rows: 1, columns: { id: sequence } }
  children: { rows: { per: parents, count: 60000 }, columns: { id: sequence, parent_id: { references: parents.id } } }
`);
    const rows = { parents: 0, children: 0 };
    let largest = 0;
    for (const { bytes, shares } of schema.chunks('json', { options: { nest: true } })) {
      largest = Math.max(largest, bytes.length);
      rows.parents += shares?.get('parents')?.rows ?? 0;
      rows.children += shares?.get('children')?.rows ?? 0;
    }

    expect(rows).toEqual({ parents: 1, children: 60_000 });
    expect(largest).toBeLessThan(2 ** 19);
  });

  it('has a table at the outermost level whose parent is not chosen', async () => {
    const schema = await shop();

    const document = JSON.parse(schema.text('json', { tables: ['orders', 'order_lines'], options: { nest: true } }));

    expect(Object.keys(document)).toEqual(['orders']);
    expect(document.orders).toHaveLength(schema.table('orders').rowCount);
  });

  it('is refused for one table, for rows under keys, and where a column has the name of a table', async () => {
    const schema = await shop();
    const twins = await openSchema(`
populace: 1
tables:
  a: { rows: 2, columns: { id: sequence, b: color.human, "c.x": color.human } }
  b: { rows: { per: a, count: 1 }, columns: { a_id: { references: a.id } } }
  c: { rows: { per: a, count: 1 }, columns: { a_id: { references: a.id } } }
`);
    const nest = { options: { nest: true } };

    expect(() => schema.table('orders').text('json', nest)).toThrow('nest needs several tables in one file');
    expect(() => schema.text('json', { options: { nest: true, shape: 'object' } })).toThrow('nest is for arrays');
    expect(() => schema.text('yaml', { options: { nest: true, key: 'x' } })).toThrow('leave key out');
    expect(() => twins.text('yaml', nest)).toThrow('The rows of b cannot stand within those of a');
    const nested = { tables: ['a', 'c'], options: { nest: true, nested: true } };
    expect(() => twins.text('json', nested)).toThrow('Column "c.x" of a and the rows of c would have the same name');
  });
});
