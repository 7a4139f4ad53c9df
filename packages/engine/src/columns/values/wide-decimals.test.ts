import { openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

const made = { generator: 'number.decimal', min: '-9999999999999999999999999999.9999999999', max: '1e28', scale: 10 };

async function valuesOf(column: unknown, rows = 1000): Promise<readonly string[]> {
  const schema = await openSchema({ populace: 1, tables: { t: { rows, columns: { x: column } } } });
  return [...schema.table('t').rows()].map(({ x }) => String(x));
}

/** The number of the last decimals that a text with ten of them stands for. */
function scaled(text: string): bigint {
  expect(text).toMatch(/^-?(0|[1-9]\d*)\.\d{10}$/);
  return BigInt(text.replace('.', ''));
}

describe('a decimal of up to 38 digits', () => {
  it('lies between its bounds, over all of the range', async () => {
    const numbers = (await valuesOf({ ...made, max: '9999999999999999999999999999.9999999999' })).map(scaled);

    const end = 10n ** 38n;
    expect(numbers.every((number) => number > -end && number < end)).toBe(true);
    const quarters = [0, 1, 2, 3].map((quarter) => {
      const from = -end + (end / 2n) * BigInt(quarter);
      return numbers.filter((number) => number >= from && number < from + end / 2n).length;
    });
    for (const count of quarters) expect(count).toBeGreaterThan(190);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is exact at both of its bounds', async () => {
    const near = '12345678901234567890123456789.0';
    const values = await valuesOf({
      generator: 'number.decimal',
      min: near,
      max: '12345678901234567890123456789.1',
      scale: 1,
    });

    expect([...new Set(values)].sort()).toEqual(['12345678901234567890123456789.0', '12345678901234567890123456789.1']);
  });

  it('may be the type of numbers of fewer digits, which then have all digits after the point', async () => {
    const type = 'decimal(38,20)';

    expect(await valuesOf({ generator: 'sequence', type }, 2)).toEqual([
      '1.00000000000000000000',
      '2.00000000000000000000',
    ]);
    const [price = ''] = await valuesOf({ generator: 'number.decimal', scale: 2, type }, 1);
    expect(price).toMatch(/^\d+\.\d{2}0{18}$/);
    const given = await valuesOf({ generator: 'choice', values: ['123456789012345678.12345678901234567890'], type }, 1);
    expect(given).toEqual(['123456789012345678.12345678901234567890']);
  });

  it.each([
    [{ ...made, max: '1e29' }, 'max (100000000000000000000000000000) has more than 38 digits with scale 10'],
    [{ ...made, max: '9e27', distribution: 'normal' }, 'a distribution needs bounds of at most 18 digits'],
    [{ ...made, max: '9e27', unique: true }, 'cannot be unique'],
    [{ generator: 'sequence', type: 'decimal(39,0)' }, 'a decimal has 1 to 38 digits'],
    [{ generator: 'choice', values: ['1234567890123456789.5'], type: 'decimal(19,1)' }, 'is no decimal(19,1)'],
  ])('is refused as %j', async (column, message) => {
    await expect(valuesOf(column)).rejects.toThrow(message);
  });

  it('is text in formulas, which floats are read from', async () => {
    const columns = {
      x: { ...made, max: '9e27' },
      y: { formula: 'float(x) > 0.0' },
      z: { formula: 'x + 1' },
    };
    const { z, ...rest } = columns;
    const schema = await openSchema({ populace: 1, tables: { t: { rows: 200, columns: rest } } });

    for (const { x, y } of schema.table('t').rows()) expect(String(y)).toBe(`${!String(x).startsWith('-')}`);
    await expect(openSchema({ populace: 1, tables: { t: { rows: 1, columns } } })).rejects.toThrow(/text/);
  });

  it.each(['csv', 'json', 'ndjson', 'yaml', 'python', 'javascript', 'typescript', 'sql', 'xml', 'html'])(
    'is written as it is, to its last digit: %s',
    async (format) => {
      const columns = {
        x: { ...made, min: '1', max: '9e27', nulls: '20%' },
        y: { generator: 'sequence', type: 'decimal(38,20)' },
        z: { array: { ...made, min: '1', max: '9e27' }, count: 2 },
      };
      const schema = await openSchema({ populace: 1, tables: { t: { rows: 40, columns } } });

      const text = schema.table('t').text(format);

      for (const { x, y, z } of schema.table('t').rows()) {
        if (x !== null) expect(text).toContain(String(x));
        expect(text).toContain(String(y));
        for (const number of [z].flat()) expect(text).toContain(String(number));
      }
    },
  );
});
