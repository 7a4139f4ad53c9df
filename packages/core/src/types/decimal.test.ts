import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, formatDecimal, parseDecimal } from './decimal.ts';
import { parseType } from './parse-type.ts';
import { parseWhole } from './whole-number.ts';

describe('decimal numbers', () => {
  it.each([
    ['0.1', 1n, 1],
    ['-12.50', -125n, 1],
    ['1_000.5', 10_005n, 1],
    ['1e3', 1000n, 0],
    ['1e-7', 1n, 7],
    ['0', 0n, 0],
    ['-0.000', 0n, 0],
    ['999999999999999999', 999_999_999_999_999_999n, 0],
    ['0.123456789012345678', 123_456_789_012_345_678n, 18],
  ])('reads %s exactly', (text, digits, scale) => {
    expect(parseDecimal(text)).toEqual({ digits, scale });
  });

  it.each([
    '',
    '.',
    '1.',
    '.5',
    '1__0',
    '1e',
    'abc',
    '1e400',
    '1234567890123456789012345678901234567890',
    '1e-39',
    '0x10',
    '1 000',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('are written so that they read back', () => {
    const decimals = fc.record({ digits: fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), scale: fc.nat(17) });
    fc.assert(
      fc.property(decimals, (decimal) => {
        const read = parseDecimal(formatDecimal(decimal));
        expect(read && compareDecimals(read, decimal)).toBe(0);
      }),
    );
  });

  it('compares numbers of different scale', () => {
    expect(compareDecimals({ digits: 15n, scale: 1 }, { digits: 149n, scale: 2 })).toBeGreaterThan(0);
    expect(compareDecimals({ digits: -2n, scale: 0 }, { digits: -15n, scale: 1 })).toBeLessThan(0);
  });
});

describe('whole numbers', () => {
  it('are exact beyond what a number holds, with _ between digits', () => {
    expect(parseWhole('9_223_372_036_854_775_807')).toBe(9_223_372_036_854_775_807n);
    expect(parseWhole('+7')).toBe(7n);
    expect(parseWhole('-007')).toBe(-7n);
  });

  it.each(['', '_1', '1_', '1__0', '1.0', '0x1', '-', ' 1', '9'.repeat(65)])('are not %j', (text) => {
    expect(parseWhole(text)).toBeUndefined();
  });
});

describe('names of types', () => {
  it.each([
    ['int64', { kind: 'int64' }],
    ['decimal(10,2)', { kind: 'decimal', precision: 10, scale: 2 }],
    ['decimal(18, 18)', { kind: 'decimal', precision: 18, scale: 18 }],
    ['decimal(5)', { kind: 'decimal', precision: 5, scale: 0 }],
    ['timestamptz', { kind: 'timestamptz', precision: 's' }],
  ])('reads %s', (text, type) => {
    expect(parseType(text)).toEqual(type);
  });

  it.each(['decimal', 'decimal(39,2)', 'decimal(0)', 'decimal(2,3)', 'INT64', 'array', '__proto__', ''])(
    'refuses %j',
    (text) => {
      expect(parseType(text)).toBeUndefined();
    },
  );
});
