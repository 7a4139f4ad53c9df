import { type OpenedSchema, openSchema } from '@populace/library';
import { beforeAll, describe, expect, it } from 'vitest';
import { formulasSchema } from './formulas-schema-for-tests.ts';

type Row = { readonly [column: string]: unknown };

let schema: OpenedSchema;
let [customers, orders, lines]: Row[][] = [];

beforeAll(async () => {
  schema = await openSchema(formulasSchema);
  [customers, orders, lines] = ['customers', 'orders', 'order_lines'].map((name) => [...schema.table(name).rows()]);
});

const cents = (text: unknown): number => Math.round(Number(text) * 100);

describe('a look across a reference', () => {
  it('shows the row that the reference leads to', () => {
    const countryOf = new Map(customers?.map(({ id, country }) => [id, country]));

    expect(orders?.length).toBeGreaterThan(400);
    expect(orders?.filter(({ customer_id, country }) => countryOf.get(customer_id) !== country)).toEqual([]);
  });

  it('is null where the reference is, also within its own table', () => {
    const countryOf = new Map(customers?.map(({ id, country }) => [id, country]));
    const isRight = ({ referrer, referrer_country }: Row): boolean =>
      referrer_country === (referrer === null ? null : countryOf.get(referrer));

    expect(customers?.filter((row) => !isRight(row))).toEqual([]);
    expect(customers?.filter(({ referrer }) => referrer === null).length).toBeGreaterThan(80);
  });
});

describe('what is gathered of children', () => {
  it('adds up to the last cent', () => {
    const totals = new Map<unknown, number>();
    for (const { order_id, price, quantity } of lines ?? [])
      totals.set(order_id, (totals.get(order_id) ?? 0) + cents(price) * Number(quantity));

    expect(orders?.filter(({ id, total }) => cents(total) !== (totals.get(id) ?? 0))).toEqual([]);
    expect(orders?.filter(({ id }) => !totals.has(id)).length).toBeGreaterThan(10);
  });

  it('is gathered of what was gathered', () => {
    const spent = new Map<unknown, number>();
    const placed = new Map<unknown, number>();
    for (const { customer_id, total } of orders ?? []) {
      spent.set(customer_id, (spent.get(customer_id) ?? 0) + cents(total));
      placed.set(customer_id, (placed.get(customer_id) ?? 0) + 1);
    }

    expect(customers?.filter(({ id, spent: sum }) => cents(sum) !== (spent.get(id) ?? 0))).toEqual([]);
    expect(customers?.filter(({ id, orders_placed }) => orders_placed !== (placed.get(id) ?? 0))).toEqual([]);
  });

  it('takes those that fulfil a condition', () => {
    const dear = new Map<unknown, number>();
    for (const { order_id, price } of lines ?? [])
      if (Number(price) > 50) dear.set(order_id, (dear.get(order_id) ?? 0) + 1);

    expect(orders?.filter((row) => row['dear'] !== (dear.get(row['id']) ?? 0))).toEqual([]);
  });

  it('is seen from the children in turn', () => {
    const shares = new Map<unknown, number>();
    for (const { order_id, share } of lines ?? []) shares.set(order_id, (shares.get(order_id) ?? 0) + Number(share));

    expect(shares.size).toBeGreaterThan(400);
    for (const sum of shares.values()) expect(sum).toBeCloseTo(1, 5);
  });
});

describe('rows of one parent', () => {
  it('know the one before and the one after', () => {
    const byId = new Map(orders?.map((row) => [row['id'], row]));
    for (const row of orders ?? []) {
      const after = byId.get(row['after']);
      if (row['after'] !== null)
        expect([after?.['before'], after?.['customer_id']]).toEqual([row['id'], row['customer_id']]);
    }
    const firsts = orders?.filter(({ before }) => before === null) ?? [];
    expect(new Set(firsts.map(({ customer_id }) => customer_id)).size).toBe(firsts.length);
    expect(firsts.length).toBe(new Set(orders?.map(({ customer_id }) => customer_id)).size);
  });

  it('have running totals that end with the sum', () => {
    const lasts = orders?.filter(({ after }) => after === null) ?? [];
    const spent = new Map(customers?.map(({ id, spent: sum }) => [id, cents(sum)]));
    const byId = new Map(orders?.map((row) => [row['id'], row]));

    expect(lasts.filter(({ customer_id, so_far }) => cents(so_far) !== spent.get(customer_id))).toEqual([]);
    for (const { before, so_far, total } of orders ?? []) {
      const until = before === null ? 0 : cents(byId.get(before)?.['so_far']);
      expect(cents(so_far)).toBe(until + cents(total));
    }
  });
});

describe('numbers of rows by a formula over the parent', () => {
  it('are exactly what it says', () => {
    const asked = customers?.map(({ id, wanted, country }) => [id, Number(wanted) + (country === 'DE' ? 1 : 0)]);

    expect(customers?.map(({ id, orders_placed }) => [id, orders_placed])).toEqual(asked);
  });
});

describe('branches', () => {
  it('give each row what its condition says', () => {
    for (const { status, paid_at, placed_at } of orders ?? []) {
      if (status === 'open') expect(paid_at).toBeNull();
      if (status === 'paid') expect(String(paid_at) >= String(placed_at)).toBe(true);
      if (status === 'lost') expect(paid_at).toMatch(/^2030-/);
    }
  });
});

describe('checks', () => {
  it('hold in every row', () => {
    const sinceOf = new Map(customers?.map(({ id, since }) => [id, String(since)]));

    expect(
      orders?.filter(({ customer_id, placed_at }) => String(placed_at) < (sinceOf.get(customer_id) ?? '')),
    ).toEqual([]);
  });
});
