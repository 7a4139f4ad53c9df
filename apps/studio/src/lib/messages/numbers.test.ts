import { describe, expect, it } from 'vitest';
import { formatCount, formatShare } from './numbers.ts';

describe('numbers of the interface', () => {
  it('have groups, and are powers of ten from 10^15 on', () => {
    expect(formatCount(1_204_000)).toBe('1,204,000');
    expect(formatCount(999_999_999_999_999n)).toBe('999,999,999,999,999');
    expect(formatCount(10n ** 15n)).toBe('1 × 10¹⁵');
    expect(formatCount(85_070_591_730_234_615_865_843_651_857_942_052_864n)).toBe('8.5 × 10³⁷');
    expect(formatCount(-(10n ** 18n))).toBe('-1 × 10¹⁸');
  });

  it('keep two digits of a small share', () => {
    expect(formatShare(0.045)).toBe('4.5%');
    expect(formatShare(0.0002)).toBe('0.02%');
    expect(formatShare(0.000123)).toBe('0.012%');
    expect(formatShare(0)).toBe('0%');
  });
});
