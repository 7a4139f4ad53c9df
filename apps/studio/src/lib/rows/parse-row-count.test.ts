import { expect, it } from 'vitest';
import { parseRowCount } from './parse-row-count.ts';

it.each([
  ['0', 0],
  ['10000', 10_000],
  ['10,000', 10_000],
  ['1_000_000', 1_000_000],
  ['1 000 000', 1_000_000],
  ["1'000'000", 1_000_000],
  ['10k', 10_000],
  ['10 K', 10_000],
  ['2.5M', 2_500_000],
  ['2.3m', 2_300_000],
  ['1bn', 1_000_000_000],
  ['2B', 2_000_000_000],
  ['2b', 2_000_000_000],
  ['2 billion', 2_000_000_000],
  ['3 million', 3_000_000],
  ['1.5 Thousand', 1_500],
  ['1e6', 1_000_000],
  ['1.5E3', 1_500],
  ['3.0', 3],
  ['281474976710656', 2 ** 48],
])('reads a number of rows as people write it: %s', (typed, count) => {
  expect(parseRowCount(typed)).toBe(count);
});

it.each([
  '',
  '-1',
  '1.5',
  '1.2345k',
  '1,00',
  'ten',
  '1e',
  '1kk',
  '2 bill',
  '2 mb',
  '281474976710657',
  '1e30',
  '1.000.000',
])('does not read what is no number of rows: %s', (typed) => {
  expect(parseRowCount(typed)).toBeUndefined();
});
