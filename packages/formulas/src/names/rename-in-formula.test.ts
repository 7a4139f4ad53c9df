import { describe, expect, it } from 'vitest';
import { type NamedTable, nameTables } from './name-tables.ts';
import { renameInFormula } from './rename-in-formula.ts';

const shop: readonly NamedTable[] = [
  { name: 'customers', columns: ['id', 'country', 'rate'], references: [] },
  {
    name: 'orders',
    columns: ['id', 'customer_id', 'referrer', 'buyer', 'total', 'l'],
    references: [
      { columns: ['customer_id'], table: 'customers', as: undefined },
      { columns: ['referrer'], table: 'customers', as: undefined },
    ],
  },
  {
    name: 'lines',
    columns: ['order_id', 'price', 'quantity', 'unit price'],
    references: [{ columns: ['order_id'], table: 'orders', as: undefined }],
  },
];

/** What a formula of a table becomes where a table, or a column of it, gets another name. */
function renamed(formula: string, of: string, [table, column, name]: readonly [string, string | undefined, string]) {
  const named = (one: string, own?: string) => {
    if (own === undefined) return one === table && column === undefined ? name : one;
    return one === table && own === column ? name : own;
  };
  const now = shop.map((one) => ({
    name: named(one.name),
    columns: one.columns.map((own) => named(one.name, own)),
    references: one.references.map((reference) => ({
      ...reference,
      columns: reference.columns.map((own) => named(one.name, own)),
      table: named(reference.table),
    })),
  }));
  const before = nameTables(shop)(of);
  if (before === undefined) throw new Error('The table must be there.');
  return renameInFormula(formula, { before, after: (one) => nameTables(now)(named(one)), named });
}

describe('a column that gets another name', () => {
  it('is followed in its own row, through parents, children and rows beside it, and nowhere else', () => {
    const quantity = ['lines', 'quantity', 'count'] as const;

    expect(renamed('price * quantity', 'lines', quantity)).toBe('price * count');
    expect(renamed('lines.map(l, l.price * l.quantity).sum()', 'orders', quantity)).toBe(
      'lines.map(l, l.price * l.count).sum()',
    );
    expect(renamed('order.lines.filter(x, x.quantity > 1).map(y, y.quantity).max()', 'lines', quantity)).toBe(
      'order.lines.filter(x, x.count > 1).map(y, y.count).max()',
    );
    expect(renamed('previous.quantity + running.sum(quantity) + row["quantity"]', 'lines', quantity)).toBe(
      'previous.count + running.sum(count) + row["count"]',
    );
    expect(renamed('"quantity" + text(quantity) // quantity', 'lines', quantity)).toBe(
      '"quantity" + text(count) // quantity',
    );
    expect(renamed('customer.country', 'orders', ['customers', 'country', 'land'])).toBe('customer.land');
    expect(renamed('parent("referrer").country', 'orders', ['customers', 'country', 'land'])).toBe(
      'parent("referrer").land',
    );
    expect(renamed('country + customer.country', 'orders', ['orders', 'country', 'land'])).toBe(
      'country + customer.country',
    );
  });

  it('gets brackets where its new name cannot stand bare, and loses none', () => {
    expect(renamed('price * 2', 'lines', ['lines', 'price', 'net price'])).toBe('row["net price"] * 2');
    expect(renamed('price * 2', 'lines', ['lines', 'price', 'if'])).toBe('row["if"] * 2');
    expect(renamed('lines.map(l, l.price).sum()', 'orders', ['lines', 'price', 'Größe "x"'])).toBe(
      'lines.map(l, l["Größe \\"x\\""]).sum()',
    );
    expect(renamed("row['unit price']", 'lines', ['lines', 'unit price', 'list price'])).toBe("row['list price']");
    expect(renamed('row["unit price"]', 'lines', ['lines', 'unit price', 'unit'])).toBe('row["unit"]');
  });

  it('is not taken for the name that a macro gives to rows', () => {
    expect(renamed('lines.map(x, x.price * total).sum()', 'orders', ['orders', 'total', 'x'])).toBe(
      'lines.map(x, x.price * row["x"]).sum()',
    );
    expect(renamed('lines.map(l, l.price).sum() + l', 'orders', ['orders', 'l', 'k'])).toBe(
      'lines.map(l, l.price).sum() + k',
    );
  });

  it('is followed where it names a reference', () => {
    const reference = ['orders', 'customer_id', 'client_id'] as const;

    expect(renamed('customer.country', 'orders', reference)).toBe('client.country');
    expect(renamed('order.customer.country', 'lines', reference)).toBe('order.client.country');
    expect(renamed('parent("customer_id").country', 'orders', reference)).toBe('parent("client_id").country');
    expect(renamed('parent("customer").country', 'orders', reference)).toBe('parent("client_id").country');
    expect(renamed('customer.country', 'orders', ['orders', 'customer_id', 'client'])).toBe('parent("client").country');
    expect(renamed('order.customer.country', 'lines', ['orders', 'customer_id', 'client'])).toBe(
      'order.parent("client").country',
    );
    expect(renamed('children("orders", "referrer").count()', 'customers', ['orders', 'referrer', 'friend'])).toBe(
      'children("orders", "friend").count()',
    );
  });

  it('hides a reference or a table of the same name, which then are said in full', () => {
    expect(renamed('customer.country + buyer', 'orders', ['orders', 'buyer', 'customer'])).toBe(
      'parent("customer_id").country + customer',
    );
    expect(renamed('lines.count() + total', 'orders', ['orders', 'total', 'lines'])).toBe(
      'children("lines").count() + lines',
    );
  });
});

describe('a table that gets another name', () => {
  it('is followed where its rows are gathered', () => {
    expect(renamed('lines.map(l, l.price).sum()', 'orders', ['lines', undefined, 'items'])).toBe(
      'items.map(l, l.price).sum()',
    );
    expect(renamed('order.lines.count()', 'lines', ['lines', undefined, 'order lines'])).toBe(
      'order.children("order lines").count()',
    );
    expect(renamed('children("lines", "order_id").count()', 'orders', ['lines', undefined, 'items'])).toBe(
      'children("items").count()',
    );
    expect(renamed('customer.country', 'orders', ['customers', undefined, 'people'])).toBe('customer.country');
  });
});

it('leaves what is no formula, and names that mean nothing', () => {
  expect(renamed('price *', 'lines', ['lines', 'price', 'net'])).toBe('price *');
  expect(renamed('prize * price', 'lines', ['lines', 'price', 'net'])).toBe('prize * net');
});
