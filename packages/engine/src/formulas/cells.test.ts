import { openSchema } from '@populace/library';
import { column, complaints, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { caseOf } from './case-for-tests.ts';

describe('conditions of branches', () => {
  it('draw by chance: each of its own, and the same every time', async () => {
    const chance = (share: number): readonly [string, unknown] => [`random.boolean(${share})`, { formula: '"yes"' }];
    const v = caseOf([chance(0.3), chance(0.3)], null);
    const tables = { t: { rows: 20_000, columns: { v, w: caseOf([chance(0.3)], null) } } };
    const values = column(await open(tables), 't', 'v');
    const held = values.filter((value) => value === 'yes').length / values.length;

    // 1 − 0.7², where the two conditions have nothing to do with one another; 5 standard deviations.
    expect(Math.abs(held - 0.51)).toBeLessThan(5 * Math.sqrt((0.51 * 0.49) / 20_000));
    expect(column(await open(tables), 't', 'v')).toEqual(values);
    const [part] = [...(await open(tables)).table('t').rows({ from: 777, take: 1 })];
    expect(part?.['v']).toBe(values[777]);
  });

  it('know the words of the locale of the row', async () => {
    const v = caseOf([['formatDate(date("2025-05-01"), "MMMM") == "Mai"', { formula: '"de"' }]], { formula: '"en"' });
    const schema = await openSchema({
      populace: 1,
      locale: { de_DE: 1, en_US: 1 },
      tables: { t: { rows: 200, columns: { v, country: 'location.countryCode' } } },
    });
    const rows = [...schema.table('t').rows()];

    expect(new Set(rows.map(({ v: language, country }) => `${language} ${country}`))).toEqual(
      new Set(['de DE', 'en US']),
    );
  });
});

describe('what only the cell of a column has', () => {
  it('is not there for checks and counts', async () => {
    const a = { generator: 'date.between', from: '2025-01-01', to: '2025-12-31', type: 'date' };
    const t = (checks: readonly string[]): object => ({ t: { rows: 3, columns: { a }, checks } });
    const counted = {
      t: { rows: 3, columns: { a } },
      children: { rows: { per: 't', count: { formula: 'size(formatDate(a, "MMMM"))' } }, columns: { id: 'sequence' } },
    };

    expect(await complaints(t(['random.boolean(0.5)']))).toEqual([
      'formula/type A check of "t" draws by chance; draw in a column of its own, and look at that',
    ]);
    expect(await complaints(t(['formatDate(a, "MMMM") != "May"']))).toEqual([
      'formula/type A check of "t" takes words or signs from the locale of the row, which only columns have; make them in a column of its own, and look at that',
    ]);
    expect(await complaints(counted)).toEqual([
      'formula/type The count of "children" takes words or signs from the locale of the row, which only columns have; make them in a column of its own, and look at that',
    ]);
  });

  it('is not there for rows that are gathered, whose locales differ', async () => {
    const tables = {
      parents: { rows: 3, columns: { id: 'sequence', v: { formula: 'c.map(x, formatDate(x.d, "MMMM")).join(" ")' } } },
      c: {
        rows: { per: 'parents', count: 2 },
        columns: { p: { references: 'parents.id' }, d: { generator: 'date.past', type: 'date' } },
      },
    };

    expect(await complaints(tables)).toEqual([
      'formula/type The formula of "v": formatDate writes as the locale of the row does and cannot stand within rows that are gathered; give it a column of their table.',
    ]);
  });
});
