import { describe, expect, it } from 'vitest';
import { check, valueOf, valuesOf, type World } from './frame-for-tests.ts';
import { functions } from './functions/index.gen.ts';

describe('functions', () => {
  for (const { name, examples } of functions) {
    it.each(examples.map(({ formula, result }) => [formula, result]))(`${name}: %s is %s`, (formula, result) => {
      expect(String(valuesOf(formula, shop, 'lines')[0])).toBe(result);
    });
  }
});

const shop: World = {
  orders: { columns: { id: { type: { kind: 'int32' }, values: ['1', '2', '3'] } } },
  lines: {
    per: 'order_id',
    columns: {
      order_id: {
        type: { kind: 'int32' },
        values: ['1', '1', '1', '3', '3'],
        refersTo: { table: 'orders', as: 'order' },
      },
      id: { type: { kind: 'int32' }, values: ['1', '2', '3', '4', '5'] },
      amount: { type: { kind: 'decimal', precision: 8, scale: 2 }, values: ['9.90', '0.10', null, '2.50', '100.00'] },
      quantity: { type: { kind: 'int64' }, values: ['3', '10', '1', '0', '9007199254740993'] },
      product: { type: { kind: 'string' }, values: ['Tea', 'Ink', null, 'Tea', 'Größe'] },
    },
  },
};

describe('formulas', () => {
  it.each([
    ['amount * 2', ['19.80', '0.20', null, '5.00', '200.00']],
    ['quantity * 2', ['6', '20', '2', '0', '18014398509481986']],
    ['amount * (quantity % 100)', ['29.70', '1.00', null, '0.00', '9300.00']],
    ['quantity == 0 ? 0.0 : 1 / quantity', ['0.333333', '0.100000', '1.000000', '0.000000', '0.000000']],
    ['product == "Tea"', ['true', 'false', 'false', 'true', 'false']],
    ['product + "!"', ['Tea!', 'Ink!', null, 'Tea!', 'Größe!']],
    ['amount == null', ['false', 'false', 'true', 'false', 'false']],
    ['amount > 2 && quantity > 0', ['true', 'false', null, 'false', 'true']],
    ['product', ['Tea', 'Ink', null, 'Tea', 'Größe']],
    ['product in ["Tea", null]', ['true', 'false', 'true', 'true', 'false']],
  ])('%s', (formula, expected) => {
    expect(valuesOf(formula, shop, 'lines')).toEqual(expected);
  });

  it('tells row and reason of a fault', () => {
    expect(() => valuesOf('10 / quantity', shop, 'lines')).toThrow('row 3: it divides by zero');
  });

  it('offers right names', () => {
    expect(check('amonut * 2', shop, 'lines')).toMatchObject({
      faults: [{ code: 'formula/unknown-name', nearest: ['amount'], offset: 0, length: 6 }],
    });
    expect(valueOf('1')).toBe('1');
  });
});
