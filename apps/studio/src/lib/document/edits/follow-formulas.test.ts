import { checkSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../apply-edit.ts';
import type { SchemaEdit } from './schema-edit.ts';

const shop = `populace: 1
tables:
  customers:
    rows: 3
    columns:
      id: sequence
      country: { generator: choice, values: [DE, FR] }
      boxes: { generator: number.integer, min: 1, max: 3 }
      spent: { formula: "orders.map(o, o.total).sum()" } # country
  orders:
    rows: { per: customers, count: { formula: boxes + 1 } }
    unique:
      - { columns: [id], where: country == "DE" }
    checks:
      - total >= 0
      - customer.country != "XX"
    columns:
      id: sequence
      customer_id: { references: customers.id }
      country: { formula: customer.country }
      total:
        formula: >-
          lines.map(l,
            l.price * l.quantity).sum()
      state:
        case:
          - { when: total > 100, then: { formula: '"much in " + country' } }
          - when: country == "DE"
            then: { generator: string.template, template: "{country} {id}" }
          - { then: null }
  lines:
    rows: { per: orders, count: 2 }
    columns:
      order_id: { references: orders.id }
      price: { generator: number.decimal, min: 1, max: 40, scale: 2 }
      quantity: { generator: number.integer, min: 1, max: 3 }
`;

const fleet = `populace: 1
tables:
  people:
    rows: 30
    columns: { id: sequence, role: { generator: choice, values: [driver, clerk] } }
  depots: { rows: 5, columns: { id: sequence } }
  trips:
    rows: 40
    keys:
      - { columns: [about, about_id], references: [{ table: people, column: id, where: role == "clerk" }, depots.id], when: kind == "parcel" }
    columns:
      kind: { generator: choice, values: [parcel, letter] }
      driver_id: { references: people.id, where: role == "driver" }
      second_id: { references: { table: people, column: id }, where: role == "driver", otherThan: driver_id }
      depot_id: { references: depots.id, when: kind == "parcel" && driver.role != "clerk" }
      about: {}
      about_id: {}
`;

/** The lines that an edit takes out (`-`) and puts in (`+`), without blanks at their begin. */
function difference(edit: SchemaEdit, text = shop): readonly string[] {
  const [old, made] = [text.split('\n'), applyEdit(text, edit).split('\n')];
  const gone = old.filter((line, place) => line !== made[place]).map((line) => `- ${line.trim()}`);
  return [...gone, ...made.filter((line, place) => line !== old[place]).map((line) => `+ ${line.trim()}`)];
}

describe('formulas, where a name changes', () => {
  it('follow a column in values, conditions, branches and checks, whatever else is called like it', () => {
    expect(difference({ kind: 'rename-column', table: 'orders', column: 'country', name: 'land' })).toEqual([
      '- - { columns: [id], where: country == "DE" }',
      '- country: { formula: customer.country }',
      `- - { when: total > 100, then: { formula: '"much in " + country' } }`,
      '- - when: country == "DE"',
      '- then: { generator: string.template, template: "{country} {id}" }',
      '+ - { columns: [id], where: land == "DE" }',
      '+ land: { formula: customer.country }',
      `+ - { when: total > 100, then: { formula: '"much in " + land' } }`,
      '+ - when: land == "DE"',
      '+ then: { generator: string.template, template: "{land} {id}" }',
    ]);
    expect(difference({ kind: 'rename-column', table: 'customers', column: 'country', name: 'home land' })).toEqual([
      '- country: { generator: choice, values: [DE, FR] }',
      '- - customer.country != "XX"',
      '- country: { formula: customer.country }',
      '+ home land: { generator: choice, values: [DE, FR] }',
      `+ - customer["home land"] != "XX"`,
      `+ country: { formula: 'customer["home land"]' }`,
    ]);
  });

  it('follow a column that says how many rows there are, and one in folded lines', () => {
    expect(difference({ kind: 'rename-column', table: 'customers', column: 'boxes', name: 'parcels' })).toEqual([
      '- boxes: { generator: number.integer, min: 1, max: 3 }',
      '- rows: { per: customers, count: { formula: boxes + 1 } }',
      '+ parcels: { generator: number.integer, min: 1, max: 3 }',
      '+ rows: { per: customers, count: { formula: parcels + 1 } }',
    ]);
    const renamed = applyEdit(shop, { kind: 'rename-column', table: 'lines', column: 'price', name: 'net' });
    expect(renamed).toContain('formula: >-\n');
    expect(renamed).toContain('l.net * l.quantity).sum()\n      state:');
  });

  it('follow a table whose rows they gather, and a reference that they go through', () => {
    expect(difference({ kind: 'rename-table', table: 'orders', name: 'sales' })).toEqual([
      '- spent: { formula: "orders.map(o, o.total).sum()" } # country',
      '- orders:',
      '- rows: { per: orders, count: 2 }',
      '- order_id: { references: orders.id }',
      '+ spent: { formula: "sales.map(o, o.total).sum()" } # country',
      '+ sales:',
      '+ rows: { per: sales, count: 2 }',
      '+ order_id: { references: sales.id }',
    ]);
    expect(difference({ kind: 'rename-column', table: 'orders', column: 'customer_id', name: 'buyer_id' })).toEqual([
      '- - customer.country != "XX"',
      '- customer_id: { references: customers.id }',
      '- country: { formula: customer.country }',
      '+ - buyer.country != "XX"',
      '+ buyer_id: { references: customers.id }',
      '+ country: { formula: buyer.country }',
    ]);
  });

  it('follow columns in conditions of references, of both tables', async () => {
    expect(await checkSchema(fleet)).toEqual([]);
    expect(difference({ kind: 'rename-column', table: 'people', column: 'role', name: 'job' }, fleet)).toEqual([
      '- columns: { id: sequence, role: { generator: choice, values: [driver, clerk] } }',
      '- - { columns: [about, about_id], references: [{ table: people, column: id, where: role == "clerk" }, depots.id], when: kind == "parcel" }',
      '- driver_id: { references: people.id, where: role == "driver" }',
      '- second_id: { references: { table: people, column: id }, where: role == "driver", otherThan: driver_id }',
      '- depot_id: { references: depots.id, when: kind == "parcel" && driver.role != "clerk" }',
      '+ columns: { id: sequence, job: { generator: choice, values: [driver, clerk] } }',
      '+ - { columns: [about, about_id], references: [{ table: people, column: id, where: job == "clerk" }, depots.id], when: kind == "parcel" }',
      '+ driver_id: { references: people.id, where: job == "driver" }',
      '+ second_id: { references: { table: people, column: id }, where: job == "driver", otherThan: driver_id }',
      '+ depot_id: { references: depots.id, when: kind == "parcel" && driver.job != "clerk" }',
    ]);
    for (const [table, column] of [
      ['people', 'role'],
      ['trips', 'kind'],
      ['trips', 'driver_id'],
    ] as const) {
      const renamed = applyEdit(fleet, { kind: 'rename-column', table, column, name: 'other name' });
      expect((await checkSchema(renamed)).filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(renamed.match(/other name/g)?.length).toBeGreaterThan(2);
    }
    const staff = applyEdit(fleet, { kind: 'rename-table', table: 'people', name: 'staff' });
    expect((await checkSchema(staff)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('mean what they meant to the engine, whatever everything is called', async () => {
    expect(await checkSchema(shop)).toEqual([]);
    const names = ['a: b', 'o', 'row', 'lines', 'customer'];
    const columns = Object.entries({
      customers: ['id', 'country', 'boxes', 'spent'],
      orders: ['id', 'customer_id', 'country', 'total', 'state'],
      lines: ['order_id', 'price', 'quantity'],
    }).flatMap(([table, own]) => own.map((column) => [table, column] as const));

    for (const [table, column] of columns)
      for (const name of names) {
        const renamed = applyEdit(shop, { kind: 'rename-column', table, column, name });
        const errors = (await checkSchema(renamed)).filter(({ severity }) => severity === 'error');
        expect(errors, `${table}.${column} as ${name}`).toEqual([]);
        expect(applyEdit(renamed, { kind: 'rename-column', table, column: name, name: column })).toContain(column);
      }
    for (const table of ['customers', 'orders', 'lines'])
      for (const name of names.filter((one) => one !== table)) {
        if (name === 'lines') continue;
        const renamed = applyEdit(shop, { kind: 'rename-table', table, name });
        const errors = (await checkSchema(renamed)).filter(({ severity }) => severity === 'error');
        expect(errors, `${table} as ${name}`).toEqual([]);
      }
  });
});
