import { openSchema } from '@populace/library';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Step, stepsOf } from './steps-of.ts';

const schema = `
populace: 1
seed: 2026
locale: { de_DE: 45, ja_JP: 25, ar_EG: 15 }
tables:
  customers:
    rows: 10
    columns:
      id: sequence
      email: { generator: internet.email, unique: true }
      code: { generator: string.pattern, pattern: "C-[A-Z]{2}" }
      tier: { generator: choice, values: { free: 80, plus: 20 }, nulls: 50% }
      greeting: { generator: string.template, template: "<{email}> {email}" }
    fixed:
      2: { code: C-ME }
  orders:
    rows: { per: customers, count: 2, shuffle: false }
    columns:
      customer: { references: customers.id }
`;

let stepsAt: (table: string, column: string, row: number) => readonly Step[];
beforeAll(async () => {
  const opened = await openSchema(schema);
  stepsAt = (table, column, row) => stepsOf(opened.table(table).explain(column, row), opened.seed);
});

const titles = (steps: readonly Step[]) => steps.map(({ title, depth }) => `${'  '.repeat(depth)}${title}`);

describe('the steps of an explanation', () => {
  it('begin with the seed and go on to the parts, the innermost deepest', () => {
    const steps = stepsAt('customers', 'email', 3);

    expect(steps[0]).toMatchObject({ kind: 'origin', value: '2026 · row 3' });
    expect(steps[0]?.details).toEqual(['nothing else goes in, so it is the same everywhere']);
    expect(stepsAt('orders', 'customer', 19)[0]?.details).toEqual([
      'the number of rows of customers and of those per parent go in, too; nothing else, so it is the same everywhere',
    ]);
    expect(titles(steps)).toEqual([
      'Seed, table, column, row',
      'Locale',
      'contact.email',
      '  person.givenShown',
      '    person.given',
      '  person.surnameShown',
      '    person.surname',
      '  contact.mailDomain',
    ]);
    expect(steps[1]).toMatchObject({ value: 'de_DE', details: [expect.stringContaining('as 52.9% of the rows do')] });
    expect(steps[4]).toMatchObject({ value: 'Malte', subject: 'person' });
  });

  it('say what was drawn, and by which stream', () => {
    const steps = stepsAt('customers', 'code', 3);

    expect(steps.at(-1)?.details.join()).toMatch(/^drew \d+ of 0 to 675 · c:code/);
  });

  it('lead to the rows of other tables', () => {
    const steps = stepsAt('orders', 'customer', 19);

    const cells = steps.filter(({ link }) => link !== undefined);
    expect(cells).toMatchObject([
      { title: 'customers.id of row 9', link: { table: 'customers', column: 'id', row: 9 }, value: '10' },
    ]);
  });

  it('tell once what comes twice', () => {
    const steps = stepsAt('customers', 'greeting', 3);

    const emails = steps.filter(({ title }) => title === 'email of this row');
    expect(emails.map(({ details }) => details)).toEqual([[], ['as above']]);
  });

  it('say why a cell is null, and what it would be', () => {
    const rows = Array.from({ length: 10 }, (_, row) => stepsAt('customers', 'tier', row));

    const isNull = rows.filter((steps) => steps.some(({ kind, title }) => kind === 'null' && title === 'Null'));
    expect(isNull.length).toBeGreaterThan(0);
    for (const steps of isNull)
      expect(steps.at(-1)).toMatchObject({ title: 'The value would be', value: expect.stringMatching(/free|plus/) });
  });

  it('say where a cell is given', () => {
    expect(stepsAt('customers', 'code', 2)[1]).toMatchObject({
      kind: 'given',
      value: 'C-ME',
      details: ['the schema has it in line 15, so it is not made'],
    });
  });
});
