import { openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

function schema(rows: number, columns: Record<string, unknown>): object {
  return { populace: 1, tables: { t: { rows, columns } } };
}

describe('a type asked for', () => {
  it.each([
    [{ generator: 'number.integer', min: 0, max: 2_147_483_647, type: 'int32' }],
    [{ generator: 'number.integer', min: '-9007199254740992', max: 9_007_199_254_740_991, type: 'float64' }],
    [{ generator: 'sequence', type: 'int32' }],
    [{ generator: 'sequence', type: 'uint16' }],
    [{ generator: 'number.integer', min: -128, max: 127, type: 'int8' }],
    [{ generator: 'number.integer', min: 0, max: '9223372036854775807', type: 'uint64' }],
    [{ generator: 'vehicle.year', type: 'int16' }],
    [{ formula: 'rowNumber % 256', type: 'uint8' }],
    [{ generator: 'choice', values: [1, 2, 3], type: 'int32' }],
    [{ generator: 'number.integer', min: 1, max: 5, type: 'decimal(1,0)' }],
    [{ generator: 'date.between', from: '2024-01-01', to: '2024-12-31', type: 'timestamp' }],
  ])('is had by values that fit: %o', async (column) => {
    const opened = await openSchema(schema(1000, { v: column }));

    expect(opened.table('t').columns[0]?.type).toBe(column.type);
    expect(opened.table('t').text('csv').split('\n')).toHaveLength(1002);
  });

  it.each([
    [{ generator: 'number.integer', min: 0, max: 2_147_483_648, type: 'int32' }, 'numbers from 0 to 2147483648'],
    [
      { generator: 'number.integer', min: -1, max: 5, type: 'uint32' },
      'numbers from -1 to 5, which do not all fit into uint32',
    ],
    [{ generator: 'number.integer', min: 0, max: 256, type: 'uint8' }, 'numbers from 0 to 256'],
    [{ generator: 'choice', values: [32_768], type: 'int16' }, 'has the value "32768", which is no int16'],
    [{ generator: 'sequence', start: 2_147_482_649, type: 'int32' }, 'numbers from 2147482649 to 2147483648'],
    [{ generator: 'sequence', step: -3_000_000, type: 'int32' }, /step must be/],
    [
      { generator: 'number.integer', min: 0, max: '9223372036854775807', type: 'float64' },
      'do not all fit into float64',
    ],
    [{ generator: 'choice', values: ['free', 2], type: 'int32' }, 'has the value "free", which is no int32'],
    [{ generator: 'uuid', type: 'int64' }, 'makes uuid values, which cannot be int64'],
  ])('is refused before the first row where values do not fit: %o', async (column, message) => {
    await expect(openSchema(schema(1000, { v: column }))).rejects.toThrow(message);
  });

  it.each([
    ['uint8', 'rowNumber - 100'],
    ['int8', 'rowNumber'],
    ['uint32', '4294967295 + rowNumber'],
    ['uint64', '10 - rowNumber'],
  ])('is an error of the row whose formula leaves it: %s', async (type, formula) => {
    const opened = await openSchema(schema(1000, { v: { formula, type } }));

    expect(() => opened.table('t').text('csv')).toThrow(expect.objectContaining({ code: 'formula/failed' }));
  });

  it.each(['timestamp', 'timestamptz'])('keeps the precision that its values are made with: %s', async (type) => {
    const at = { generator: 'date.between', from: '2025-01-01', to: '2025-12-31', type, precision: 'ms' };
    const later = { formula: 'at + milliseconds(5)' };
    const rows = [...(await openSchema(schema(50, { at, later }))).table('t').rows()];
    const ms = (text: unknown): number => Date.parse(`${String(text).replace('Z', '')}Z`);

    expect(rows.map((row) => ms(row['later']) - ms(row['at']))).toEqual(rows.map(() => 5));
    expect(new Set(rows.map((row) => ms(row['at']) % 1000)).size).toBeGreaterThan(30);
  });

  it('is had by the branches of a case', async () => {
    const opened = await openSchema(`
populace: 1
tables: { t: { rows: 9, columns: { v: { case: [{ when: rowNumber > 5, then: sequence }, { then: { formula: "7" } }], type: uint32 } } } }
`);

    expect(opened.table('t').columns[0]?.type).toBe('uint32');
    expect(opened.table('t').text('csv')).toBe('v\n7\n7\n7\n7\n7\n7\n7\n8\n9\n');
  });

  it('is had by a reference where the key has it', async () => {
    const both = { id: 'sequence', again: { references: 't.id', type: 'int32' } };

    await expect(openSchema(schema(1000, both))).resolves.toBeDefined();
    await expect(openSchema(schema(3_000_000_000, both))).rejects.toThrow('numbers from 1 to 3000000000');
  });
});

describe('a table all of whose columns are hidden', () => {
  it('cannot be written, and says so', async () => {
    const opened = await openSchema(schema(3, { v: { generator: 'sequence', hidden: true } }));

    expect(() => opened.table('t').text('csv')).toThrow('t has no column that is not hidden');
    expect(opened.table('t').text('csv', { columns: ['v'] })).toBe('v\n1\n2\n3\n');
  });
});
