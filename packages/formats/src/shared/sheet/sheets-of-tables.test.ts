import { describe, expect, it } from 'vitest';
import { sheetsOfTables, usualLimits } from './sheets-of-tables.ts';

const rules = { header: true, rollover: true, limits: usualLimits };
const tableOf = (rowCount: number): { name: string; rowCount: number; columnCount: number } => ({
  name: 'orders',
  rowCount,
  columnCount: 3,
});

describe('the sheets of a table', () => {
  it('have all of its rows, in order', () => {
    const [sheets = []] = sheetsOfTables([tableOf(2_500_000)], rules);

    expect(sheets.map(({ name }) => name)).toEqual(['orders', 'orders 2', 'orders 3']);
    expect(sheets.reduce((sum, { rows }) => sum + rows, 0)).toBe(2_500_000);
  });

  it('are at most ten thousand, which is known before there is one', () => {
    const most = 10_000 * 1_032_192;

    expect(sheetsOfTables([tableOf(most)], rules)[0]).toHaveLength(10_000);
    expect(() => sheetsOfTables([tableOf(most), tableOf(1)], rules)).toThrow(/10,001 sheets, but .* 10,000 at most/);
    expect(() => sheetsOfTables([tableOf(2 ** 48)], rules)).toThrow(/--split/);
  });
});
