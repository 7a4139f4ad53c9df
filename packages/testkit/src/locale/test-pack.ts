import type { Pack, PackTable } from '@populace/recipes';
import { expect, it } from 'vitest';

/** Declares the tests that every pack must pass, whatever it holds. */
export function testPack(open: () => Promise<Pack>): void {
  it('names a source and a licence for each of its tables', async () => {
    const { tables, credits } = await open();

    expect(credits.map(({ what }) => what)).toEqual(expect.arrayContaining([...tables]));
    for (const { source, licence } of credits) expect(`${source}${licence}`).not.toBe('');
  });

  it('has tables with rows', async () => {
    for (const [name, table] of await openTables(await open())) {
      expect(table.size, name).toBeGreaterThan(0);
      for (const column of table.columns) {
        expect(cellsOf(table, column), `${name} ${column}`).toHaveLength(table.size);
      }
    }
  });

  it('has trimmed texts in NFC without control characters', async () => {
    for (const [name, table] of await openTables(await open())) {
      for (const column of textColumns(table)) {
        const wrong = table.texts(column).filter((text) => {
          const plain = text.normalize('NFC').trim() === text && !/[\p{Cc}\p{Zl}\p{Zp}\ufffd]/u.test(text);
          return text === '' || !plain;
        });
        expect(wrong, `${name} ${column}`).toEqual([]);
      }
    }
  });

  it('has no text twice where its row belongs to the same others', async () => {
    for (const [name, table] of await openTables(await open())) {
      if (!table.columns.includes('text')) continue;
      const owners = ['sex', 'city', 'region'].filter((column) => table.columns.includes(column));
      // A town of two languages may be called the same in both.
      const languages = table.columns.includes('language') ? table.texts('language') : [];
      const keys = table
        .texts('text')
        .map((text, row) => [...owners.map((column) => table.numbers(column)[row]), languages[row], text].join('\t'));

      expect(repeated(keys), name).toEqual([]);
    }
  });

  it('has weights of 0 and more, with one above for each owner of rows', async () => {
    for (const [name, table] of await openTables(await open())) {
      if (!table.columns.includes('weight')) continue;
      const weights = table.numbers('weight');
      const starts = table.starts ?? Int32Array.of(0, table.size);

      expect(Math.min(...weights), name).toBeGreaterThanOrEqual(0);
      for (let owner = 0; owner + 1 < starts.length; owner++) {
        expect(Math.max(...weights.subarray(starts[owner], starts[owner + 1])), `${name} ${owner}`).toBeGreaterThan(0);
      }
    }
  });

  it('refuses a table that it does not have', async () => {
    const pack = await open();

    await expect(pack.table('person.shoeSize')).rejects.toThrow(RangeError);
    await expect(pack.table('__proto__')).rejects.toThrow(RangeError);
  });
}

/** All tables of a pack by name. */
async function openTables(pack: Pack): Promise<[string, PackTable][]> {
  return Promise.all(pack.tables.map(async (name): Promise<[string, PackTable]> => [name, await pack.table(name)]));
}

function textColumns(table: PackTable): readonly string[] {
  return table.columns.filter((column) => typeof cellsOf(table, column)[0] === 'string');
}

/** The cells of a column, of either kind. */
function cellsOf(table: PackTable, column: string): readonly string[] | Int32Array {
  try {
    return table.texts(column);
  } catch {
    return table.numbers(column);
  }
}

/** Returns what stands in a list more than once. */
export function repeated(list: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return list.filter((entry) => seen.size === seen.add(entry).size);
}
