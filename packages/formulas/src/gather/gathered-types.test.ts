import { describe, expect, it } from 'vitest';
import { type ColumnInMemory, check, valuesOf, type World } from '../frame-for-tests.ts';

/** Three parents: one with three children, of which one has no value, one with none, and one with one. */
function worldOf(type: ColumnInMemory['type'], values: readonly [string, string, string]): World {
  const [first, second, third] = values;
  const id = { kind: 'int32' } as const;
  return {
    parents: { columns: { id: { type: id, values: ['1', '2', '3'] } } },
    children: {
      per: 'parent_id',
      columns: {
        parent_id: { type: id, values: ['1', '1', '1', '3'], refersTo: { table: 'parents', as: 'parent' } },
        v: { type, values: [first, null, second, third] },
      },
    },
  };
}

const types: Readonly<Record<string, World>> = {
  int32: worldOf({ kind: 'int32' }, ['5', '-2', '7']),
  int64: worldOf({ kind: 'int64' }, ['9223372036854775800', '7', '-9223372036854775808']),
  decimal: worldOf({ kind: 'decimal', precision: 8, scale: 2 }, ['1.25', '0.50', '-3.00']),
  float: worldOf({ kind: 'float64' }, ['0.5', '-2.25', '1e300']),
  boolean: worldOf({ kind: 'boolean' }, ['true', 'false', 'true']),
  date: worldOf({ kind: 'date' }, ['2024-02-29', '2024-01-31', '9999-12-31']),
  timestamp: worldOf({ kind: 'timestamp', precision: 'ms' }, [
    '2024-02-29T10:00:00.250',
    '2024-02-29T10:00:00.500',
    '2024-03-01T00:00:00.000',
  ]),
  text: worldOf({ kind: 'string' }, ['b', 'Ä', '']),
};

function gathered(type: string, formula: string): (string | null)[] {
  return valuesOf(formula, types[type] ?? {}, 'parents');
}

const each = 'children.map(c, c.v)';

describe('values of children', () => {
  it.each([
    ['int32', ['3', '0', '7']],
    ['int64', ['9223372036854775807', '0', '-9223372036854775808']],
    ['decimal', ['1.75', '0.00', '-3.00']],
    ['float', ['-1.75', '0', '1e+300']],
  ])('are added up without nulls: %s', (type, expected) => {
    expect(gathered(type, `${each}.sum()`)).toEqual(expected);
  });

  it('are added up beyond what 32 bits or doubles hold', () => {
    expect(gathered('decimal', 'children.map(c, c.v * 10000000000000.00).sum()')).toEqual([
      '17500000000000.0000',
      '0.0000',
      '-30000000000000.0000',
    ]);
  });

  it.each([
    ['int32', ['1.500000', null, '7.000000']],
    ['decimal', ['0.875000', null, '-3.000000']],
    ['float', ['-0.875', null, '1e+300']],
  ])('have an average, which is null where there are none: %s', (type, expected) => {
    expect(gathered(type, `${each}.average()`)).toEqual(expected);
  });

  it.each([
    ['int32', ['-2', null, '7'], ['5', null, '7']],
    ['int64', ['7', null, '-9223372036854775808'], ['9223372036854775800', null, '-9223372036854775808']],
    ['decimal', ['0.50', null, '-3.00'], ['1.25', null, '-3.00']],
    ['float', ['-2.25', null, '1e+300'], ['0.5', null, '1e+300']],
    ['date', ['2024-01-31', null, '9999-12-31'], ['2024-02-29', null, '9999-12-31']],
    ['text', ['b', null, ''], ['Ä', null, '']],
  ])('have a least and a greatest: %s', (type, least, greatest) => {
    expect(gathered(type, `${each}.min()`)).toEqual(least);
    expect(gathered(type, `${each}.max()`)).toEqual(greatest);
  });

  it('have an earliest and a latest to the millisecond', () => {
    expect(gathered('timestamp', `text(${each}.min())`)).toEqual([
      '2024-02-29T10:00:00.250',
      null,
      '2024-03-01T00:00:00.000',
    ]);
    expect(gathered('timestamp', `text(${each}.max())`)[0]).toBe('2024-02-29T10:00:00.500');
  });

  it.each(Object.keys(types))('have a first and a last one, null or not: %s', (type) => {
    const values = types[type]?.['children']?.columns['v']?.values ?? [];

    expect(gathered(type, `${each}.first() == null`)).toEqual(['false', 'true', 'false']);
    expect(gathered(type, `${each}.last() == ${each}.first()`)).toEqual(['false', 'true', 'true']);
    expect(values).toHaveLength(4);
  });

  it.each(Object.keys(types))('are counted where they differ: %s', (type) => {
    expect(gathered(type, `${each}.distinctCount()`)).toEqual(['2', '0', '1']);
  });

  it('that are durations are added up, compared and told apart', () => {
    const long = 'children.map(c, c.v - timestamp("2024-02-29T10:00:00"))';

    expect(gathered('timestamp', `text(${long}.sum() == seconds(0.75))`)).toEqual(['true', 'false', 'false']);
    expect(gathered('timestamp', `${long}.max() < seconds(1)`)).toEqual(['true', null, 'false']);
    expect(gathered('timestamp', `${long}.distinctCount()`)).toEqual(['2', '0', '1']);
  });
});

describe('sums that no type holds', () => {
  it.each([
    ['int64', 'children.map(c, 9223372036854775807).sum()', 'a whole number does not fit 64 bits'],
    ['decimal', 'children.map(c, 99999999999999.9999 * 9999).sum()', 'a decimal has more than 18 digits'],
    ['float', 'children.map(c, c.v * 0.0 + 1e308).sum()', 'a floating-point number is infinite or not a number'],
    ['timestamp', 'children.map(c, days(90000)).sum()', 'a duration has more than 285 years'],
  ])('fail in their row: %s', (type, formula, reason) => {
    expect(() => gathered(type, formula)).toThrow(`The formula of the test fails in row 0: ${reason}`);
  });

  it('are refused of what cannot be added', () => {
    expect(check(`${each}.sum()`, types['text'] ?? {}, 'parents')).toMatchObject({
      faults: [{ code: 'formula/type' }],
    });
    expect(check(`${each}.average()`, types['date'] ?? {}, 'parents')).toMatchObject({
      faults: [{ code: 'formula/type' }],
    });
  });
});
