import { valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { describeNames, openSchema } from '../index.ts';
import { figuresOfPart, figuresOfPatterns } from './name-figures.ts';

const ROWS = 60_000;

/** The collision entropy of a sample: of all pairs of rows, how many are the same. */
function sampledBits(texts: readonly unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const pairs = [...counts.values()].reduce((sum, count) => sum + count * (count - 1), 0);
  return Math.log2((texts.length * (texts.length - 1)) / pairs);
}

describe('the figures of names', () => {
  it.each(['en_US', 'es_ES', 'pl_PL', 'ar_EG', 'zh_CN'])(
    'are what rows show: %s',
    async (locale) => {
      const columns = { given: 'person.firstName', surname: 'person.lastName', fullName: 'person.fullName' };
      const schema = await openSchema({ populace: 1, locale, tables: { t: { rows: ROWS, columns } } });
      const names = await describeNames(locale);

      for (const part of ['given', 'surname', 'fullName'] as const) {
        const texts = valuesOf(schema.table('t'), part);
        const more = sampledBits(texts) - (names?.[part].bits ?? 0);
        // Rows are spread over the names evenly (docs/decisions/0008), so that few rows have fewer pairs than chance gives.
        expect(more, part).toBeGreaterThan(-0.15);
        expect(more, part).toBeLessThan(0.7);
        expect(new Set(texts).size, part).toBeLessThanOrEqual(names?.[part].count ?? 0);
      }
    },
    60_000,
  );

  it('are there for each locale that has names, by id or alias', async () => {
    expect(await describeNames('base')).toBeUndefined();
    expect((await describeNames('pl'))?.locale).toBe('pl_PL');
    await expect(describeNames('xx_YY')).rejects.toThrow('There is no locale');
  });

  it('have those of the people beside them, where they were counted', async () => {
    const names = await describeNames('en_US');

    expect(names?.population?.source).toContain('Census');
    for (const part of ['given', 'surname'] as const) {
      const people = names?.population?.[part] ?? 0;
      expect(Math.abs((names?.[part].bits ?? 0) - people) / people, part).toBeLessThan(0.3);
    }
  });
});

describe('counted by hand', () => {
  // Two women to one man: Ana and Kai of women, Kai and Leo of men; Novák and Nováková, Kos for both.
  const weights = [2 / 3, 1 / 3];
  const given = () => [Float64Array.of(0.5, 0.5, 0), Float64Array.of(0, 0.5, 0.5)];
  const surname = () => [Float64Array.of(0, 0.75, 0.25), Float64Array.of(0.75, 0, 0.25)];
  const parts = new Map([
    ['given', given],
    ['middle', given],
    ['surname', surname],
  ]);
  const figures = (...texts: readonly string[]) =>
    figuresOfPatterns(
      texts.map((text) => ({ text, weight: 1 })),
      parts,
      weights,
    );

  it('are single names', () => {
    expect(figuresOfPart(given(), weights)).toEqual({ count: 3, bits: expect.closeTo(-Math.log2(14 / 36), 10) });
    expect(figuresOfPart(surname(), weights).count).toBe(3);
  });

  it('are names whose parts go by the sex', () => {
    // Ana Nováková, Ana Kos, Kai Nováková, Kai Novák, Kai Kos, Leo Novák, Leo Kos.
    const shares = [1 / 4, 1 / 12, 1 / 4, 1 / 8, 1 / 8, 1 / 8, 1 / 24];
    const same = shares.reduce((sum, share) => sum + share * share, 0);

    expect(figures('{given} {surname}')).toEqual({ count: 7, bits: expect.closeTo(-Math.log2(same), 10) });
  });

  it('are names by several patterns, with a second name that is not the first again', () => {
    // Ana Kai and Kai Ana with two surnames of women, Kai Leo and Leo Kai with two of men.
    expect(figures('{given} {middle} {surname}').count).toBe(8);
    expect(figures('{given} {middle} {surname}', '{given} {surname}').count).toBe(15);
  });
});
