import { describe, expect, it } from 'vitest';
import { parseRowNumber } from './parse-row-number.ts';

const ROWS = 2_000_000_000;

describe('the number of a row', () => {
  it.each([
    '1000000000',
    '1_000_000_000',
    '1e9',
    '1E+9',
    '1,000,000,000',
    '1.000.000.000',
    '1 000 000 000',
    ' 1’000’000’000 ',
  ])('is read from %s', (typed) => {
    expect(parseRowNumber(typed, ROWS)).toEqual({ kind: 'row', row: 1_000_000_000 });
  });

  it('counts from the end where it is below zero', () => {
    expect(parseRowNumber('-1', ROWS)).toEqual({ kind: 'row', row: ROWS - 1 });
    expect(parseRowNumber('−2000000000', ROWS)).toEqual({ kind: 'row', row: 0 });
  });

  it('takes 1.5e3 for what it is', () => {
    expect(parseRowNumber('1.5e3', ROWS)).toEqual({ kind: 'row', row: 1500 });
  });

  it.each(['2000000000', '-2000000001', '1e10', '9999999999999999'])('says that %s is outside', (typed) => {
    expect(parseRowNumber(typed, ROWS)).toEqual({ kind: 'outside' });
  });

  it('has no row in an empty table', () => {
    expect(parseRowNumber('0', 0)).toEqual({ kind: 'outside' });
    expect(parseRowNumber('-1', 0)).toEqual({ kind: 'outside' });
  });

  it.each(['', 'one', '1.5', '1e-3', '1,00', '1,000.000', '12 34', '0x10', '1e9x'])(
    'does not guess what “%s” means',
    (typed) => {
      expect(parseRowNumber(typed, ROWS)).toEqual({ kind: 'unreadable' });
    },
  );
});
