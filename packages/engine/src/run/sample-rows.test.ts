import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleRows, sampleWindows } from './sample-rows.ts';

it('takes all rows where there are no more', () => {
  expect([...sampleRows({ from: 7, take: 3 }, 3)]).toEqual([7, 8, 9]);
  expect([...sampleRows({ from: 7, take: 0 }, 3)]).toEqual([]);
});

it('takes one row of each of equal parts, in order', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 40 }),
      fc.integer({ min: 1, max: 2 ** 47 }),
      fc.integer({ min: 1, max: 500 }),
      (from, take, count) => {
        fc.pre(take > count);
        const rows = [...sampleRows({ from, take }, count)];
        expect(rows).toHaveLength(count);
        for (const [i, row] of rows.entries()) {
          expect(row).toBeGreaterThanOrEqual(from + Math.floor((i * take) / count) - 1);
          expect(row).toBeLessThanOrEqual(from + Math.ceil(((i + 1) * take) / count));
          expect(row).toBeGreaterThan(rows[i - 1] ?? -1);
        }
      },
    ),
  );
});

it('meets what comes every so many rows as often as it is there', () => {
  const rows = [...sampleRows({ from: 0, take: 10_000_000 }, 10_000)];

  for (const period of [2, 5, 10, 1000]) {
    const met = rows.filter((row) => row % period === 0).length;
    expect(Math.abs(met - rows.length / period)).toBeLessThan(3 * Math.sqrt(rows.length / period));
  }
});

it('takes pieces that lie apart, or all rows', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 40 }),
      fc.oneof(fc.nat({ max: 3000 }), fc.nat({ max: 2 ** 40 })),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      (from, take, pieces, rows) => {
        const windows = sampleWindows({ from, take }, { pieces, rows });
        let end = from;
        for (const window of windows) {
          expect(window.from).toBeGreaterThanOrEqual(end);
          end = window.from + window.take;
        }
        expect(end).toBeLessThanOrEqual(from + take);
        const taken = windows.reduce((all, window) => all + window.take, 0);
        expect(taken).toBe(Math.min(take, pieces * rows));
      },
    ),
  );
});
