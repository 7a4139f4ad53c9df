import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shardWindow } from './shard.ts';

describe('shards', () => {
  it.each([
    {
      rowCount: 10,
      of: 3,
      windows: [
        [0, 3],
        [3, 3],
        [6, 4],
      ],
    },
    {
      rowCount: 2,
      of: 3,
      windows: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    },
    {
      rowCount: 0,
      of: 3,
      windows: [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
  ])('of $rowCount rows are $of windows side by side', ({ rowCount, of, windows }) => {
    const made = windows.map((_, place) => shardWindow(rowCount, { index: place + 1, of }));

    expect(made).toEqual(windows.map(([from, take]) => ({ from, take })));
  });

  it('are exact for the largest tables', () => {
    expect(shardWindow(2 ** 48, { index: 99_999, of: 100_000 })).toEqual({
      from: 281_469_347_211_121,
      take: 2_814_749_767,
    });
  });

  it('leave no row out and have none twice, whatever the numbers', () => {
    const rows = fc.integer({ min: 0, max: 2 ** 48 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 40 }), (rowCount, of) => {
        let next = 0;
        for (let index = 1; index <= of; index++) {
          const { from, take } = shardWindow(rowCount, { index, of });
          expect(from).toBe(next);
          expect(Math.abs(take - rowCount / of)).toBeLessThanOrEqual(1);
          next = from + take;
        }
        expect(next).toBe(rowCount);
      }),
    );
  });

  it.each([
    [0, 3],
    [4, 3],
    [1, 0],
    [1.5, 3],
    [1, 100_001],
    [Number.NaN, 3],
  ])('refuses shard %d of %d', (index, of) => {
    expect(() => shardWindow(10, { index, of })).toThrow(expect.objectContaining({ code: 'call/usage' }));
  });
});
