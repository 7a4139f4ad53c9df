import { describe, expect, it } from 'vitest';
import { type GridPlace, type GridShape, moveFocus } from './focus-moves.ts';

const shape: GridShape = {
  rowCount: 2_000_000_000,
  columnCount: 5,
  pinned: [42, 7],
  firstRow: 1000,
  pageRows: 20,
  isRtl: false,
};
const cell: GridPlace = { area: 'rows', row: 1010, column: 2 };

function after(at: GridPlace, key: string, over: Partial<GridShape> = {}): GridPlace | undefined {
  const [name = '', ctrl] = key.split('+').toReversed();
  return moveFocus(at, { key: name, ctrl: ctrl === 'Ctrl' }, { ...shape, ...over });
}

describe('keys in the grid', () => {
  it('go one on', () => {
    expect(after(cell, 'ArrowDown')).toEqual({ ...cell, row: 1011 });
    expect(after(cell, 'ArrowUp')).toEqual({ ...cell, row: 1009 });
    expect(after(cell, 'ArrowRight')).toEqual({ ...cell, column: 3 });
    expect(after(cell, 'ArrowLeft')).toEqual({ ...cell, column: 1 });
  });

  it('go the way that the eye sees from right to left', () => {
    expect(after(cell, 'ArrowLeft', { isRtl: true })).toEqual({ ...cell, column: 3 });
    expect(after(cell, 'ArrowRight', { isRtl: true })).toEqual({ ...cell, column: 1 });
  });

  it('stop at the edges', () => {
    expect(after({ ...cell, column: 4 }, 'ArrowRight')).toEqual({ ...cell, column: 4 });
    expect(after({ ...cell, column: 0 }, 'ArrowLeft')).toEqual({ ...cell, column: 0 });
    expect(after({ ...cell, row: 1_999_999_999 }, 'ArrowDown')).toEqual({ ...cell, row: 1_999_999_999 });
  });

  it('reach both ends of the row and of the table', () => {
    expect(after(cell, 'Home')).toEqual({ ...cell, column: 0 });
    expect(after(cell, 'End')).toEqual({ ...cell, column: 4 });
    expect(after(cell, 'Ctrl+Home')).toEqual({ area: 'rows', row: 0, column: 0 });
    expect(after(cell, 'Ctrl+End')).toEqual({ area: 'rows', row: 1_999_999_999, column: 4 });
    expect(after(cell, 'Ctrl+ArrowDown')).toEqual({ ...cell, row: 1_999_999_999 });
  });

  it('turn pages', () => {
    expect(after(cell, 'PageDown')).toEqual({ ...cell, row: 1030 });
    expect(after({ ...cell, row: 5 }, 'PageUp')).toEqual({ ...cell, row: 0 });
  });

  it('go over the rows that stay on top to the heads, and back to what is seen', () => {
    const path = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'];

    const places: GridPlace[] = [{ ...cell, row: 0 }];
    for (const key of path) places.push(after(places.at(-1) ?? cell, key) ?? cell);

    expect(places.map(({ area, row }) => `${area} ${row}`)).toEqual([
      'rows 0',
      'pinned 7',
      'pinned 42',
      'head 0',
      'head 0',
      'pinned 42',
      'pinned 7',
      'rows 1000',
    ]);
  });

  it('stay on the heads where there are no rows', () => {
    const head: GridPlace = { area: 'head', row: 0, column: 1 };

    expect(after(head, 'ArrowDown', { rowCount: 0, pinned: [] })).toEqual(head);
    expect(after(head, 'PageDown', { rowCount: 0, pinned: [] })).toEqual(head);
  });

  it('are left to others where they move nothing', () => {
    expect(after(cell, 'x')).toBeUndefined();
    expect(after(cell, 'Tab')).toBeUndefined();
  });
});
