import { describe, expect, it } from 'vitest';
import { column, columnsOf, repeat } from '../../infer-for-tests.ts';

describe('numbers with a unit behind them', () => {
  it.each([
    ['share', (at: number) => `${(at * 8) % 91}%`, 'text(random.integer(0, 90)) + "%"'],
    ['share', (at: number) => `${(at * 8) % 91} %`, 'text(random.integer(0, 90)) + " %"'],
    ['temp', (at: number) => `${((at * 7) % 40) - 10}°C`, 'text(random.integer(-10, 29)) + "°C"'],
    [
      'w',
      (at: number) => `${(((at * 8) % 91) / 10).toFixed(1)} kg`,
      'formatNumber(random.uniform(0.0, 9.0), 1, "", ".") + " kg"',
    ],
  ])('are texts of numbers in their range: %s', (header, value, formula) => {
    const found = column(header, repeat(100, value));
    expect(found).toMatchObject({ generator: 'formula', options: { formula }, valueType: 'text' });
  });

  it('keep a decimal comma', () => {
    const cells = repeat(100, (at) => `${at};${(((at * 8) % 91) / 10).toFixed(1).replace('.', ',')}%\n`);
    expect(columnsOf(`id;share\n${cells.join('')}`)[1].options).toEqual({
      formula: 'formatNumber(random.uniform(0.0, 9.0), 1, "", ",") + "%"',
    });
  });

  it('are a choice where few come again and again', () => {
    const rates = ['19%', '7%', '0%'];
    const found = column(
      'vat_rate',
      repeat(90, (at) => rates[at % 3]),
    );
    expect(found).toMatchObject({ generator: 'choice' });
    expect(found.options).toEqual({ values: rates.map((value) => ({ value, weight: 33 })) });
  });

  it('are not copied in personal columns, or where few rows have one', () => {
    const values = ['81 kg', '64 kg', '95 kg'];
    for (const [header, count] of [
      ['health', 90],
      ['w', 30],
    ] as const) {
      const found = column(
        header,
        repeat(count, (at) => values[at % 3]),
      );
      expect(found.generator).toBe('formula');
      expect(JSON.stringify(found)).not.toMatch(/81 kg|"64 kg|95 kg/);
    }
  });

  it.each([
    ['two units', ['5 kg', '6 g', '7 kg']],
    ['other words', ['5 Anna', '6 Anna', '7 Anna']],
  ])('are not seen in %s', (_, values) => {
    const found = column(
      'x',
      repeat(60, (at) => values[at % 3]),
    );
    expect(JSON.stringify(found)).not.toContain('random');
  });
});
