import { describe, expect, it } from 'vitest';
import { formatRowCount, totalOf } from './use-row-counts.ts';

describe('a number of rows', () => {
  it('is written whole where it is known', () => {
    expect(formatRowCount({ rows: 9_999_998_096, isExact: true })).toBe('9,999,998,096');
  });

  it('has two digits and a mark where it is an estimate', () => {
    expect(formatRowCount({ rows: 4_961_337, isExact: false })).toBe('≈ 5,000,000');
    expect(formatRowCount({ rows: 7, isExact: false })).toBe('≈ 7');
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
