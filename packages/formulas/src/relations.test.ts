import { describe, expect, it } from 'vitest';
import { check, valuesOf, type World } from './frame-for-tests.ts';

const int = { kind: 'int32' } as const;
const text = { kind: 'string' } as const;
const money = { kind: 'decimal', precision: 8, scale: 2 } as const;

/** Customers, their orders, the lines of those, and products that lines refer to. */
const shop: World = {
  customers: {
    columns: {
      id: { type: int, values: ['1', '2'] },
      country: { type: text, values: ['DE', null] },
      discount: { type: money, values: ['0.50', '0.00'] },
    },
  },
  products: {
    columns: { id: { type: int, values: ['7', '8'] }, price: { type: money, values: ['2.50', '10.00'] } },
  },
  orders: {
    per: 'customer_id',
    columns: {
      id: { type: int, values: ['1', '2', '3', '4', '5', '6'] },
      customer_id: {
        type: int,
        values: ['1', '1', '1', '2', '2', null],
        refersTo: { table: 'customers', as: 'customer' },
      },
      shipping: { type: money, values: ['5.00', '0.00', null, '1.00', '2.00', '3.00'] },
    },
  },
  lines: {
    per: 'order_id',
    columns: {
      order_id: {
        type: int,
        values: ['1', '1', '2', '4', '4', '4', '4', '4', '4'],
        refersTo: { table: 'orders', as: 'order' },
      },
      product_id: {
        type: int,
        values: ['7', '8', '7', '7', '8', '8', '8', null, '8'],
        refersTo: { table: 'products', as: 'product' },
      },
      quantity: { type: int, values: ['2', '1', '5', '1', '1', '1', '1', '1', null] },
    },
  },
};

describe('what refers to what', () => {
  it.each([
    ['customer.country', ['DE', 'DE', 'DE', null, null, null]],
    ['shipping - customer.discount', ['4.50', '-0.50', null, '1.00', '2.00', null]],
    ['parent("customer_id").discount', ['0.50', '0.50', '0.50', '0.00', '0.00', null]],
    ['lines.count()', ['2', '1', '0', '6', '0', '0']],
    ['lines.map(l, l.quantity).sum()', ['3', '5', '0', '5', '0', '0']],
    ['lines.map(l, l.product.price * l.quantity).sum()', ['15.00', '12.50', '0.00', '32.50', '0.00', '0.00']],
    ['lines.map(l, l.quantity * shipping).sum()', ['15.00', '0.00', '0.00', '5.00', '0.00', '0.00']],
    ['lines.filter(l, l.product.price > customer.discount + 5).count()', ['1', '0', '0', '4', '0', '0']],
    ['lines.map(l, l.quantity).average()', ['1.500000', '5.000000', null, '1.000000', null, null]],
    ['lines.map(l, l.product.price).max()', ['10.00', '2.50', null, '10.00', null, null]],
    ['lines.map(l, l.product_id).first()', ['7', '7', null, '7', null, null]],
    ['lines.map(l, l.quantity).last()', ['1', '5', null, null, null, null]],
    ['lines.exists(l, l.quantity > 1)', ['true', 'true', 'false', 'false', 'false', 'false']],
    ['lines.all(l, l.quantity > 0)', ['true', 'true', 'true', 'false', 'true', 'true']],
    ['lines.map(l, l.product_id).distinctCount()', ['2', '1', '0', '2', '0', '0']],
    ['customer.orders.count()', ['3', '3', '3', '2', '2', null]],
    ['customer.orders.map(o, o.shipping).sum() - shipping', ['0.00', '5.00', null, '2.00', '1.00', null]],
    ['customer.orders.map(o, text(o.id)).join(text(id))', ['11213', '12223', '13233', '445', '455', null]],
    ['running.join(text(id), text(id))', ['1', '122', '13233', '4', '455', '6']],
    ['previous.shipping', [null, '5.00', '0.00', null, '1.00', null]],
    ['next.shipping', ['0.00', null, null, '2.00', null, null]],
    ['running.sum(shipping)', ['5.00', '5.00', '5.00', '1.00', '3.00', '3.00']],
    ['running.count()', ['1', '2', '3', '1', '2', '1']],
    ['running.max(shipping + customer.discount)', ['5.50', '5.50', '5.50', '1.00', '2.00', null]],
    ['row["shipping"] > 1 ? "dear" : "free"', ['dear', 'free', null, 'free', 'dear', 'dear']],
    ['rowNumber', ['0', '1', '2', '3', '4', '5']],
    ['[shipping, customer.discount].max()', ['5.00', '0.50', '0.50', '1.00', '2.00', '3.00']],
    ['[1, 2, 3].filter(x, x > shipping).sum()', ['0', '6', '0', '5', '3', '0']],
    ['[1, 2, 3].map(x, lines.count() * x).sum()', ['12', '6', '0', '36', '0', '0']],
  ])('%s', (formula, expected) => {
    expect(valuesOf(formula, shop, 'orders')).toEqual(expected);
  });

  it('gathers children of children, with what lies between', () => {
    const formula = 'orders.map(o, o.lines.map(l, l.quantity * o.shipping + discount).sum()).sum()';

    expect(valuesOf(formula, shop, 'customers')).toEqual(['16.50', '5.00']);
  });

  it('tells what is looked at', () => {
    const result = check('lines.map(l, l.product.price * shipping).sum()', shop, 'orders');

    expect(result).toMatchObject({
      checked: {
        type: { kind: 'decimal', scale: 4 },
        isNullable: false,
        reads: [
          { table: 'lines', column: 'order_id' },
          { table: 'lines', column: 'product_id' },
          { table: 'products', column: 'price' },
          { table: 'orders', column: 'shipping' },
        ],
      },
    });
  });

  it.each([
    ['lines', 'formula/type', 'These are rows'],
    ['customer', 'formula/type', 'whole row of customers'],
    ['lines.sum()', 'formula/type', 'needs a value of each row'],
    ['lines.map(l, random.normal(0, 1)).sum()', 'formula/type', 'cannot stand within'],
    ['lines.map(l, lines.count()).sum()', 'formula/type', 'those of another row'],
    ['lines.map(l, l.quantiy).sum()', 'formula/unknown-name', 'lines has nothing named'],
    ['lines.map(1, 2)', 'formula/syntax', 'a name is expected'],
    ['lines.filter(l, l.quantity)', 'formula/type', 'A condition was expected'],
  ])('refuses %s', (formula, code, message) => {
    const result = check(formula, shop, 'orders');

    expect(result).toMatchObject({ faults: [{ code, message: expect.stringContaining(message) as string }] });
  });

  it('says why rows cannot be gathered', () => {
    const world: World = { ...shop, lines: { columns: shop['lines']?.columns ?? {} } };

    expect(check('lines.count()', world, 'orders')).toMatchObject({
      faults: [{ code: 'formula/children-not-grouped', offset: 0, length: 5 }],
    });
    expect(check('previous.quantity', world, 'lines')).toMatchObject({
      faults: [{ code: 'formula/children-not-grouped' }],
    });
  });
});
