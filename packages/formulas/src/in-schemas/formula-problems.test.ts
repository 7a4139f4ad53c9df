import { checkSchema } from '@populace/library';
import { complaints } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const parents = { rows: 3, columns: { id: 'sequence', name: 'person.fullName' } };

describe('formulas', () => {
  it('are told by their place in the text', async () => {
    const text =
      'populace: 1\ntables:\n  t:\n    rows: 3\n    columns:\n      n: { formula: 1 + nmae }\n      name: sequence\n';
    const [problem] = await checkSchema(text);

    expect(problem).toMatchObject({ code: 'formula/unknown-name', nearest: ['name'] });
    const within = { offset: 4, length: 4 };
    expect(problem?.place).toEqual({ pointer: '/tables/t/columns/n/formula', line: 6, column: 25, within });
  });

  it('cannot need one another in a circle', async () => {
    const columns = { a: { formula: 'b + 1' }, b: { formula: 'c + 1' }, c: { formula: 'a + 1' } };

    expect(await complaints({ t: { rows: 3, columns } })).toEqual([
      'schema/formula-cycle The formulas need one another: t.a → t.b → t.c → t.a; break the circle at one of these columns',
    ]);
  });

  it('cannot need one another in a circle whose types are said, nor through counts of rows', async () => {
    const typed = { a: { formula: 'b', type: 'int64' }, b: { formula: 'a', type: 'int64' } };
    const tables = {
      parents: { rows: 3, columns: { id: 'sequence', n: { formula: 'children.count()' } } },
      children: { rows: { per: 'parents', count: { formula: 'n' } }, columns: { p: { references: 'parents.id' } } },
    };

    expect(await complaints({ t: { rows: 3, columns: typed } })).toEqual([expect.stringContaining('t.a → t.b → t.a')]);
    expect(await complaints(tables)).toEqual([expect.stringMatching(/^schema\/formula-cycle .*parents\.n/)]);
  });

  it('tell the reason once, where a column that others need is wrong', async () => {
    const columns = { a: { formula: 'nobody' }, b: { formula: 'a + 1' }, c: { formula: 'b + 1' } };

    expect(await complaints({ t: { rows: 3, columns } })).toEqual([expect.stringContaining('nobody')]);
  });

  it('cannot gather rows that do not follow their parents', async () => {
    const others = { rows: 9, columns: { parent_id: { references: 'parents.id' } } };
    const own = { ...parents, columns: { ...parents.columns, n: { formula: 'others.count()' } } };

    expect(await complaints({ parents: own, others })).toEqual([
      expect.stringMatching(/^formula\/children-not-grouped .*give "others" rows: \{ per: parents, count: … \}/),
    ]);
  });

  it('say beforehand that a parent has too many rows for running totals', async () => {
    const tables = (count: number | object, formula: string): object => ({
      parents,
      t: {
        rows: { per: 'parents', count },
        columns: { p: { references: 'parents.id' }, word: 'person.firstName', n: { formula } },
      },
    });

    expect(await complaints(tables(10_000_000, 'running.count()'))).toEqual([]);
    expect(await complaints(tables(10_000_001, 'running.count()'))).toEqual([
      'limit/formula t.n goes through the rows of a parent up to each, which may be 10000000, but a row of "parents" has 10000001 of "t"; give parents fewer rows, or add up in the parent',
    ]);
    expect(await complaints(tables({ weighted: { 1: 1, 20000000: 1 } }, 'running.count()'))).toEqual([
      expect.stringContaining('has 20000000 of "t"'),
    ]);
  });

  it.each([
    'running.distinctCount(p)',
    'running.join(word)',
    'running.max(word)',
    '[running.count()].max() + running.distinctCount(p)',
  ])('say it sooner of totals that remember texts or all values: %s', async (formula) => {
    const tables = (count: number): object => ({
      parents,
      t: {
        rows: { per: 'parents', count },
        columns: { p: { references: 'parents.id' }, word: 'person.firstName', n: { formula } },
      },
    });

    expect(await complaints(tables(100_000))).toEqual([]);
    expect(await complaints(tables(100_001))).toEqual([
      expect.stringContaining('may be 100000, but a row of "parents" has 100001 of "t"'),
    ]);
  });

  it('follow a reference by the name that it is given', async () => {
    const columns = {
      buyer_id: { references: 'parents.id', as: 'buyer' },
      seller_id: { references: 'parents.id' },
      names: { formula: 'buyer.name + " / " + seller.name' },
    };

    expect(await complaints({ parents, t: { rows: 3, columns } })).toEqual([]);
  });
});
