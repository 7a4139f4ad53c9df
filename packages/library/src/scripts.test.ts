import { describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from './index.ts';

const shop = (): Promise<OpenedSchema> =>
  openSchema(`
populace: 1
tables:
  orders: { rows: 1200, columns: { id: uuid, who: { references: people.id } } }
  people: { rows: 700, columns: { id: sequence, name: color.human } }
  secrets: { rows: 3, hidden: true, columns: { id: sequence } }
`);

describe('a schema in one file', () => {
  it('is the same as text, as bytes and in chunks, whatever the batches', async () => {
    const schema = await shop();
    const text = schema.text('sql');

    const parts: Uint8Array[] = [];
    for await (const part of schema.bytes('sql')) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(text);
    expect(schema.text('sql', { batchRows: 4 })).toBe(text);
    expect(text.indexOf('INTO "people"')).toBeLessThan(text.indexOf('INTO "orders"'));
    expect(text).not.toContain('secrets');
  });

  it('says which table a chunk is of, and how many rows it ends', async () => {
    const rows = new Map<string | undefined, number>();
    for (const { table, rows: more } of (await shop()).chunks('sql')) rows.set(table, (rows.get(table) ?? 0) + more);

    expect([...rows]).toEqual([
      [undefined, 0],
      ['people', 700],
      ['orders', 1200],
    ]);
  });

  it('counts rows that are written twice once', async () => {
    const schema = await openSchema(`
populace: 1
tables:
  people: { rows: 9, columns: { id: sequence, team_id: { references: teams.id } } }
  teams: { rows: 3, columns: { id: sequence, chief: { references: people.id, nulls: 10% } } }
`);
    const chunks = [...schema.chunks('sql')];

    expect(chunks.reduce((sum, { rows }) => sum + rows, 0)).toBe(12);
    expect(() => schema.checkSeparate('sql')).toThrow(expect.objectContaining({ code: 'schema/reference-cycle' }));
    expect(() => schema.checkSeparate('sql', { tables: ['teams'] })).not.toThrow();
    expect(() => schema.checkSeparate('csv')).not.toThrow();
  });

  it('has the tables that are named', async () => {
    const schema = await shop();

    expect(schema.text('sql', { tables: ['secrets', 'people'] })).toMatch(/INTO "secrets"[\s\S]*INTO "people"/);
    expect(() => schema.text('sql', { tables: ['peple'] })).toThrow('did you mean people?');
  });

  it('is refused by a format that holds one table, and for a table whose columns are all hidden', async () => {
    const schema = await shop();
    const bare = await openSchema(
      '{ populace: 1, tables: { t: { rows: 1, columns: { a: { generator: uuid, hidden: true } } } } }',
    );

    expect(() => schema.chunks('csv')).toThrow(expect.objectContaining({ code: 'format/cannot-hold' }));
    expect(() => bare.chunks('sql')).toThrow(/no column that is not hidden/);
  });

  it('stops where it is cancelled', async () => {
    const schema = await shop();

    const chunks = schema.chunks('sql', { signal: AbortSignal.abort() });

    expect(() => [...chunks]).toThrow(expect.objectContaining({ code: 'run/cancelled' }));
  });
});
