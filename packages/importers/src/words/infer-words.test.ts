import { describe, expect, it } from 'vitest';
import { writeDocument } from '../shared/document/write-document.ts';
import { known } from '../shared/known-for-tests.ts';
import { inferWords } from './infer-words.ts';

/** The tables of the document that words lead to, from its first table on. */
function tablesOf(words: string): string {
  const text = writeDocument(inferWords(words, known));
  return text.slice(text.indexOf('tables:\n') + 8).replaceAll(/ +$/gm, '');
}

/** The columns of a document of one table, as `name: what makes it`. */
function columnsOf(words: string): readonly string[] {
  const [, columns = ''] = tablesOf(words).split('    columns:\n');
  return columns
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/:\s+/, ': '));
}

describe('words become columns', () => {
  it('of one table', () => {
    expect(tablesOf('customers: id, first name, email, city, signed up')).toBe(
      [
        '  customers:',
        '    rows: 100',
        '    columns:',
        '      id:         sequence',
        '      first_name: person.firstName',
        '      email:      { generator: internet.email, unique: true }',
        '      city:       location.city',
        '      signed_up:  date.past',
        '',
      ].join('\n'),
    );
  });

  it('of books and their publishers', () => {
    expect(columnsOf('books: id, name, pages, price')).toEqual([
      'id: sequence',
      'name: book.title',
      'pages: { generator: number.integer, min: 80, max: 900 }',
      'price: commerce.price',
    ]);
    expect(columnsOf('Bücher: Seiten')).toEqual(['Seiten: { generator: number.integer, min: 80, max: 900 }']);
    expect(columnsOf('publishers: id, name')).toEqual(['id: sequence', 'name: book.publisher']);
  });

  it('of a table without a name', () => {
    expect(inferWords('email', known).tables.map(({ name }) => name)).toEqual(['rows']);
    expect(columnsOf('first name, email and city')).toHaveLength(3);
  });

  it.each([
    ['price: number 1-400', 'price: { generator: commerce.price, min: 1, max: 400 }'],
    ['age 18-65', 'age: { generator: number.integer, min: 18, max: 65 }'],
    ['x: 0.5 to 9.75', 'x: { generator: number.decimal, min: 0.5, max: 9.75, scale: 2 }'],
    ['x (int)', 'x: number.integer'],
    ['x integer', 'x: number.integer'],
    ['x: boolean', 'x: boolean'],
    ['x: date 2020-2024', 'x: { generator: date.between, from: 2020-01-01, to: 2024-12-31 }'],
    ['date 2020-2024', 'date: { generator: date.between, from: 2020-01-01, to: 2024-12-31 }'],
    ['status: open/paid/sent', 'status: { generator: choice, values: [open, paid, sent] }'],
    ['status (open, closed)', 'status: { generator: choice, values: [open, closed] }'],
    ['contact: email', 'contact: { generator: internet.email, unique: true }'],
    ['note?', 'note: { generator: lorem.sentence, nulls: 10% }'],
    ['unique code', 'code: { generator: string.pattern, pattern: "[A-Z0-9]{6}", unique: true }'],
    ['is active', 'is_active: boolean'],
    ['number of pets', 'number_of_pets: { generator: number.integer, min: 0, max: 100 }'],
    ['due on', 'due_on: { generator: date.past, type: date }'],
    ['quux', 'quux: lorem.word'],
    ['Vorname', 'Vorname: person.firstName'],
    ['firstName', 'firstName: person.firstName'],
  ])('%s', (words, column) => {
    expect(columnsOf(words)).toEqual([column]);
  });

  it('by what the table is about', () => {
    expect(columnsOf('planets: name, mass')[0]).toBe('name: lorem.word');
    expect(columnsOf('volunteers: name, email')[0]).toBe('name: person.fullName');
  });

  it('that tables usually have, where only the table is named', () => {
    expect(columnsOf('customers').map((column) => column.split(':')[0])).toContain('first_name');
    expect(columnsOf('dinosaurs')).toEqual(['id: sequence', 'name: lorem.word']);
  });
});

describe('words become tables', () => {
  const tables = (words: string): readonly string[] => inferWords(words, known).tables.map(({ name }) => name);

  it.each([
    'customers: id, email; orders: id, customer, total',
    'customers: id, email\norders: id, customer, total',
    'customers(id, email), orders(id, customer, total)',
    'customers with id and email; orders (id, customer, total)',
    'customers, orders',
  ])('%s', (words) => {
    expect(tables(words)).toEqual(['customers', 'orders']);
  });

  it('of as many rows as are asked for', () => {
    const rows = (words: string): readonly unknown[] => inferWords(words, known).tables.map((table) => table.rows);

    expect(rows('500 customers; 2k orders: id, total')).toEqual([500, 2000]);
    expect(rows('10,000 customers with email')).toEqual([10_000]);
  });

  it('that refer to one another', () => {
    expect(tablesOf('orders(id, customer, total: number 1-400); customers: email')).toBe(
      [
        '  orders:',
        '    rows: { per: customers, count: { poisson: 3 } }',
        '    columns:',
        '      id:          sequence',
        '      customer_id: { references: customers.id }',
        '      total:       { generator: number.integer, min: 1, max: 400 }',
        '',
        '  customers:',
        '    rows: 100',
        '    columns:',
        '      id:    sequence',
        '      email: { generator: internet.email, unique: true }',
        '',
      ].join('\n'),
    );
  });

  it('whose rows do not follow one another in a circle', () => {
    const proposal = inferWords('orders(id, customer); customers(id, order)', known);

    expect(proposal.tables.map(({ rows }) => rows)).toEqual([{ per: 'customers', mean: 3 }, 100]);
  });

  it('in the locale of the words', () => {
    expect(inferWords('Kunden: Vorname, PLZ', known).locales).toEqual([{ id: 'de_DE', share: 1 }]);
  });
});

it.each(['', '  \n ; ,'])('refuses what has no word: %j', (words) => {
  expect(() => inferWords(words, known)).toThrow(expect.objectContaining({ code: 'import/empty' }));
});

it('says what speaks for each column', () => {
  const [table] = inferWords('email, quux', known).tables;

  expect(table?.columns.map(({ evidence }) => evidence.map(({ text }) => text))).toEqual([
    ['"email" stands for e-mail addresses'],
    ['nothing else is known of it'],
  ]);
});

it('takes no longer for very many words', () => {
  const proposal = inferWords(`${'a, '.repeat(20_000)}; ${'t: b, c\n'.repeat(100)}`, known);

  expect(proposal.problems.map(({ code }) => code)).toEqual(['words-left-out']);
});
