import { type OpenedTable, openSchema } from '@populace/library';
import { everyGenerator, tableOf } from '@populace/testkit/schemas';
import { beforeAll, describe, expect, it } from 'vitest';

let far: OpenedTable;
beforeAll(async () => {
  far = (await openSchema(everyGenerator, { locale: 'en_US:3,de_DE:2,ja_JP:1' })).table('far');
});

/** What stands in the cells of a window, counted anew and simply. */
function counted(table: OpenedTable, window: { from: number; take: number }) {
  return table.preview(window).columns.map(({ name, cells }) => {
    const texts = cells.filter((text) => text !== null);
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return { name, texts, counts, nulls: cells.length - texts.length };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low / 2 + high / 2;
}

describe('a profile of a window', () => {
  const window = { from: 1_999_990_000, take: 3000 };

  it('counts nulls and different values as they stand in the cells, for every generator', () => {
    const { columns, sample } = far.profile(window);

    expect(sample).toEqual({ rows: 3000, of: 3000, isWhole: true });
    for (const [at, { name, texts, counts, nulls }] of counted(far, window).entries()) {
      expect(columns[at]).toMatchObject({
        name,
        nulls,
        distinct: counts.size,
        isDistinct: counts.size === texts.length,
      });
      for (const { text, count } of columns[at]?.top ?? [])
        expect([name, text, count]).toEqual([name, text, counts.get(text)]);
    }
  });

  it('has ranges, means and lengths of what stands in the cells', () => {
    const { columns } = far.profile(window);

    for (const [at, { name, texts, nulls }] of counted(far, window).entries()) {
      const { values } = columns[at] ?? {};
      if (values?.kind === 'texts') {
        const lengths = texts.map((text) => [...text].length);
        expect([name, values.shortest, values.longest]).toEqual([name, Math.min(...lengths), Math.max(...lengths)]);
        expect(values.mean).toBeCloseTo(sum(lengths) / lengths.length, 9);
        expect(values.median).toBe(medianOf(lengths));
      }
      if (values?.kind === 'numbers') {
        const numbers = texts.map(Number);
        expect([name, Number(values.min), Number(values.max)]).toEqual([
          name,
          Math.min(...numbers),
          Math.max(...numbers),
        ]);
        expect(values.mean / (sum(numbers) / numbers.length)).toBeCloseTo(1, 9);
        expect(values.median).toBe(medianOf(numbers));
        const { edges, counts } = values.histogram;
        const inBins = counts.map(
          (_, bin) =>
            numbers.filter((one) => {
              const [low = 0, high = 0] = [edges[bin], edges[bin + 1]];
              return one >= low && (one < high || (bin === counts.length - 1 && one === high));
            }).length,
        );
        expect([name, ...counts]).toEqual([name, ...inBins]);
      }
      if (values?.kind === 'times') {
        const sorted = [...texts].sort();
        expect([name, values.min, values.max]).toEqual([name, sorted[0], sorted.at(-1)]);
        expect([...values.histogram.edges]).toEqual([...values.histogram.edges].sort());
        expect(sum(values.histogram.counts)).toBe(texts.length);
        expect(values.median >= values.min && values.median <= values.max).toBe(true);
      }
      if (values?.kind === 'booleans') expect(values.true + values.false + nulls).toBe(3000);
      if (values?.kind === 'none') expect(texts).toEqual([]);
    }
    expect(new Set(columns.map(({ values }) => values.kind))).toEqual(
      new Set(['numbers', 'times', 'texts', 'booleans', 'none']),
    );
  });

  it('can be sent to another thread', () => {
    const profile = far.profile({ ...window, rows: 100 });

    expect(structuredClone(profile)).toEqual(profile);
  });
});

describe('a profile of many rows', () => {
  it('looks at rows spread evenly over all of them', () => {
    const { sample, columns } = far.profile({ columns: ['id', 'listed'] });

    expect(sample).toEqual({ rows: 10_000, of: 2_000_000_000, isWhole: false });
    expect(columns[0]).toMatchObject({ distinct: 10_000, isDistinct: true, top: [] });
    const { values } = columns[0] ?? {};
    if (values?.kind !== 'numbers') throw new Error('no numbers');
    // The id is 3 · row − 5, so that all bins are as full but the first, which begins below 0.
    const full = values.histogram.counts.slice(1);
    expect(Math.max(...full) - Math.min(...full)).toBeLessThan(3);
    expect(values.median).toBeCloseTo(3e9, -7);
    expect(columns[1]?.nulls).toBeGreaterThan(4700);
    expect(columns[1]?.nulls).toBeLessThan(5300);
  });

  it('counts the locales of the rows beside those that are asked for', () => {
    const { locales } = far.profile({ rows: 6000, columns: ['sentence'] });

    expect(locales?.map(({ id, asked }) => [id, asked])).toEqual([
      ['en_US', 3 / 6],
      ['de_DE', 2 / 6],
      ['ja_JP', 1 / 6],
    ]);
    expect(sum(locales?.map(({ rows }) => rows) ?? [])).toBe(6000);
    for (const { rows, asked } of locales ?? []) expect(Math.abs(rows - 6000 * asked)).toBeLessThan(150);
  });

  it('looks at fewer rows where texts are very long', async () => {
    const long = { generator: 'lorem.paragraph', min: 400, max: 400 };
    const { sample } = (await tableOf({ a: long, b: long, c: long }, 100_000)).profile({ rows: 100_000 });

    expect(sample.rows).toBeLessThan(10_000);
    expect(sample).toMatchObject({ of: 100_000, isWhole: false });
  });

  it('stops when it is no longer wanted', () => {
    expect(() => far.profile({ signal: AbortSignal.abort() })).toThrow(
      expect.objectContaining({ code: 'run/cancelled' }),
    );
  });

  it.each([{ rows: 0 }, { rows: 100_001 }, { bins: 4 }, { bins: 6.5 }, { from: -1 }])('refuses %o', (options) => {
    expect(() => far.profile(options)).toThrow(expect.objectContaining({ code: 'call/usage' }));
  });
});
