import { peopleSchema } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOrigin, openSchema } from './index.ts';

const formats = ['csv', 'tsv', 'ndjson', 'json'];

/** Joins the parts that `cuts` make of a window. */
function joined(parts: readonly Uint8Array[]): string {
  return Buffer.concat(parts).toString('utf8');
}

describe('parts of a table', () => {
  it.each(formats)('join to the whole in %s, wherever the cuts are and whoever makes them first', async (format) => {
    const schema = await openSchema(peopleSchema);
    const table = schema.table('people');
    const window = { from: 1000, take: 700 };
    const whole = table.text(format, window);
    const end = window.from + window.take;

    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: window.from, max: end }), { maxLength: 6 }), (cuts) => {
        const edges = [window.from, ...cuts.toSorted((a, b) => a - b), end];
        const maker = table.parts(format, window);
        const rows = edges.slice(1).map((to, at) => ({ from: edges[at] ?? 0, take: to - (edges[at] ?? 0) }));
        const made = new Map(rows.toReversed().map((part) => [part, maker.part(part).bytes.slice()]));

        const parts = rows.map((part) => made.get(part) ?? new Uint8Array());
        expect(joined([maker.head().slice(), ...parts, maker.tail([])])).toBe(whole);
      }),
      { numRuns: 10 },
    );
  });

  it.each(formats)('of a window without rows are head and tail in %s', async (format) => {
    const schema = await openSchema(peopleSchema);
    const maker = schema.table('people').parts(format, { take: 0 });

    const text = joined([maker.head().slice(), maker.part({ from: 0, take: 0 }).bytes, maker.tail([])]);

    expect(text).toBe(schema.table('people').text(format, { take: 0 }));
  });

  it('are written into a buffer that has room, and grow out of one that has none', async () => {
    const table = (await openSchema(peopleSchema)).table('people');
    const maker = table.parts('csv');
    const [large, small] = [new ArrayBuffer(2 ** 20), new ArrayBuffer(10)];

    const inLarge = maker.part({ from: 0, take: 600 }, large).bytes;
    const inSmall = maker.part({ from: 0, take: 600 }, small).bytes;

    expect(inLarge.buffer).toBe(large);
    expect(inSmall.buffer).not.toBe(small);
    expect(Buffer.compare(inLarge, inSmall)).toBe(0);
  });

  it('are refused outside of the window', async () => {
    const maker = (await openSchema(peopleSchema)).table('people').parts('csv', { from: 10, take: 10 });

    for (const rows of [
      { from: 9, take: 2 },
      { from: 19, take: 2 },
    ]) {
      expect(() => maker.part(rows)).toThrow(expect.objectContaining({ code: 'internal' }));
    }
  });
});

describe('the origin of a schema', () => {
  it.each([
    ['text', 'populace: 1\ntables: { a: { rows: 1_000, columns: { name: person.fullName, id: uuid } } }'],
    [
      'plain values',
      { populace: 1, tables: { t: { rows: 9, columns: { id: 'uuid', at: { generator: 'date.past' } } } } },
    ],
  ])('makes the same schema of a copy: %s', async (_, source) => {
    const options = { seed: 2n ** 70n, rows: 50, now: '2025-03-04' };
    const schema = await openSchema(source, options);

    const copy = await openOrigin(structuredClone(schema.origin));

    expect(copy.seed).toBe(schema.seed);
    for (const { name } of schema.tables) expect(copy.table(name).text('csv')).toBe(schema.table(name).text('csv'));
  });

  it('is not changed by whoever opened the schema', async () => {
    const source = { populace: 1, tables: { t: { rows: 3, columns: { id: 'sequence' } } } };
    const rows = { t: 5 };
    const schema = await openSchema(source, { rows });

    source.tables.t.columns.id = 'uuid';
    rows.t = 7;

    expect((await openOrigin(schema.origin)).table('t').text('csv')).toBe('id\n1\n2\n3\n4\n5\n');
  });
});
