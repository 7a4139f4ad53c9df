import { checkSchema, inferSchema, inferTables, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

const cities = ['Bonn', 'Köln', 'Mainz', 'Trier', 'Ulm'];

/** Rows in which all have a billing address, three of four one for shipping, and half of these a point on the map that may lack its name. */
const rows = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  billing: { city: cities[at % 5], zip: `${53_100 + at}` },
  shipping:
    at % 4 === 0
      ? null
      : {
          city: cities[(at * 3) % 5],
          zip: `${50_100 + at}`,
          "customer's id": (at % 30) + 1,
          point: at % 2 === 0 ? { lat: 50 + at / 1000, lon: 7 + at / 1000, label: at % 3 === 0 ? null : 'home' } : null,
        },
}));

async function rowsOf(document: string, table: string): Promise<readonly Record<string, unknown>[]> {
  const opened = await openSchema(document);
  const text = (await opened.table(table).text('ndjson', { take: 400 })) ?? '';
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('a schema of objects that some rows lack', () => {
  it('lets their fields be null together, and no others', async () => {
    const { document, tables } = await inferSchema(JSON.stringify(rows), { fileName: 'orders.json' });
    expect(await checkSchema(document)).toEqual([]);
    const made = await rowsOf(document, 'orders');

    expect(Object.keys(made[0] ?? {})).toEqual(tables[0]?.columns.map(({ name }) => name));
    const without = made.filter((row) => row['shipping_city'] === null);
    expect(without.length).toBeGreaterThan(25);
    expect(without.length).toBeLessThan(80);
    for (const row of made) {
      expect(row['billing_city']).not.toBeNull();
      expect(row['shipping_zip'] === null).toBe(row['shipping_city'] === null);
      expect(row['shipping_point_lat'] === null).toBe(row['shipping_point_lon'] === null);
      if (row['shipping_city'] === null)
        expect([row['shipping_point_lat'], row['shipping_point_label']]).toEqual([null, null]);
    }
    const onMap = made.filter((row) => row['shipping_point_lat'] !== null);
    expect(onMap.length).toBeGreaterThan(25);
    expect(onMap.length).toBeLessThan(110);
    expect(onMap.some((row) => row['shipping_point_label'] === null)).toBe(true);
  });

  it('has no column for the object itself', async () => {
    const { tables } = await inferSchema(JSON.stringify(rows), { fileName: 'orders.json' });

    expect(tables[0]?.columns.map(({ name }) => name)).not.toContain('shipping');
  });

  it('keeps references among the fields', async () => {
    const customers = Array.from({ length: 30 }, (_, at) => ({ id: at + 1 }));
    const orders = rows.map(({ id, shipping }) => ({
      id,
      buyer: shipping && { customer_id: (id % 30) + 1, seat: id % 7 },
    }));
    const { document, tables } = await inferTables([
      { source: JSON.stringify(customers), fileName: 'customers.json' },
      {
        source: JSON.stringify(
          orders.map(({ id, buyer }) => ({ id, b: buyer && { customer: buyer.customer_id, seat: buyer.seat } })),
        ),
        fileName: 'orders.json',
      },
    ]);
    expect(await checkSchema(document)).toEqual([]);
    const made = await rowsOf(document, 'orders');

    expect(tables[1]?.columns.map(({ name }) => name)).toEqual(['id', 'b_customer', 'b_seat']);
    for (const row of made) expect(row['b_customer'] === null).toBe(row['b_seat'] === null);
  });

  it('keeps the types of the fields', async () => {
    const some = Array.from({ length: 80 }, (_, at) => ({
      id: at + 1,
      visit:
        at % 4 === 0
          ? null
          : { at: `2024-0${(at % 6) + 1}-11T08:30:00Z`, born: `19${50 + (at % 40)}-03-14`, paid: at % 3 === 0 },
    }));
    const { document, tables } = await inferSchema(JSON.stringify(some), { fileName: 'visits.json' });
    expect(await checkSchema(document)).toEqual([]);

    expect(tables[0]?.columns.every(({ name, presence }) => name === 'id' || presence !== undefined)).toBe(true);
    const made = await rowsOf(document, 'visits');
    for (const { visit_at: at, visit_born: born, visit_paid: paid } of made) {
      if (at !== null)
        expect(`${at} ${born} ${paid}`).toMatch(/^2024-\d\d-\d\dT[\d:]{8}Z \d{4}-\d\d-\d\d (true|false)$/);
      else expect([born, paid]).toEqual([null, null]);
    }
  });
});
