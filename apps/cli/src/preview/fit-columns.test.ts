import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';

describe('fitColumns', () => {
  it('gives every column what it wants where there is room, or no limit', () => {
    expect(fitColumns([3, 10, 40], 57)).toEqual([{ columns: [0, 1, 2], widths: [3, 10, 40] }]);
    expect(fitColumns([60, 60, 60], Number.POSITIVE_INFINITY)).toEqual([{ columns: [0, 1, 2], widths: [60, 60, 60] }]);
  });

  it('takes from the widest first', () => {
    expect(fitColumns([3, 10, 40], 37)).toEqual([{ columns: [0, 1, 2], widths: [3, 10, 20] }]);
    expect(fitColumns([3, 30, 40], 40)).toEqual([{ columns: [0, 1, 2], widths: [3, 17, 16] }]);
  });

  it('puts what has no room into further blocks, each behind the first column where that is narrow', () => {
    expect(fitColumns([4, 30, 30, 30, 5], 40)).toEqual([
      { columns: [0, 1, 2], widths: [4, 16, 16] },
      { columns: [0, 3, 4], widths: [4, 27, 5] },
    ]);
    expect(fitColumns([20, 20, 20], 20)).toEqual([
      { columns: [0], widths: [20] },
      { columns: [1], widths: [20] },
      { columns: [2], widths: [20] },
    ]);
  });

  it('keeps one column a block in any case', () => {
    expect(fitColumns([50, 50], 4)).toEqual([
      { columns: [0], widths: [4] },
      { columns: [1], widths: [4] },
    ]);
  });

  it('shows each column once, besides the first, within the width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
        fc.integer({ min: 20, max: 300 }),
        (natural, width) => {
          const blocks = fitColumns(natural, width);
          const shown = blocks.flatMap(({ columns }, index) => columns.filter((column) => index === 0 || column > 0));
          expect(shown).toEqual(natural.map((_, column) => column));
          for (const { widths, columns } of blocks) {
            expect(widths.reduce((total, one) => total + one + 2, -2)).toBeLessThanOrEqual(width);
            for (const [index, column] of columns.entries()) {
              const least = columns.length === 1 ? 1 : Math.min(16, natural[column] ?? 0);
              expect(widths[index]).toBeGreaterThanOrEqual(least);
            }
          }
        },
      ),
    );
  });
});
