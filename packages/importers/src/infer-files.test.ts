import { describe, expect, it } from 'vitest';
import { inferFiles } from './infer-files.ts';
import { known } from './shared/known-for-tests.ts';
import type { SchemaProposal } from './shared/proposal/proposal.ts';

function infer(files: Readonly<Record<string, string>>): SchemaProposal {
  const given = Object.entries(files).map(([fileName, source]) => ({ fileName, source }));
  return inferFiles(given, known);
}

function references(proposal: SchemaProposal): readonly string[] {
  return proposal.tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      column.references === undefined
        ? []
        : [`${name}.${column.name} → ${column.references.table}.${column.references.column}`],
    ),
  );
}

const customers = `id,name\n${Array.from({ length: 30 }, (_, at) => `${at + 1},Ada\n`).join('')}`;

function orders(header: string, customer: (at: number) => string | number): string {
  return `id,${header}\n${Array.from({ length: 60 }, (_, at) => `${at + 1},${customer(at)}\n`).join('')}`;
}

describe('several files', () => {
  it.each(['customer_id', 'customer', 'customerId', 'CUSTOMER_NO'])(
    'refer to one another where a column is called as a key and has its values: %s',
    (column) => {
      const found = infer({ 'customers.csv': customers, 'orders.csv': orders(column, (at) => ((at * 7) % 30) + 1) });

      expect(references(found)).toEqual([`orders.${column} → customers.id`]);
      expect(found.name).toBe('Customers and orders');
      expect(found.tables.map(({ rows }) => rows)).toEqual([30, 60]);
    },
  );

  it.each([
    ['Kundennummer', 'Kundennummer'],
    ['ID', 'Kundennummer'],
    ['Kundennummer', 'Kunden_ID'],
    ['sku', 'sku'],
  ])('refer to %s by %s', (key, column) => {
    const numbers = Array.from({ length: 30 }, (_, at) => `${10_001 + at},Ada\n`);
    const parents = `${key},name\n${numbers.join('')}`;
    const rows = orders(column, (at) => 10_001 + ((at * 7) % 30));

    expect(references(infer({ 'kunden.csv': parents, 'orders.csv': rows }))).toEqual([
      `orders.${column} → kunden.${key}`,
    ]);
  });

  it('refer to numbers of businesses that count the rows', () => {
    const numbers = Array.from({ length: 30 }, (_, at) => `KD-000${at + 10}`);
    const parents = `customer_no,city\n${numbers.map((number) => `${number},Bonn\n`).join('')}`;
    const found = infer({
      'customers.csv': parents,
      'orders.csv': orders('customer_no', (at) => numbers[at % 30] ?? ''),
    });

    expect(found.tables[0]?.columns[0]?.generator).toBe('formula');
    expect(references(found)).toEqual(['orders.customer_no → customers.customer_no']);
  });

  it('refer by the name of the key itself, whichever file comes first', () => {
    const parents = customers.replace('id,', 'customer_no,');
    const found = infer({ 'b.csv': orders('customer_no', (at) => (at % 9) + 1), 'a.csv': parents });

    expect(references(found)).toEqual(['b.customer_no → a.customer_no']);
  });

  it('refer to a table whose name is a plural without a rule', () => {
    const visits = orders('person_id', (at) => (at % 30) + 1);

    expect(references(infer({ 'people.csv': customers, 'visits.csv': visits }))).toEqual([
      'visits.person_id → people.id',
    ]);
  });

  it('keep how many values are missing', () => {
    const found = infer({
      'customers.csv': customers,
      'orders.csv': orders('customer_id', (at) => (at % 4 === 0 ? '' : (at % 30) + 1)),
    });

    expect(found.tables[1]?.columns[1]).toMatchObject({ nulls: 0.25, references: { table: 'customers' } });
  });

  it.each([
    ['whose values are not the keys', 'customer_id', (at: number) => at + 1000],
    ['of another name', 'amount', (at: number) => (at % 30) + 1],
  ])('do not refer by a column %s', (_, column, value) => {
    expect(references(infer({ 'customers.csv': customers, 'orders.csv': orders(column, value) }))).toEqual([]);
  });

  it('do not refer in a circle', () => {
    const rows = (column: string) =>
      `id,${column}\n${Array.from({ length: 9 }, (_, at) => `${at + 1},${9 - at}\n`).join('')}`;

    expect(references(infer({ 'a_s.csv': rows('b_id'), 'b_s.csv': rows('a_id') })).length).toBeLessThan(2);
  });

  it('make tables of different names, in locales that all of them speak for', () => {
    const found = infer({ 'x/list.csv': 'n\n1\n', 'y/list.csv': 'phone\n+49 30 1234567\n+49 89 7654321\n' });

    expect(found.tables.map(({ name }) => name)).toEqual(['list', 'list_2']);
    expect(found.locales).toEqual([{ id: 'de_DE', share: 1 }]);
  });
});

describe('rows in JSON', () => {
  const people = Array.from({ length: 20 }, (_, at) => ({
    id: at + 1,
    email: `p${at}@example.com`,
    paid: at % 2 === 0,
  }));

  it.each([
    ['a list', JSON.stringify(people)],
    ['a list over many lines, after a byte order mark', `\ufeff${JSON.stringify(people, undefined, 2)}`],
    ['an object on each line', people.map((row) => `${JSON.stringify(row)}\n`).join('')],
  ])('are read as those of a CSV file are: %s', (_, text) => {
    const [table] = infer({ 'people.json': text }).tables;

    expect(table).toMatchObject({ name: 'people', rows: 20 });
    expect(table?.columns.map(({ name, generator }) => `${name} ${generator}`)).toEqual([
      'id sequence',
      'email internet.email',
      'paid boolean',
    ]);
  });

  it('take fields within objects as columns, leave lists out, and say so', () => {
    const rows = [
      { id: 1, address: { city: 'Bonn', geo: { lat: 50.7 } }, tags: ['a', '},{'] },
      { id: 2, note: null },
      7,
    ];
    const { tables, problems } = infer({ 'x.json': JSON.stringify(rows) });

    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['id', 'address_city', 'address_geo_lat', 'note']);
    expect(tables[0]?.rows).toBe(2);
    expect(problems.map(({ code }) => code)).toEqual(['nested-flattened', 'lists-left-out', 'rows-not-objects']);
  });

  it('have no column for an object that is null in some rows, whose fields are missing together', () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({
      id: at + 1,
      place: at % 4 === 0 ? null : { lat: 50 + at / 100, lon: 7 + at / 100, note: at % 2 === 0 ? null : 'x' },
      text: at % 2 === 0 ? null : { only: 'x' },
      mixed: at % 2 === 0 ? 'x' : { a: 1, b: 2 },
    }));
    const [table] = infer({ 'x.json': JSON.stringify(rows) }).tables;

    expect(table?.columns.map(({ name }) => name)).toEqual([
      'id',
      'place_lat',
      'place_lon',
      'place_note',
      'text_only',
      'mixed',
      'mixed_a',
      'mixed_b',
    ]);
    expect(table?.objects).toEqual([
      { column: 'has_place', within: undefined, share: 0.75 },
      { column: 'has_mixed', within: undefined, share: 0.5 },
    ]);
    expect(table?.columns.map(({ presence }) => presence?.nulls)).toEqual([
      undefined,
      0,
      0,
      0.333333,
      undefined,
      undefined,
      0,
      0,
    ]);
    expect(table?.columns[1]?.evidence.at(-1)).toMatchObject({ code: 'null-together', params: { object: 'place' } });
  });

  it('are counted where all are there, however many bytes their letters have', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(people.map((row) => ({ ...row, city: 'Köln' }))));
    const found = inferFiles([{ source: bytes, fileName: 'p.json', size: bytes.length }], known);

    expect(found.tables[0]?.evidence.map(({ text }) => text)).toEqual(['rows: 20, counted']);
  });

  it('are estimated where only the begin of the file is there', () => {
    const text = JSON.stringify(people);
    const found = inferFiles([{ source: text.slice(0, -15), fileName: 'p.json', size: text.length * 10 }], known);

    expect(Number(found.tables[0]?.rows)).toBeGreaterThan(150);
    expect(Number(found.tables[0]?.rows)).toBeLessThan(250);
  });

  it.each(['[{', '[{"id": 1, "na', '[{}]'])('are refused where no field of an object is whole: %s', (text) => {
    const begin = { source: text, fileName: 'x.json', size: 1000 };

    expect(() => inferFiles([begin], known)).toThrow(expect.objectContaining({ code: 'import/empty' }));
  });
});

describe('an object of lists of rows in JSON', () => {
  const shop = {
    customers: Array.from({ length: 30 }, (_, at) => ({ id: at + 1, city: 'Bonn' })),
    orders: Array.from({ length: 60 }, (_, at) => ({ id: at + 1, customer_id: ((at * 7) % 30) + 1 })),
  };

  it.each([
    ['in one line', JSON.stringify(shop)],
    ['in many lines', JSON.stringify(shop, undefined, 2)],
    ['with a row in a line', JSON.stringify(shop).replaceAll(/[[{]/g, '$&\n').replaceAll('},', '},\n')],
  ])('is a table for each, with references between them: %s', (_, text) => {
    const found = infer({ 'shop.json': text });

    expect(found.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['customers', 30],
      ['orders', 60],
    ]);
    expect(references(found)).toEqual(['orders.customer_id → customers.id']);
    expect(found.problems).toEqual([]);
  });

  it('leaves out what is no list of rows, and says so', () => {
    const text = JSON.stringify({ next: 'a,"b":[{', total: 2, data: [{ id: 1 }, { id: 2 }], 'a "b"': [1], meta: {} });
    const found = infer({ 'answer.json': text });

    expect(found.tables.map(({ name, columns }) => [name, columns.length])).toEqual([['data', 1]]);
    expect(found.problems.map(({ text: told }) => told)).toEqual([
      'what stands beside the lists of rows is left out: next, total, a "b", meta',
    ]);
  });

  it('is read as far as it is there, and rows of a list without its end are estimated', () => {
    const text = JSON.stringify(shop);
    const begin = text.slice(0, text.indexOf('"orders"') + 400);
    const found = inferFiles([{ source: begin, fileName: 'shop.json', size: text.length }], known);

    expect(found.tables[0]?.rows).toBe(30);
    expect(Number(found.tables[1]?.rows)).toBeGreaterThan(50);
    expect(Number(found.tables[1]?.rows)).toBeLessThan(75);
    expect(found.problems.map(({ code }) => code)).toEqual(['lists-behind']);
  });

  it('is refused where no object has a field', () => {
    expect(() => infer({ 'x.json': '{"data":[{}]}' })).toThrow(expect.objectContaining({ code: 'import/empty' }));
  });
});
