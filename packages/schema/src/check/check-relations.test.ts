import { describe, expect, it } from 'vitest';
import { complaints, model } from './documents-for-tests.ts';

const parents = 'customers: { rows: 9, columns: { id: sequence, org: uuid, spend: number.integer } }';
const shop = (orders: string): string => `populace: 1\ntables:\n  ${parents}\n  orders: ${orders}\n`;
const perCustomer = (count: string): string =>
  shop(`{ rows: { per: customers, count: ${count} }, columns: { c: { references: customers.id } } }`);

describe('rows per parent', () => {
  it.each([
    ['3', { min: 3, max: 3, distribution: undefined }],
    ['1_000', { min: 1000, max: 1000, distribution: undefined }],
    ['{ between: [1, 6] }', { min: 1, max: 6, distribution: undefined }],
    ['{ poisson: 3.2 }', { min: 0, distribution: { kind: 'poisson', mean: 3.2 } }],
    ['{ weighted: { 1: 50, 2: 30 } }', { distribution: { kind: 'weighted' } }],
    ['{ zipf: { exponent: 1.2, max: 100 } }', { distribution: { kind: 'zipf', max: 100 } }],
    ['{ lognormal: { mean: 5, sd: 3 } }', { distribution: { kind: 'lognormal' } }],
  ])('may be %s', (count, expected) => {
    expect(model(perCustomer(count)).tables[1]?.rows).toMatchObject({
      kind: 'per',
      table: 'customers',
      shuffle: true,
      follows: ['c'],
      count: expected,
    });
  });

  it('are followed by the reference that via names, or the only one that says nothing of its rows', () => {
    const two = (rows: string, by = ''): string =>
      shop(
        `{ rows: { per: customers, count: 2${rows} }, columns: { a: { references: customers.id }, b: { references: customers.id${by} } } }`,
      );

    expect(model(two(', via: b')).tables[1]?.rows).toMatchObject({ follows: ['b'] });
    expect(model(two('', ', by: recency')).tables[1]?.rows).toMatchObject({ follows: ['a'] });
    expect(complaints(two(''))).toEqual([
      'schema/invalid-option 4:26 /tables/orders/rows/per Several references to "customers" could follow the parents: a and b; name one by via [via: a, via: b]',
    ]);
  });

  it('need no reference, and may stand one after the other', () => {
    const text = shop('{ rows: { per: customers, count: 2, shuffle: false }, columns: { id: sequence } }');

    expect(model(text).tables[1]?.rows).toMatchObject({ follows: [], shuffle: false });
  });

  it.each([
    ['{ per: customers }', 'schema/invalid-option', 'rows of "orders" needs per and count'],
    ['{ per: custmers, count: 1 }', 'schema/unknown-table', 'no table "custmers" [customers'],
    ['{ per: customers, count: -1 }', 'schema/invalid-option', 'count must be a number, { between: [1, 6] }'],
    ['{ per: customers, count: poisson }', 'schema/invalid-option', 'count must be a number, { between: [1, 6] }'],
    ['{ per: customers, count: { between: [6, 1] } }', 'schema/invalid-option', 'between has 6 before 1; swap them'],
    ['{ per: customers, count: { between: [1] } }', 'schema/invalid-option', 'between must be two whole numbers'],
    ['{ per: customers, count: { poison: 3 } }', 'schema/invalid-option', '[poisson'],
    ['{ per: customers, count: { poisson: -3 } }', 'schema/invalid-option', 'mean (-3)'],
    ['{ per: customers, count: 1, vai: c }', 'schema/unknown-option', '[via]'],
    ['{ per: customers, count: 1, via: x }', 'schema/unknown-column', 'via names "x", but "orders" has no such column'],
    [
      '{ per: customers, count: 1, via: id }',
      'schema/unknown-column',
      'via names "id", which does not refer to "customers"',
    ],
    ['{ per: customers, count: { formula: "1 +" } }', 'formula/syntax', 'The formula of count cannot be read'],
  ])('that are wrong are named: %s', (rows, code, message) => {
    const found = complaints(shop(`{ rows: ${rows}, columns: { id: sequence, c: { references: customers.id } } }`));

    expect(found).toHaveLength(1);
    expect(found[0]).toContain(code);
    expect(found[0]).toContain(message);
  });

  it('cannot be set by a call, but those of all other tables can', () => {
    expect(
      model(perCustomer('2'), { rows: { all: 5, tables: new Map() } }).tables.map(({ rows }) => rows.kind),
    ).toEqual(['counted', 'per']);
    expect(complaints(perCustomer('2'), { rows: { tables: new Map([['orders', 5]]) } })).toEqual([
      'schema/rows-derived --rows The rows of "orders" follow from those of "customers", so their number cannot be set; set the rows of "customers", or change count',
    ]);
  });

  it('that wait for one another are shown as the circle that they are', () => {
    const text = `populace: 1
tables:
  a: { rows: { per: c, count: 1 }, columns: { id: sequence } }
  b: { rows: { per: a, count: 1 }, columns: { id: sequence } }
  c: { rows: { per: b, count: 1 }, columns: { id: sequence } }
  d: { rows: { per: b, count: 1 }, columns: { id: sequence } }
  e: { rows: { per: e, count: 1 }, columns: { id: sequence } }
`;

    expect(complaints(text)).toEqual([
      'schema/per-cycle 3:14 /tables/a/rows These tables have their rows per row of one another in a circle: a → c → b → a; give one of them a number of rows',
      'schema/per-cycle 7:14 /tables/e/rows These tables have their rows per row of one another in a circle: e → e; give one of them a number of rows',
    ]);
  });
});

describe('the way of a reference', () => {
  const by = (way: string, target = 'customers.id'): string =>
    shop(`{ rows: 5, columns: { id: sequence, c: { references: ${target}, by: ${way} } } }`);

  it.each([
    ['uniform', { kind: 'uniform' }],
    ['oneToOne', { kind: 'oneToOne' }],
    ['recency', { kind: 'recency' }],
    ['{ weight: spend }', { kind: 'weight', column: 'spend' }],
    ['{ zipf: { exponent: 1.5 } }', { kind: 'zipf', exponent: 1.5 }],
    ['{ zipf: 2 }', { kind: 'zipf', exponent: 2 }],
    ['{ zipf: {} }', { kind: 'zipf', exponent: 1 }],
  ])('may be %s', (way, expected) => {
    expect(model(by(way)).tables[1]?.columns[1]?.source).toMatchObject({ way: expected });
  });

  it.each([
    ['{ tree: {} }', { branching: { min: 5, max: 5 }, depth: undefined, roots: 1 }],
    [
      '{ tree: { branching: { between: [0, 9] }, depth: 4, roots: 3 } }',
      { branching: { min: 0, max: 9 }, depth: 4, roots: 3 },
    ],
  ])('may be %s in a table that refers to itself', (way, expected) => {
    expect(model(by(way, 'orders.id')).tables[1]?.columns[1]?.source).toMatchObject({
      way: { kind: 'tree', ...expected },
    });
  });

  it.each([
    ['recent', 'customers.id', 'by must be uniform, oneToOne, recency', '[recency'],
    ['{ weight: spent }', 'customers.id', 'weight must be a column of "customers", but is "spent"', '[spend]'],
    ['{ zipf: { exponent: -1 } }', 'customers.id', 'exponent of zipf must be a number', ''],
    ['{ tree: {} }', 'customers.id', 'by: tree is for a table that refers to itself', ''],
    ['oneToOne', 'orders.id', 'by: oneToOne is not for a table that refers to itself', ''],
    ['{ tree: { branching: { between: [0, 1] } } }', 'orders.id', 'one on average at least', ''],
    ['{ tree: { depth: 0 } }', 'orders.id', 'depth of tree must be', ''],
    ['{ tree: { branch: 5 } }', 'orders.id', 'tree has no option "branch"', '[branching]'],
  ])('that is wrong is named: %s', (way, target, message, nearest) => {
    const [found = '', ...more] = complaints(by(way, target));

    expect(more).toEqual([]);
    expect(found).toContain(message);
    expect(found).toContain(nearest);
  });

  it('cannot be said of the reference that follows the parents', () => {
    const text = shop(
      '{ rows: { per: customers, count: 2, via: c }, columns: { c: { references: customers.id, by: recency } } }',
    );

    expect(complaints(text)[0]).toContain('"c" follows the parents of its table, so it has no by');
  });
});

describe('keys of several columns', () => {
  const keyed = (key: string, columns = '{ org_id: {}, customer_id: }'): string =>
    shop(`{ rows: 5, keys: [${key}], columns: ${columns} }`);
  const good = '{ columns: [org_id, customer_id], references: { table: customers, columns: [org, id] }, nulls: 5% }';

  it('are where columns have their values from', () => {
    const [org, customer] = model(keyed(good)).tables[1]?.columns ?? [];

    expect(org?.source).toMatchObject({ kind: 'reference', table: 'customers', column: 'org' });
    expect(customer?.source).toMatchObject({
      kind: 'reference',
      column: 'id',
      key: { columns: ['org_id', 'customer_id'] },
    });
    expect(customer?.nulls).toEqual({ share: 0.05, exact: false });
  });

  it.each([
    ['{ columns: [org_id], references: { table: customers, columns: [org, id] } }', 'has 1 columns, but refers to 2'],
    ['{ columns: [org_id, nobody], references: { table: customers, columns: [org, id] } }', 'has no column "nobody"'],
    ['{ columns: [org_id, org_id], references: { table: customers, columns: [org, id] } }', '"org_id" is named twice'],
    [
      '{ columns: [org_id], references: { table: custmers, columns: [org] } }',
      'there is no table "custmers" [customers',
    ],
    ['{ columns: [org_id], references: customers.id }', 'needs references: { table: …, columns: […] }'],
    [good.replace('nulls: 5%', 'by: oneToOne'), 'by: oneToOne is for references of one column'],
    [
      `${good}, { columns: [org_id], references: { table: customers, columns: [org] } }`,
      'All columns of the key "org_id" have their values from elsewhere',
    ],
  ])('that are wrong are named: %s', (key, message) => {
    const found = complaints(keyed(key, '{ org_id: uuid, customer_id: uuid }')).filter((one) => one.includes(message));

    expect(found).toHaveLength(1);
  });

  it('have the nulls of all their columns', () => {
    expect(complaints(keyed(good, '{ org_id: { nulls: 4% }, customer_id: }'))[0]).toContain(
      'The column "org_id" has no option "nulls", since its key has them for all of its columns',
    );
  });
});

describe('uniques of several columns', () => {
  const unique = (list: string): string => shop(`{ rows: 5, unique: ${list}, columns: { a: uuid, b: uuid } }`);

  it('are lists of columns, or maps with them', () => {
    expect(model(unique('[[a, b], { columns: [b], nulls: equal }]')).tables[1]?.uniques).toMatchObject([
      { columns: ['a', 'b'], nullsEqual: false },
      { columns: ['b'], nullsEqual: true },
    ]);
  });

  it.each([
    ['[a, b]', 'unique of "orders" must be a list of lists of columns'],
    ['true', 'unique of "orders" must be a list of lists of columns'],
    ['[[a, c]]', 'has no column "c"'],
    ['[{ columns: [a], nulls: same }]', 'nulls must be distinct'],
    ['[{ columns: [a], ignoreCas: true }]', 'has no option "ignoreCas"'],
  ])('that are wrong are named: %s', (list, message) => {
    const [found = '', ...more] = complaints(unique(list));

    expect(more).toEqual([]);
    expect(found).toContain(message);
  });
});
