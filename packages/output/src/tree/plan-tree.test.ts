import { type OpenedSchema, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { chunksHere } from '../assemble/chunks-here.ts';
import { joinedBytes } from '../output-for-tests.ts';
import { planMembers } from '../plan/plan-members.ts';

/** So many that their rows do not fit one piece. */
const customers = 4000;

/** Customers with their orders, and these with their lines. */
function shop(): Promise<OpenedSchema> {
  return openSchema(`
populace: 1
tables:
  customers: { rows: ${customers}, columns: { id: sequence, name: lorem.word } }
  orders:
    rows: { per: customers, count: { between: [0, 4] } }
    columns: { id: sequence, customer_id: { references: customers.id } }
  lines:
    rows: { per: orders, count: { between: [1, 3] } }
    columns: { order_id: { references: orders.id }, text: lorem.sentence }
`);
}

interface Customer {
  readonly id: number;
  readonly orders: readonly { readonly id: number; readonly customer_id: number; readonly lines: readonly object[] }[];
}

describe('rows with those of other tables within them', () => {
  it('stand each within the row that they belong to, all of them once', async () => {
    const schema = await shop();
    const content = schema.content('json', { options: { nest: true } });

    const found: { readonly customers: readonly Customer[] } = JSON.parse(joinedBytes(chunksHere(content)).toString());

    const orders = found.customers.flatMap((customer) => customer.orders);
    expect(found.customers.map(({ id }) => id)).toEqual(Array.from({ length: customers }, (_, at) => at + 1));
    for (const customer of found.customers)
      expect(customer.orders.every((order) => order.customer_id === customer.id)).toBe(true);
    expect(orders.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: schema.table('orders').rowCount }, (_, at) => at + 1),
    );
    expect(orders.flatMap(({ lines }) => lines)).toHaveLength(schema.table('lines').rowCount);
  });

  it('count for their own tables', async () => {
    const schema = await shop();
    const rows = new Map<string, number>();

    for (const { shares } of chunksHere(schema.content('json', { options: { nest: true } })))
      for (const [table, share] of shares ?? []) rows.set(table, (rows.get(table) ?? 0) + share.rows);

    for (const { name, rowCount } of schema.tables) expect(rows.get(name), name).toBe(rowCount);
  });

  it('are made in one piece, and no longer where the run is cancelled', async () => {
    const schema = await shop();
    const signal = AbortSignal.abort();
    const content = schema.content('json', { options: { nest: true }, signal });

    expect(planMembers(schema.content('json', { options: { nest: true } }))).toEqual([
      { table: 'customers', rows: { from: 0, take: customers }, parts: undefined },
    ]);
    expect(() => [...chunksHere(content)]).toThrow(expect.objectContaining({ code: 'run/cancelled' }));
  });
});
