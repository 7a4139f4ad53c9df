import { describe, expect, it } from 'vitest';
import { applyEdit, editText } from '../apply-edit.ts';
import { modelOf } from '../documents-for-tests.ts';
import { EditError } from '../edit-error.ts';
import { fixedText } from '../fixed-texts-for-tests.ts';
import type { SchemaEdit } from './schema-edit.ts';

const shop = fixedText('shop');

describe('the top of a document', () => {
  it('is changed where it is', () => {
    expect(applyEdit(shop, { kind: 'set-name', name: 'Other' })).toBe(shop.replace('Corner shop', 'Other'));
    expect(applyEdit(shop, { kind: 'set-seed', seed: '12' })).toBe(shop.replace('seed: 2026  ', 'seed: 12    '));
    expect(applyEdit(shop, { kind: 'set-seed', seed: '012' })).toContain('\nseed: "012"  ');
    expect(applyEdit(shop, { kind: 'set-locale', shares: [{ id: 'de_DE', weight: 1 }] })).toBe(
      shop.replace('locale: en_US', 'locale: de_DE'),
    );
    expect(
      applyEdit(shop, {
        kind: 'set-locale',
        shares: [
          { id: 'de_DE', weight: 6 },
          { id: 'tr_TR', weight: 4 },
        ],
      }),
    ).toContain('\nlocale: { de_DE: 6, tr_TR: 4 }    # or several');
  });

  it('is put in at its usual place, and taken away', () => {
    const described = applyEdit(shop, { kind: 'set-description', description: 'What: a shop' });

    expect(described).toBe(shop.replace('name: Corner shop\n', 'name: Corner shop\ndescription: "What: a shop"\n'));
    expect(applyEdit(described, { kind: 'set-description', description: '' })).toBe(shop);
    expect(applyEdit('# mine\n', { kind: 'set-name', name: 'x' })).toBe('# mine\nname: x\n');
    expect(applyEdit('', { kind: 'set-seed', seed: 'a' })).toBe('seed: a\n');
  });
});

describe('tables', () => {
  const orders: SchemaEdit = {
    kind: 'add-table',
    name: 'visits',
    rows: { kind: 'per', parent: 'customers', count: { between: [0, 3] } },
    columns: [
      { name: 'id', value: 'sequence' },
      { name: 'customer_id', value: { references: { table: 'customers', column: 'id' } } },
    ],
  };
  const lines = `  visits:
    rows: { per: customers, count: { between: [0, 3] } }
    columns:
      id:          sequence
      customer_id: { references: customers.id }
`;

  it('are put in with a blank line between them', () => {
    expect(applyEdit(shop, orders)).toBe(`${shop}\n${lines}`);
    expect(applyEdit(shop, { ...orders, at: 1 })).toBe(shop.replace('  products:\n', `${lines}\n  products:\n`));
    expect(applyEdit('', orders)).toBe(`tables:\n${lines}`);
    expect(applyEdit('populace: 1', orders)).toBe(`populace: 1\ntables:\n${lines.trimEnd()}`);
    expect(applyEdit('populace: 1\n\ntables: {}\n', orders)).toBe(`populace: 1\n\ntables:\n${lines}`);
    expect(applyEdit('{"tables":{}}', orders)).toBe(
      '{"tables":{"visits":{"rows":{"per":"customers","count":{"between":[0,3]}},"columns":{"id":"sequence","customer_id":{"references":"customers.id"}}}}}',
    );
    expect(editText(shop, { ...orders, name: 'orders' }).made).toEqual(['orders_2']);
  });

  it('are renamed with all that names them', () => {
    const renamed = applyEdit(shop, { kind: 'rename-table', table: 'customers', name: 'people' });

    expect(renamed).toBe(
      shop
        .replace('  customers:', '  people:')
        .replace('per: customers', 'per: people')
        .replaceAll('customers.id', 'people.id'),
    );
    expect(() => applyEdit(shop, { kind: 'rename-table', table: 'customers', name: 'orders' })).toThrow('name-taken');
  });

  it('are named by a map where their new name would be read as another', () => {
    const text =
      'tables: { a: { columns: { b.c: x, d: { references: a.b.c } } }, t: { columns: { e: { references: a.b.c } } } }';
    const renamed = applyEdit(text, { kind: 'rename-table', table: 't', name: 'a.b' });

    expect(renamed).toBe(
      'tables: { a: { columns: { b.c: x, d: { references: { table: a, column: b.c } } } }, a.b: { columns: { e: { references: { table: a, column: b.c } } } } }',
    );
  });

  it('are copied to behind the original, with references of their own', () => {
    const hr = fixedText('hr');
    const { text, made } = editText(hr, { kind: 'duplicate-table', table: 'employees' });

    expect(made).toEqual(['employees_2']);
    expect(text).toContain('\n\n  employees_2:\n    rows: 1_000\n');
    expect(text).toContain('      manager_id:    { references: employees_2.id, by: { tree:');
    expect(text.split('employees_2').length).toBe(3);
    expect(text.replace(/\n {2}employees_2:.*\n/s, '')).toBe(hr);
  });

  it('are deleted and moved with what stands in them', () => {
    expect(applyEdit(shop, { kind: 'delete-table', table: 'products' })).toBe(
      shop.replace(/ {2}products:.*?\n\n/s, ''),
    );
    const moved = applyEdit(shop, { kind: 'move-table', table: 'products', at: 0 });
    expect(applyEdit(moved, { kind: 'move-table', table: 'customers', at: 0 })).toBe(shop);
    expect(moved).toContain('\ntables:\n  products:\n    rows: 200\n');
    expect(applyEdit('tables:\n  a: {}\nseed: 1\n', { kind: 'delete-table', table: 'a' })).toBe(
      'tables: {}\nseed: 1\n',
    );
  });

  it('keep the comments around them', () => {
    const text = `tables:
  # first
  a:
    rows: 1
    # the end of a

  # alone

  # of b
  b:
    rows: 2
`;

    expect(applyEdit(text, { kind: 'delete-table', table: 'a' })).toBe(
      'tables:\n\n  # alone\n\n  # of b\n  b:\n    rows: 2\n',
    );
    expect(applyEdit(text, { kind: 'delete-table', table: 'b' })).toBe(
      'tables:\n  # first\n  a:\n    rows: 1\n    # the end of a\n\n  # alone\n',
    );
    expect(applyEdit(text, { kind: 'move-table', table: 'b', at: 0 })).toBe(
      'tables:\n  # of b\n  b:\n    rows: 2\n\n  # alone\n\n  # first\n  a:\n    rows: 1\n    # the end of a\n',
    );
  });
});

describe('rows', () => {
  const set = (text: string, rows: Extract<SchemaEdit, { kind: 'set-rows' }>['rows'], table = 'orders'): string =>
    applyEdit(text, { kind: 'set-rows', table, rows });

  it('are spelt as other numbers of rows are', () => {
    expect(set(shop, { kind: 'count', count: 1_234_567 })).toContain('    rows: 1_234_567    # five a customer');
    expect(set(shop, { kind: 'count', count: '20_00' })).toContain('    rows: 20_00    # five a customer');
    expect(set('{ tables: { orders: { rows: 5 } } }', { kind: 'count', count: 2000 })).toContain('rows: 2000');
  });

  it('per parent are changed part by part', () => {
    const rows = { kind: 'per', parent: 'customers', count: { poisson: 5 } } as const;

    expect(set(shop, rows)).toBe(shop);
    expect(set(shop, { ...rows, count: 3 })).toBe(shop.replace('count: { poisson: 5 }', 'count: 3'));
    expect(set(shop, { ...rows, via: 'customer_id', shuffle: false })).toBe(
      shop.replace('{ poisson: 5 } }', '{ poisson: 5 }, via: customer_id, shuffle: false }'),
    );
    expect(set(shop, rows, 'reviews')).toContain('  reviews:\n    rows: { per: customers, count: { poisson: 5 } }\n');
    expect(set('tables:\n  orders:\n    columns: {}\n', rows)).toBe(
      'tables:\n  orders:\n    rows: { per: customers, count: { poisson: 5 } }\n    columns: {}\n',
    );
  });

  it('have other options of the table between them and the columns', () => {
    const hidden = applyEdit(shop, { kind: 'set-table-option', table: 'orders', option: 'hidden', value: true });

    expect(hidden).toContain('some have none\n    hidden: true\n    columns:\n      id:            uuid\n');
    expect(applyEdit(hidden, { kind: 'set-table-option', table: 'orders', option: 'hidden', value: undefined })).toBe(
      shop,
    );
  });
});

describe('what a pointer names', () => {
  it('is set, renamed and taken away, in maps and in lists', () => {
    const set = (edit: SchemaEdit): string => applyEdit(shop, edit);

    expect(set({ kind: 'set-value', pointer: '/tables/order_lines/unique/0/1', value: 'quantity' })).toBe(
      shop.replace('[[order_id, product_id]]', '[[order_id, quantity]]'),
    );
    expect(set({ kind: 'remove-value', pointer: '/tables/order_lines/unique/0/1' })).toContain('[[order_id]]');
    expect(set({ kind: 'remove-value', pointer: '/tables/order_lines/unique/0' })).toContain('unique: []  ');
    expect(set({ kind: 'rename-key', pointer: '/tables/orders/rows/count/poisson', key: 'zipf' })).toContain(
      '{ zipf: 5 }',
    );
    expect(set({ kind: 'set-value', pointer: '/tables/customers/columns/id', value: 'uuid' })).toContain(
      '      id:           uuid      # the short form',
    );
    expect(() => set({ kind: 'remove-value', pointer: '/tables/x/rows' })).toThrow(EditError);
  });

  it('is changed by several edits as one', () => {
    const { text, made } = editText(shop, {
      kind: 'several',
      edits: [
        { kind: 'duplicate-table', table: 'products' },
        { kind: 'set-rows', table: 'products_2', rows: { kind: 'count', count: 5 } },
      ],
    });

    expect(made).toEqual(['products_2']);
    expect(text).toContain('  products_2:\n    rows: 5\n');
  });
});

describe('a document that repeats parts of itself', () => {
  const text =
    'tables:\n  t:\n    columns:\n      a: &x { generator: choice, values: [1] }\n      b: *x\n      c: uuid\n';
  const at = { table: 't', column: 'a' } as const;

  it('stays short where an edit is about something else', () => {
    expect(applyEdit(text, { ...at, kind: 'set-nulls', column: 'c', share: '5%' })).toBe(
      text.replace('c: uuid', 'c: { generator: uuid, nulls: 5% }'),
    );
    expect(applyEdit(text, { ...at, kind: 'rename-column', name: 'z' })).toBe(text.replace('a: &x', 'z: &x'));
  });

  it('is written out where an edit would change another place, too', () => {
    expect(applyEdit(text, { ...at, kind: 'set-nulls', share: '5%' })).toBe(
      text.replace('[1] }', '[1], nulls: 5% }').replace('*x', '{ generator: choice, values: [1] }'),
    );
    expect(applyEdit(text, { ...at, kind: 'set-nulls', column: 'b', share: '5%' })).toBe(
      text.replace('*x', '{ generator: choice, values: [1], nulls: 5% }'),
    );
    expect(applyEdit(text, { kind: 'delete-columns', table: 't', columns: ['a'] })).toBe(
      'tables:\n  t:\n    columns:\n      b: { generator: choice, values: [1] }\n      c: uuid\n',
    );
  });
});

describe('an impossible edit', () => {
  it.each<[string, string, SchemaEdit]>([
    ['a: [', 'unreadable', { kind: 'set-name', name: 'x' }],
    [shop, 'no-such-table', { kind: 'delete-table', table: 'x' }],
    [shop, 'no-such-column', { kind: 'set-unique', table: 'orders', column: 'x', unique: true }],
    [shop, 'name-invalid', { kind: 'rename-table', table: 'orders', name: '' }],
    [shop, 'name-invalid', { kind: 'rename-table', table: 'orders', name: 'a\nb' }],
    [shop, 'name-invalid', { kind: 'rename-table', table: 'orders', name: 'x'.repeat(129) }],
    ['tables: [1]', 'not-a-map', { kind: 'duplicate-table', table: 'a' }],
    [shop, 'unwritable', { kind: 'set-option', table: 'orders', column: 'id', option: 'x', value: Number.NaN }],
  ])('says why: %#', (text, reason, edit) => {
    expect(() => applyEdit(text, edit)).toThrow(expect.objectContaining({ name: 'EditError', reason }));
  });
});

describe('a text with a byte order mark and Windows line ends', () => {
  it('keeps both', () => {
    const text = '\uFEFFtables:\r\n  t:\r\n    columns:\r\n      a: uuid\r\n';

    expect(applyEdit(text, { kind: 'add-column', table: 't', name: 'b', value: 'sequence' })).toBe(
      `${text}      b: sequence\r\n`,
    );
    expect(applyEdit(text, { kind: 'set-name', name: 'x' })).toBe(text.replace('tables', 'name: x\r\ntables'));
    expect(modelOf(applyEdit(text, { kind: 'duplicate-table', table: 't' }))).toEqual(
      new Map([
        ['tables', new Map(['t', 't_2'].map((name) => [name, new Map([['columns', new Map([['a', 'uuid']])]])]))],
      ]),
    );
  });
});
