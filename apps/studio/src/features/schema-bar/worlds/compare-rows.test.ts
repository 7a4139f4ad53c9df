import { describe, expect, it } from 'vitest';
import { compareRows } from './compare-rows.ts';

const columns = [{ name: 'id' }, { name: 'city' }];
const world = (...cities: readonly (string | null)[]) => ({
  columns,
  cells: [cities.map((_, row) => `${row + 1}`), cities],
});

describe('two worlds', () => {
  it('differ in the cells that are not the same, missing values too', () => {
    const found = compareRows(world('Bonn', 'Ulm', null, null), world('Bonn', 'Kiel', 'Trier', null));

    expect(found.changed.map((row) => row.join())).toEqual(['false,false', 'false,true', 'false,true', 'false,false']);
    expect(found).toMatchObject({ rows: 4, rowsChanged: 2, share: 0.25 });
  });

  it('differ in the rows that only one has', () => {
    expect(compareRows(world('Bonn', 'Ulm', 'Kiel'), world('Bonn'))).toMatchObject({
      rows: 3,
      rowsChanged: 2,
      share: 0,
      changed: [[false, false]],
    });
  });

  it('are the same where nothing differs, or nothing is there', () => {
    expect(compareRows(world('Bonn'), world('Bonn'))).toMatchObject({ rows: 1, rowsChanged: 0, share: 0 });
    expect(compareRows({ columns: [], cells: [] }, { columns: [], cells: [] })).toMatchObject({ rows: 0, share: 0 });
  });
});
