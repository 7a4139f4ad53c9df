import { expect, it } from 'vitest';
import { byteWords, counted, countWords, timeWords } from './number-words.ts';

it('writes counts with commas', () => {
  expect([0, 999, 1000, 1234567].map(countWords)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect(countWords(10n ** 15n)).toBe('1,000,000,000,000,000');
  expect([counted(1, 'row'), counted(0, 'row'), counted(2000, 'row')]).toEqual(['1 row', '0 rows', '2,000 rows']);
});

it('writes sizes with three digits', () => {
  const sizes = [0, 999, 1000, 1234, 9_999, 12_345, 99_950, 999_499, 999_500, 1_234_567_890, 5e18];

  expect(sizes.map(byteWords)).toEqual([
    '0 B',
    '999 B',
    '1.00 kB',
    '1.23 kB',
    '10.0 kB',
    '12.3 kB',
    '100 kB',
    '999 kB',
    '1.00 MB',
    '1.23 GB',
    '5000 PB',
  ]);
});

it('writes times as people say them', () => {
  const times = [0, 0.123, 9.99, 9.996, 59.6, 200, 3599, 3600, 7500, 4_000_000];

  expect(times.map(timeWords)).toEqual([
    '0.00 s',
    '0.12 s',
    '9.99 s',
    '10 s',
    '1 min 0 s',
    '3 min 20 s',
    '59 min 59 s',
    '1 h 0 min',
    '2 h 5 min',
    '1,111 h 6 min',
  ]);
});
