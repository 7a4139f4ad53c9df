import { type ColumnProfile, openSchema } from '@populace/library';
import { tableOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

async function columnOf(column: object | string, rows = 2000): Promise<ColumnProfile> {
  const [profile] = (await tableOf({ v: column }, rows)).profile().columns;
  if (profile === undefined) throw new Error('no column');
  return profile;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

describe('the profile of a column', () => {
  it('names the most frequent values', async () => {
    const tier = await columnOf({ generator: 'choice', values: { free: 80, plus: 15, pro: 5 } });
    const grade = await columnOf({
      generator: 'number.integer',
      min: 1,
      max: 5,
      distribution: { weighted: { 1: 1, 2: 3, 5: 9 } },
    });
    const wide = await columnOf({ generator: 'number.integer', min: 1, max: 500 });

    expect(tier.top.map(({ text }) => text)).toEqual(['free', 'plus', 'pro']);
    expect(sum(tier.top.map(({ count }) => count))).toBe(2000);
    expect(grade.top.map(({ text }) => text)).toEqual(['5', '2', '1']);
    expect(wide.top).toEqual([]);
  });

  it('names values that came once, where there are few', async () => {
    const schema = await openSchema({
      populace: 1,
      tables: {
        t: {
          rows: 12,
          columns: { s: { generator: 'choice', values: { a: 80, b: 10, c: 10 } } },
        },
      },
    });
    const table = schema.table('t');
    const counts = new Map<string, number>();
    for (const { s } of table.rows()) counts.set(String(s), (counts.get(String(s)) ?? 0) + 1);

    const [profile] = table.profile().columns;

    expect(counts.get('c')).toBe(1);
    expect(new Map(profile?.top.map(({ text, count }) => [text, count]))).toEqual(counts);
  });

  it('tells whole numbers apart that a double would not', async () => {
    const big = await columnOf({ generator: 'number.integer', min: 2n ** 62n, max: 2n ** 62n + 9n });
    const money = await columnOf({ generator: 'number.decimal', min: '9999999999999.90', max: '9999999999999.99' });

    expect(big).toMatchObject({ distinct: 10, isDistinct: false, top: [], values: { kind: 'numbers' } });
    expect(money).toMatchObject({ distinct: 10, values: { min: '9999999999999.90', max: '9999999999999.99' } });
  });

  it('counts lengths in characters, not in units', async () => {
    const smiles = await columnOf({ generator: 'choice', values: ['🙂', '🙂🙂🙂'] });

    expect(smiles.values).toMatchObject({ kind: 'texts', shortest: 1, longest: 3 });
  });

  it('writes times as the column has them', async () => {
    const day = await columnOf({ generator: 'date.between', from: '2024-01-01', to: '2024-01-01' });
    const at = await columnOf({
      generator: 'date.between',
      from: '2024-01-01T00:00:00.250Z',
      to: '2024-01-01T00:00:00.250Z',
      precision: 'us',
      type: 'timestamptz',
    });
    const clock = await columnOf({ generator: 'date.time', min: '23:00', max: '23:59:59' });

    expect(day.values).toEqual({
      kind: 'times',
      min: '2024-01-01',
      max: '2024-01-01',
      mean: '2024-01-01',
      median: '2024-01-01',
      histogram: { edges: ['2024-01-01', '2024-01-02'], counts: [2000] },
    });
    expect(at.values).toMatchObject({ min: '2024-01-01T00:00:00.250000Z', mean: '2024-01-01T00:00:00.250000Z' });
    expect(clock.values).toMatchObject({
      kind: 'times',
      histogram: { edges: expect.arrayContaining(['23:00:00', '24:00:00']) },
    });
  });

  it('is about nothing where there are no values', async () => {
    const none = await columnOf({ generator: 'constant', value: null });
    const empty = await columnOf('sequence', 0);

    expect(none).toMatchObject({ nulls: 2000, distinct: 0, isDistinct: true, top: [], values: { kind: 'none' } });
    expect(empty).toMatchObject({ nulls: 0, distinct: 0, values: { kind: 'none' } });
  });
});
