import { describe, expect, it } from 'vitest';
import { countsOf, formatRowCount, totalOf } from './use-row-counts.ts';

describe('a number of rows', () => {
  it('is written whole where it is known', () => {
    expect(formatRowCount({ rows: 9_999_998_096, isExact: true })).toBe('9,999,998,096');
  });

  it('has two digits and a mark where it is an estimate', () => {
    expect(formatRowCount({ rows: 4_961_337, isExact: false })).toBe('≈ 5,000,000');
    expect(formatRowCount({ rows: 7, isExact: false })).toBe('≈ 7');
  });
});

describe('the numbers of rows of tables', () => {
  const told = [
    { table: 'customers', rows: { rows: 1_000, isExact: true } },
    { table: 'orders', rows: { rows: 5_000, isExact: false } },
    { table: 'unknown', rows: undefined },
  ];
  const written = { pointer: '/tables/customers/rows' };

  it('are what the document says before the engine has read it', () => {
    const counts = countsOf(told, [
      { name: 'customers', rows: { ...written, kind: 'count', text: '2_000_000_000' } },
      { name: 'orders', rows: { kind: 'absent' } },
      { name: 'tiers', rows: { ...written, kind: 'given', count: 3 } },
    ]);

    expect([...counts]).toEqual([
      ['customers', { rows: 2_000_000_000, isExact: true }],
      ['orders', { rows: 5_000, isExact: false }],
      ['tiers', { rows: 3, isExact: true }],
    ]);
  });

  it('stay what they were where the document says none that can be', () => {
    const counts = countsOf(told, [{ name: 'customers', rows: { ...written, kind: 'count', text: '-4' } }]);

    expect(counts.get('customers')).toEqual({ rows: 1_000, isExact: true });
  });
});

describe('a total of rows', () => {
  it('is an estimate as soon as one of its parts is', () => {
    expect(
      totalOf([
        { rows: 3, isExact: true },
        { rows: 4, isExact: true },
      ]),
    ).toEqual({ rows: 7, isExact: true });
    expect(
      totalOf([
        { rows: 3, isExact: true },
        { rows: 4, isExact: false },
      ]),
    ).toEqual({ rows: 7, isExact: false });
  });

  it('is not known where a part is not', () => {
    expect(totalOf([{ rows: 3, isExact: true }, undefined])).toBeUndefined();
  });
});
