import { describe, expect, it } from 'vitest';
import { codes, column, columnsOf, repeat } from '../../infer-for-tests.ts';

describe('numbers as people write them', () => {
  it.each([
    ['€', ['€1.234,56', '€ 12,00', '-€7,25', '€0,50'], -8, 1300],
    ['€', ['1.234,56 €', '12,00 €', '(7,25 €)', '0,50 €'], -8, 1300],
    ['$', ['$1,234.00', '$12.50', '($7.25)', '$0.99'], -8, 1300],
    ['CHF', ["CHF 1'234.50", 'CHF 12.00', 'CHF -7.25', 'CHF 99.90'], -8, 1300],
    ['zł', ['1 234,56 zł', '12,00 zł', '\u22127,25 zł', '3,10 zł'], -8, 1300],
    ['₹', ['₹1,23,456.50', '₹12.00', '-₹7.25', '₹45,000.00'], -8, 130_000],
  ])('reads amounts in %s: %j', (sign, values, min, max) => {
    const found = columnsOf(`id;x\n${values.map((value, at) => `${at + 1};${value}\n`).join('')}`)[1];
    expect(found).toMatchObject({ generator: 'number.decimal', options: { min, max }, valueType: 'decimal' });
    expect(found.evidence.find(({ code }) => code === 'currency-sign')?.params).toEqual({ sign });
  });

  it('makes amounts of money of numbers with a currency, whatever the column is called', () => {
    const values = repeat(60, (at) => `$${(at < 50 ? 5 + at / 100 : 900 + at).toFixed(2)}`);
    expect(column('x', values)).toMatchObject({ generator: 'finance.amount', valueType: 'decimal', scale: 2 });
  });

  it('takes two currencies, and words of three letters, for no numbers', () => {
    expect(column('x', ['€5.00', '$6.00', '€7.50']).valueType).toBe('text');
    expect(column('x', ['REF 5.00', 'REF 6.00', 'REF 7.50']).valueType).toBe('text');
  });

  it('reads digits parted into thousands', () => {
    const english = columnsOf('id;n\n1;1,234\n2;12,500\n3;950\n')[1];
    expect(english).toMatchObject({ generator: 'number.integer', options: { min: 900, max: 13_000 } });
    expect(codes(english)).toEqual(expect.arrayContaining(['grouped-digits', 'thousands-or-decimals']));
    const spaces = columnsOf('id;n\n1;1 234\n2;12\u00a0500\n3;1\u202f234\u202f567\n')[1];
    expect(spaces.options).toEqual({ min: 1000, max: 1_300_000 });
  });

  it.each([
    ['Vorname', ['45.000', '52.500', '61.200'], 'integer'],
    ['Vorname', ['1.234', '2.817', '3.561'], 'decimal'],
    ['Vorname', ['1,234', '2,817', '3,561'], 'decimal'],
    ['name', ['1,234', '2,817', '3,561'], 'integer'],
    ['name', ['1.500', '2.250', '3.120'], 'decimal'],
  ])('reads them as the locale does where they do not tell: beside %s, %j', (header, values, type) => {
    const found = columnsOf(`${header};n\n${values.map((value) => `Ada;${value}\n`).join('')}`)[1];
    expect(found.valueType).toBe(type);
    expect(codes(found)).toContain('thousands-or-decimals');
  });

  it.each([
    ['a dollar', ['$45,678', '$12,345', '$99,001']],
    ['dirhams', ['AED 45,678', 'AED 12,345', 'AED 99,001']],
  ])('reads three digits behind a comma as thousands beside %s, where the locale writes commas', (_, values) => {
    const found = columnsOf(`Vorname;n\n${values.map((value) => `Ada;${value}\n`).join('')}`)[1];

    expect(found).toMatchObject({ generator: 'number.integer', options: { min: 12_000, max: 100_000 } });
    expect(codes(found)).toContain('grouped-digits');
  });

  it.each([
    ['points', ['12.34', '7.5', '80.10'], 'integer'],
    ['commas', ['12,34', '7,5', '80,10'], 'decimal'],
    ['dates, which tell nothing,', ['14.03.2024', '15.03.2024', '16.03.2024'], 'decimal'],
    ['points in amounts of money', ['€12.34', '€7.50', '€80.10'], 'integer'],
  ])('reads three digits behind a comma as another column of the file does, which has %s', (_, others, type) => {
    const rows = ['1,234', '2,817', '3,561'].map((value, at) => `Ada;${others[at]};${value}\n`);
    const found = columnsOf(`Vorname;x;n\n${rows.join('')}`)[2];

    expect(found.valueType).toBe(type);
    expect(codes(found)).toContain('thousands-or-decimals');
  });
});

describe('few numbers that come again and again', () => {
  const discounts = ['0', '2,5', '5,0', '10', '5'];

  it('are a choice of these, with their weights, where enough rows have each', () => {
    const cells = repeat(100, (at) => `${at};${discounts[at % 5]}\n`);
    const found = columnsOf(`id;discount\n${cells.join('')}`)[1];

    expect(found).toMatchObject({ generator: 'choice', valueType: 'decimal' });
    expect(found.options).toEqual({
      values: [
        { value: 0, weight: 20 },
        { value: 2.5, weight: 20 },
        { value: 5, weight: 40 },
        { value: 10, weight: 20 },
      ],
      type: 'decimal(3,1)',
    });
    expect(codes(found)).toContain('decimal-comma');
  });

  it.each([
    ['few rows have one of them', 60, 'discount'],
    ['the name of the column is personal', 100, 'diagnosis'],
  ])('are a range where %s', (_, count, header) => {
    const cells = repeat(count, (at) => `${at};${discounts[at % 5]}\n`);
    expect(columnsOf(`id;${header}\n${cells.join('')}`)[1].generator).toBe('number.decimal');
  });
});
