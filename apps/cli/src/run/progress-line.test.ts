import { expect, it } from 'vitest';
import { progressWords } from './progress-line.ts';

it('tells share, speed, size and the time left', () => {
  const progress = { table: 'orders', rows: 1_500_000, rowsTotal: 6_000_000, bytes: 123_456_789 };

  expect(progressWords(progress, 3)).toBe('orders  25 %  1,500,000 rows  500,000 rows/s  123 MB  9 s left');
});

it('says nothing of the time left before it knows', () => {
  expect(progressWords({ table: 'a\n', rows: 0, rowsTotal: 0, bytes: 0 }, 0)).toBe(
    'a\\n  100 %  0 rows  0 rows/s  0 B',
  );
});

it('tells how far the rows of a table are counted', () => {
  const counting = { name: 'rows of sales', table: 'shops', counted: 68, of: 200 };

  expect(progressWords({ table: 'sales', rows: 0, rowsTotal: 0, bytes: 0, counting }, 1)).toBe(
    'rows of sales  34 % of shops counted',
  );
});
