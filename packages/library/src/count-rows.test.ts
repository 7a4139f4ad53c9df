import { describe, expect, it } from 'vitest';
import { openSchema } from './index.ts';

/** Shops with as many sales as a formula says, and lines of these. */
const sales = (shops: number): object => ({
  populace: 1,
  seed: 'sales',
  tables: {
    shops: { rows: shops, columns: { id: 'sequence', size: { generator: 'number.integer', min: 0, max: 9 } } },
    sales: {
      rows: { per: 'shops', count: { formula: 'size * 2' } },
      columns: { shop_id: { references: 'shops.id' }, n: 'sequence' },
    },
    lines: { rows: { per: 'sales', count: { between: [1, 4] } }, columns: { n: 'sequence' } },
  },
});

const TOO_MANY = 2 ** 31;

describe('the number of rows of a table that a formula counts', () => {
  it('is that of its parents, however it is counted', async () => {
    const [slowly, atOnce] = [await openSchema(sales(100_000)), await openSchema(sales(100_000))];
    const expected = [...atOnce.table('shops').rows()].reduce((sum, row) => sum + Number(row['size']) * 2, 0);

    expect(await slowly.table('sales').countRows()).toBe(expected);
    expect(atOnce.table('sales').rowCount).toBe(expected);
  });

  it('is about what the first parents have where there are many of them, and nothing is counted for it', async () => {
    const schema = await openSchema(sales(TOO_MANY));
    const [shops, sold, lines] = schema.tables.map((table) => table.rowEstimate());

    expect(shops).toEqual({ rows: TOO_MANY, isExact: true });
    expect(sold?.isExact).toBe(false);
    expect((sold?.rows ?? 0) / TOO_MANY).toBeCloseTo(9, 0);
    expect((lines?.rows ?? 0) / (sold?.rows ?? 1)).toBeCloseTo(2.5, 3);
  });

  it('is exact where there are few', async () => {
    const schema = await openSchema(sales(1000));

    expect(schema.table('lines').rowEstimate()).toEqual({ rows: schema.table('lines').rowCount, isExact: true });
  });

  it('is counted while other work goes on, parents first, until that is cancelled', async () => {
    const schema = await openSchema(sales(TOO_MANY));
    const controller = new AbortController();
    const heard: object[] = [];
    const counted = schema.table('lines').countRows({
      signal: controller.signal,
      onProgress(progress) {
        heard.push(progress);
        if (heard.length === 3) controller.abort();
      },
    });

    await expect(counted).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(heard).toHaveLength(3);
    expect(heard).toEqual(
      heard.map(() => ({ name: 'rows of sales', table: 'shops', counted: expect.any(Number), of: TOO_MANY })),
    );
  });
});
