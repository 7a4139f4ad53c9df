import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { estimate } from './answer-export.ts';

const shop = readFileSync(new URL('../../../../../examples/shop.yaml', import.meta.url), 'utf8');
/** So many customers that a sample has to do. */
const text = shop.replace('rows: 1_000', 'rows: 12_000');

describe('the estimate of an export', () => {
  it.each(['customers', 'products', 'orders', 'order_lines'])('is near what %s become', async (name) => {
    const table = (await openSchema(text)).table(name);
    for (const format of ['csv', 'ndjson', 'sql']) {
      const ask = { text, table: name, format, options: {}, from: 0, take: table.rowCount, gzip: true };
      const { rows, bytes, packed } = await estimate(ask);

      const made = new TextEncoder().encode(table.text(format));
      expect(rows).toBe(table.rowCount);
      expect([format, Math.abs(bytes / made.length - 1) < 0.03]).toEqual([format, true]);
      const packedShare = (packed?.bytes ?? 0) / gzipSync(made).length;
      expect([format, packedShare > 0.9 && packedShare < 1.1]).toEqual([format, true]);
    }
  });

  it('is of the rows that are there, and exact where they are few', async () => {
    const ask = { text, table: 'products', format: 'csv', options: {}, from: 190, take: 50, gzip: false };

    const { rows, bytes, packed } = await estimate(ask);

    const table = (await openSchema(text)).table('products');
    expect({ rows, packed }).toEqual({ rows: 10, packed: undefined });
    expect(bytes).toBe(new TextEncoder().encode(table.text('csv', { from: 190, take: 10 })).length);
    expect(await estimate({ ...ask, from: 5000 })).toMatchObject({ rows: 0, packed: undefined });
  });
});
