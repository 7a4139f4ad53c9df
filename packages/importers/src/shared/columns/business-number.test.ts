import { describe, expect, it } from 'vitest';
import { codes, column, columnsOf, repeat } from '../../infer-for-tests.ts';

function padded(number: number, width: number): string {
  return `${number}`.padStart(width, '0');
}

/** A number that follows the others in no order. */
function scattered(at: number, width: number): string {
  return padded((at * 7919 + 31) % 10 ** width, width);
}

describe('numbers of businesses', () => {
  it.each([
    ['KD-', 5, 'KD-[0-9]{5}'],
    ['LEK-', 6, 'LEK-[0-9]{6}'],
    ['A-2024-', 5, 'A-2024-[0-9]{5}'],
    ['inv_', 5, 'inv_[0-9]{5}'],
    ['Order #', 5, 'Order #[0-9]{5}'],
    ['KD', 5, 'KD[0-9]{5}'],
  ])('keep the prefix that all have: %s', (prefix, width, pattern) => {
    const found = column(
      'x',
      repeat(40, (at) => `${prefix}${scattered(at, width)}`),
    );
    expect(found).toMatchObject({ generator: 'string.pattern', options: { pattern }, valueType: 'text' });
  });

  it.each([
    ['KD-', 17, 5, `"KD-" + padStart(text(rowNumber + 17), 5, "0")`],
    ['A-2024-', 1, 5, `"A-2024-" + padStart(text(rowNumber + 1), 5, "0")`],
    ['LEK-', 12_345, 6, `"LEK-" + padStart(text(rowNumber + 12345), 6, "0")`],
    ['R-', 990, 3, `"R-" + text(rowNumber + 990)`],
    ['INV', 0, 1, `"INV" + text(rowNumber)`],
  ])('are counters where they rise by one: from %s with %i', (prefix, start, width, formula) => {
    const found = column(
      'x',
      repeat(40, (at) => `${prefix}${padded(start + at, width)}`),
    );
    expect(found).toMatchObject({ generator: 'formula', options: { formula }, unique: false, valueType: 'text' });
    expect(codes(found)).toContain('counted');
  });

  it.each([
    ['of too few rows', 'x', (at: number) => `KD-${scattered(at, 5)}`, 15],
    ['of a column that is called as personal numbers', 'passport', (at: number) => `KD-${scattered(at, 5)}`, 40],
    ['that count, in a column of people', 'patient', (at: number) => `PT-${padded(at, 5)}`, 40],
    ['that are called', 'x', (at: number) => `Tel 030 ${scattered(at, 7)}`, 40],
    ['that say what they are', 'x', (at: number) => `PESEL ${scattered(at, 8)}`, 40],
    ['of accounts', 'x', (at: number) => `DE ${scattered(at, 8)} ${scattered(at, 8)}`, 40],
    ['that begin with a country', 'x', (at: number) => `DE${scattered(at, 7)}`, 40],
    ['of people, with their name', 'x', (at: number) => `ANNA-${scattered(at, 5)}`, 40],
    ['of people, with a name that no list has', 'x', (at: number) => `Quellmalz-${scattered(at, 5)}`, 40],
    ['of the ill', 'x', (at: number) => `HIV-${scattered(at, 5)}`, 40],
  ])('keep nothing: those %s', (_, header, value, count) => {
    const found = column(header, repeat(count, value));
    expect(JSON.stringify(found)).not.toMatch(/KD-|PT-|Tel|PESEL|DE[ 0[]|ANNA|Quellmalz|HIV/);
  });

  it.each(['rowNumber', 'text'])(
    'are no counters beside a column that is called as a part of a formula: %s',
    (header) => {
      const rows = repeat(40, (at) => `KD-${padded(at + 17, 5)};${scattered(at, 3)}\n`);
      expect(columnsOf(`x;${header}\n${rows.join('')}`)[0]).toMatchObject({
        generator: 'string.pattern',
        options: { pattern: 'KD-[0-9]{5}' },
      });
    },
  );
});
