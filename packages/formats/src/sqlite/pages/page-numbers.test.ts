import { describe, expect, it } from 'vitest';
import { demandPages, pageAt, pageNumber, placePages } from './page-numbers.ts';

const GIB = 2 ** 30;

/** Three pages, of which the first leads to the others by their indexes. */
function three(pageSize: number): { readonly bytes: Uint8Array; readonly pointers: Int32Array } {
  const bytes = new Uint8Array(3 * pageSize);
  const view = new DataView(bytes.buffer);
  view.setUint32(8, 1);
  view.setUint32(12, 2);
  for (let page = 0; page < 3; page++) bytes[page * pageSize] = page + 1;
  return { bytes, pointers: Int32Array.of(8, 12) };
}

describe('pages at their place', () => {
  it('are led to by their numbers', () => {
    const { bytes, pointers } = three(512);

    const placed = placePages(bytes, pointers, { place: 5 * 512, pageSize: 512 });

    expect(placed).toBe(bytes);
    expect([...placed.subarray(8, 16)]).toEqual([0, 0, 0, 7, 0, 0, 0, 8]);
  });

  it.each([
    [-2, [1, 2, 0, 3], [2_097_152, 2_097_154]],
    [-1, [1, 0, 2, 3], [2_097_154, 2_097_155]],
    [0, [0, 1, 2, 3], [2_097_155, 2_097_156]],
    [-3, [1, 2, 3], [2_097_151, 2_097_152]],
    [1, [1, 2, 3], [2_097_155, 2_097_156]],
  ])('leave the page free that begins after 1 GiB, where they begin %d pages from it', (offset, order, numbers) => {
    const { bytes, pointers } = three(512);
    const place = GIB + offset * 512;

    const placed = placePages(bytes, pointers, { place, pageSize: 512 });

    const pages = Array.from({ length: placed.length / 512 }, (_, page) => placed[page * 512]);
    const view = new DataView(placed.buffer, pages.indexOf(1) * 512);
    expect([pages, [view.getUint32(8), view.getUint32(12)]]).toEqual([order, numbers]);
    expect([1, 2].map((index) => pageNumber(place / 512 + 1, index, 512))).toEqual(numbers);
  });
});

describe('the pages of a file', () => {
  const tableOf = (rowCount: number): { name: string; rowCount: number; columns: readonly string[] } => ({
    name: 'orders',
    rowCount,
    columns: ['id'],
  });

  it('are counted before there is a row, as far as columns tell', () => {
    expect(() => demandPages([tableOf(10 ** 12)], 4096)).not.toThrow();
    expect(() => demandPages([tableOf(2 ** 48)], 4096)).toThrow(
      '281,474,976,710,656 rows of orders are more than a database of SQLite has pages for (4,294,967,294 of 4096 bytes)',
    );
    expect(() => demandPages([tableOf(10 ** 13)], 4096)).toThrow(/larger pageSize/);
    expect(() => demandPages([tableOf(10 ** 13)], 65_536)).not.toThrow();
  });

  it('end with the last that 32 bits count', () => {
    expect(pageAt(4096 * (2 ** 32 - 3), 4096)).toBe(2 ** 32 - 2);
    expect(() => pageAt(4096 * (2 ** 32 - 2), 4096)).toThrow(/4,294,967,294 pages at most/);
  });
});
