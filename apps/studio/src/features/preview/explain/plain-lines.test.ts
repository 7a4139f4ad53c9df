import { openSchema } from '@populace/library';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainLines } from './plain-lines.ts';

const schema = `
populace: 1
seed: 2026
locale: { de_DE: 45, ar_EG: 55 }
tables:
  customers:
    rows: 100
    columns:
      id: sequence
      name: person.fullName
      email: { generator: internet.email, unique: true }
      phone: phone.number
      code: { generator: string.pattern, pattern: '[A-Z]{3}', unique: true }
      zip: location.postcode
      tier: { generator: choice, values: { free: 80, plus: 20 }, nulls: 50% }
      score: { generator: number.integer, min: 1, max: 9 }
      twice: { formula: score * 2 }
    fixed:
      2: { score: 7 }
  orders:
    rows: { per: customers, count: 2, via: customer, shuffle: false }
    columns:
      customer: { references: customers.id }
      reviewer: { references: customers.id, as: judge }
      judged: { formula: judge.score + 1 }
      item: { references: customers.id, as: thing }
    unique: [[customer, item]]
`;

let wordsAt: (table: string, column: string, row: number) => readonly string[];
beforeAll(async () => {
  const opened = await openSchema(schema);
  wordsAt = (table, column, row) =>
    plainLines(opened.table(table).explain(column, row), opened.seed).map(({ words }) => words);
});

const locales = /^The country of the row is (Germany|Egypt), as in (45|55)% of the rows\.$/;

describe('an explanation in plain words', () => {
  it('says of an address where the row is from, whose it is, and that it reaches no one', () => {
    const words = wordsAt('customers', 'email', 3);

    expect(words).toEqual([
      expect.stringMatching(locales),
      expect.stringMatching(/^It is from the row’s person, .+\. Other columns about this person agree\.$/),
      'Names are drawn by how frequent they are.',
      expect.stringMatching(/^[\w.-]+ is reserved for examples\. Nothing sent to it reaches anyone\.$/),
      'Seed 2026 always gives this value in row 3.',
    ]);
  });

  it('says what is drawn by weight, and how often the value comes', () => {
    const words = Array.from({ length: 9 }, (_, row) => wordsAt('customers', 'tier', row));

    expect(words.flat()).toContain('It is one of 2 values, drawn by weight: 80% of the rows have it.');
    expect(words.flat()).toContain('50% of this column are null. This cell is not.');
    expect(words.flat()).toContain('The cell is null, as 50% of this column are.');
  });

  it('says what a value depends on, with the way to it', async () => {
    const opened = await openSchema(schema);
    const lines = plainLines(opened.table('customers').explain('twice', 4), opened.seed);

    expect(lines[0]?.words).toBe('A formula computes it: score * 2');
    expect(lines[1]).toMatchObject({ link: { table: 'customers', column: 'score', row: 4 } });
    expect(wordsAt('orders', 'customer', 19)[0]).toBe('It depends on id of row 9 of customers: 10');
  });

  it('says of a reference that the rows of the other table count', () => {
    const last = (column: string) => wordsAt('orders', column, 19).at(-1);

    const rows = 'Seed 2026 gives this value in row 19 while the number of rows of customers';
    expect(last('reviewer')).toBe(`${rows} stays the same.`);
    expect(last('judged')).toBe(`${rows} stays the same.`);
    expect(last('customer')).toBe(`${rows} and of those per parent stays the same.`);
  });

  it('says what is unique', () => {
    expect(wordsAt('customers', 'code', 3)).toContain('No other row has the same value.');
    expect(wordsAt('orders', 'item', 3)).toContain('No other row of the same parent has the same value.');
  });

  it('says that a value is given', () => {
    expect(wordsAt('customers', 'score', 2)).toEqual(['The schema gives this value in line 19. It is not generated.']);
  });

  it('has at most six sentences, and no ids of generators, lists or streams', () => {
    for (const column of ['id', 'name', 'email', 'phone', 'zip', 'tier', 'score', 'twice'])
      for (let row = 3; row < 12; row++) {
        const words = wordsAt('customers', column, row);
        expect(words.length).toBeLessThanOrEqual(6);
        expect(words.join(' ')).not.toMatch(/\b(person|place|contact|location|internet|[cs]:\w+)\.[a-z]/);
      }
  });
});
