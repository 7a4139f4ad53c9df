import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parseDocument } from '@populace/document';
import { planWorld, type World } from '@populace/engine';
import { checkDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { checkSchema, openSchema } from './index.ts';
import { defaultRegistry, schemaRegistry } from './registry/registry.ts';

const schema = `populace: 1
locale: { en_US: 40, ja_JP: 30, ko_KR: 30 }
tables:
  lines:
    rows: 3_000
    columns:
      country: location.countryCode
      price: commerce.price
      quantity: { generator: number.integer, min: 1, max: 9 }
      amount: { formula: price * quantity }
      total: { generator: finance.amount, max: 50_000 }
      double: { formula: total * 2 }
      exact: { generator: commerce.price, type: "decimal(14,4)" }
      whole: { generator: number.integer, min: 1, max: 900_000, type: "decimal(18,6)" }
      counted: { generator: sequence, type: "decimal(18,2)" }
`;

async function plan(): Promise<World> {
  const { node } = parseDocument(schema.replace('3_000', '100_000_000_000_000'));
  const checked = node && checkDocument(node, schemaRegistry(), {});
  if (checked?.model === undefined) throw new Error(JSON.stringify(checked?.problems));
  const { world, problems } = await planWorld(checked.model, defaultRegistry());
  if (world === undefined) throw new Error(JSON.stringify(problems));
  return world;
}

describe('money in a mix of currencies', () => {
  it('is one decimal type with the decimals of the finest', async () => {
    const { columns } = (await openSchema(schema)).table('lines');
    const types = Object.fromEntries(columns.map(({ name, type }) => [name, type]));

    expect(types).toMatchObject({ price: 'decimal(10,2)', total: 'decimal(7,2)', amount: 'decimal(18,2)' });
  });

  it('has all of its decimals, and none in a currency without', async () => {
    const { tables } = await openSchema(schema);

    const rows = [...(tables[0]?.rows({ take: 500 }) ?? [])];

    for (const { country, price, quantity, amount, exact, total, double } of rows) {
      expect(total).toMatch(country === 'US' ? /^\d+\.\d\d$/ : /^\d+\.00$/);
      expect(Number(double)).toBeCloseTo(Number(total) * 2, 6);
      expect(price).toMatch(country === 'US' ? /^\d+\.\d\d$/ : /^\d+\.00$/);
      expect(exact).toMatch(country === 'US' ? /^\d+\.\d\d00$/ : /^\d+\.0000$/);
      expect(Number(amount)).toBeCloseTo(Number(price) * Number(quantity), 6);
    }
    expect(rows.some(({ country, price }) => country === 'US' && !String(price).endsWith('.00'))).toBe(true);
    expect(rows.some(({ country, total }) => country === 'US' && !String(total).endsWith('.00'))).toBe(true);
  });

  it('is what the locale alone has, but for the zeros', async () => {
    const mixed = (await openSchema(schema)).table('lines');
    const alone = (await openSchema(schema, { locale: 'ja_JP' })).table('lines');

    const pairs = [...mixed.rows({ take: 300 })].map((row, index) => [
      row,
      [...alone.rows({ from: index, take: 1 })][0],
    ]);

    for (const [row, own] of pairs) {
      if (row?.['country'] !== 'JP') continue;
      expect(row['price']).toBe(`${own?.['price']}.00`);
      expect(row['total']).toBe(`${own?.['total']}.00`);
    }
  });

  it('is read by DuckDB from Parquet as it is in CSV', async () => {
    const table = (await openSchema(schema)).table('lines');
    const folder = mkdtempSync(join(tmpdir(), 'populace-money-'));
    const pieces: Uint8Array[] = [];
    for await (const piece of table.bytes('parquet')) pieces.push(piece.slice());
    writeFileSync(join(folder, 'a.parquet'), Buffer.concat(pieces));
    writeFileSync(join(folder, 'a.csv'), await table.text('csv'));
    const connection = await (await DuckDBInstance.create()).connect();

    const read = await connection.runAndReadAll(
      `SELECT count(*) FROM (SELECT price::VARCHAR, total::VARCHAR, exact::VARCHAR, whole::VARCHAR, counted::VARCHAR FROM '${folder}/a.parquet'
       EXCEPT ALL SELECT price, total, exact, whole, counted FROM read_csv('${folder}/a.csv', all_varchar = true))`,
    );
    rmSync(folder, { recursive: true });

    expect(read.getRows()).toEqual([[0n]]);
  });

  it('refuses whole numbers that a decimal type has no room for', async () => {
    const text = schema.replace('decimal(18,6)', 'decimal(8,4)');

    expect((await checkSchema(text)).map(({ message }) => message)).toEqual([
      '"whole" makes numbers from 1 to 900000, which do not all fit into decimal(8,4); narrow them, or drop type',
    ]);
  });
});

testEquality('a mix of currencies', plan, { starts: [0, 1_000_003, 2 ** 32 - 70, 2 ** 44 + 1] });
