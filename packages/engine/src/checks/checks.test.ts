import { openSchema } from '@populace/library';
import { column, complaints, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const between = (min: number, max: number): object => ({ generator: 'number.integer', min, max });

describe('checks', () => {
  it('have the columns drawn again that they look at, and no others', async () => {
    const columns = { a: between(1, 100), b: between(1, 100), c: between(1, 100) };
    const plain = await open({ t: { rows: 2000, columns } });
    const checked = await open({ t: { rows: 2000, columns, checks: ['a < b'] } });
    const [a, b] = ['a', 'b'].map((name) => column(checked, 't', name).map(Number));
    const [plainA, plainB] = ['a', 'b'].map((name) => column(plain, 't', name).map(Number));

    expect(a?.filter((value, row) => value >= (b?.[row] ?? 0))).toEqual([]);
    expect(column(checked, 't', 'c')).toEqual(column(plain, 't', 'c'));
    // Rows that fulfil it anyway are as they were.
    const kept = plainA?.flatMap((value, row) => (value < (plainB?.[row] ?? 0) ? [row] : [])) ?? [];
    expect(kept.length).toBeGreaterThan(800);
    expect(kept.map((row) => [a?.[row], b?.[row]])).toEqual(kept.map((row) => [plainA?.[row], plainB?.[row]]));
  });

  it('bring a column within its bound, however little room there is', async () => {
    const tables = {
      p: {
        rows: 1000,
        columns: { id: 'sequence', since: { generator: 'date.between', from: '2025-01-01', to: '2025-12-31' } },
      },
      c: {
        rows: { per: 'p', count: 2 },
        columns: {
          p: { references: 'p.id', as: 'parent_row' },
          at: { generator: 'date.between', from: '2025-01-01', to: '2025-12-31' },
          until: { generator: 'date.between', from: '2025-01-01', to: '2025-12-31T12:00:00', nulls: '20%' },
        },
        checks: ['at >= parent_row.since', 'until == null || until > at'],
      },
    };
    const schema = await open(tables);
    const since = column(schema, 'p', 'since').map(String);
    const rows = [...schema.table('c').rows()];

    expect(rows.filter(({ p, at }) => String(at) < (since[Number(p) - 1] ?? ''))).toEqual([]);
    expect(rows.filter(({ at, until }) => until !== null && String(until) <= String(at))).toEqual([]);
    // Evenly between the bound and the end: half of them in the first half of what is left.
    const day = (text: unknown): number => Date.parse(String(text).slice(0, 10)) / 86_400_000;
    const end = day('2025-12-31');
    const early = rows.filter(
      ({ p, at }) => day(at) - day(since[Number(p) - 1]) < (end - day(since[Number(p) - 1]) + 1) / 2,
    );
    expect(Math.abs(early.length / rows.length - 0.5)).toBeLessThan(0.06);
  });

  it('compare with a column of the same name of another row', async () => {
    const price = between(1, 100);
    const date = (from: string, to: string): object => ({ generator: 'date.between', from, to });
    const tables = {
      products: { rows: 50, columns: { id: 'sequence', price, created_at: date('2024-01-01', '2025-06-30') } },
      lines: {
        rows: 500,
        columns: { product_id: { references: 'products.id' }, price, created_at: date('2024-01-01', '2025-12-31') },
        checks: ['price >= product.price', 'created_at >= product.created_at'],
      },
    };
    const schema = await open(tables);
    const products = [...schema.table('products').rows()];
    const broken = [...schema.table('lines').rows()].filter((line) => {
      const product = products[Number(line['product_id']) - 1];
      return (
        Number(line['price']) < Number(product?.['price']) ||
        String(line['created_at']) < String(product?.['created_at'])
      );
    });

    expect(broken).toEqual([]);
    // Other rows are as they were without checks.
    const plain = await open({ ...tables, lines: { ...tables.lines, checks: [] } });
    const [checked, unchecked] = [schema, plain].map((one) => column(one, 'lines', 'price').map(Number));
    const least = column(schema, 'lines', 'product_id').map((id) => Number(products[Number(id) - 1]?.['price']));
    const kept = least.flatMap((bound, row) => ((unchecked?.[row] ?? 0) >= bound ? [row] : []));
    expect(kept.length).toBeGreaterThan(150);
    expect(kept.map((row) => checked?.[row])).toEqual(kept.map((row) => unchecked?.[row]));
  });

  it('compare with a column of the same name that children have', async () => {
    const tables = {
      orders: {
        rows: 100,
        columns: { id: 'sequence', paid: between(1, 500) },
        checks: ['paid >= lines.map(l, l.paid).max()'],
      },
      lines: {
        rows: { per: 'orders', count: { between: [1, 3] } },
        columns: { order_id: { references: 'orders.id' }, paid: between(1, 400) },
      },
    };
    const schema = await open(tables);
    const paid = column(schema, 'orders', 'paid').map(Number);

    const lines = [...schema.table('lines').rows()];
    expect(lines.filter(({ order_id: order, paid: part }) => Number(part) > (paid[Number(order) - 1] ?? 0))).toEqual(
      [],
    );
  });

  it('have no column drawn again that they look at in other rows of the table', async () => {
    const columns = {
      id: 'sequence',
      boss_id: { references: 'staff.id' },
      pay: between(1, 100),
      bonus: between(1, 100),
    };

    expect(await complaints({ staff: { rows: 100, columns, checks: ['boss_id == null || pay <= boss.pay'] } })).toEqual(
      [expect.stringMatching(/^check\/unsatisfied .* and none of the columns that they look at can be drawn again/)],
    );
    const schema = await open({ staff: { rows: 100, columns, checks: ['boss_id == null || bonus <= boss.pay'] } });
    const rows = [...schema.table('staff').rows()];
    const pay = rows.map((row) => Number(row['pay']));
    expect(
      rows.filter(({ boss_id: boss, bonus }) => boss !== null && Number(bonus) > (pay[Number(boss) - 1] ?? 0)),
    ).toEqual([]);
  });

  it('have columns drawn again that stand in a list', async () => {
    const columns = { a: between(1, 100), b: between(1, 100) };
    const schema = await open({ t: { rows: 500, columns, checks: ['[a, b].max() <= 60', '[a, b].all(x, x > 10)'] } });
    const rows = [...schema.table('t').rows()];

    expect(
      rows.filter(({ a, b }) => Math.max(Number(a), Number(b)) > 60 || Math.min(Number(a), Number(b)) <= 10),
    ).toEqual([]);
  });

  it('are a matter of the row alone', async () => {
    const tables = { t: { rows: 5000, columns: { a: between(1, 100), b: between(1, 100) }, checks: ['a + 20 < b'] } };
    const table = (await open(tables)).table('t');
    const all = [...table.rows()];

    expect([...table.rows({ from: 3001, take: 7 })]).toEqual(all.slice(3001, 3008));
    expect(column(await open(tables), 't', 'a')).toEqual(all.map(({ a }) => a));
  });

  it('hold where they are null', async () => {
    const columns = { a: { ...between(1, 100), nulls: '50%' }, b: between(1, 100) };
    const schema = await open({ t: { rows: 2000, columns, checks: ['a > b'] } });
    const rows = [...schema.table('t').rows()];

    expect(rows.filter(({ a, b }) => a !== null && Number(a) <= Number(b))).toEqual([]);
    expect(rows.filter(({ a }) => a === null).length).toBeGreaterThan(500);
  });

  it('are refused beforehand where too many rows do not fulfil them', async () => {
    const columns = { a: between(1, 100), b: between(101, 200) };

    expect(await complaints({ t: { rows: 500, columns, checks: ['a > b'] } })).toEqual([
      'check/unsatisfied 100 % of the first 500 rows of "t" do not fulfil its checks, after 64 draws of "a", "b" (no value in the range of "b" is < a); change the ranges of the columns, or the checks',
    ]);
  });

  it('end the run at a row that does not fulfil them after all', async () => {
    const columns = { id: 'sequence', a: { formula: 'id * 2' } };
    const schema = await openSchema({ populace: 1, tables: { t: { rows: 20_000, columns, checks: ['a < 24000'] } } });

    expect(() => [...schema.table('t').rows()]).toThrow('Row 11999 of t does not fulfil its checks: a < 24000');
  });

  it('must be true or false', async () => {
    expect(await complaints({ t: { rows: 5, columns: { a: between(1, 9) }, checks: ['a + 1'] } })).toEqual([
      'formula/type A check of "t" gives an int, but must be true or false, such as with a comparison',
    ]);
  });
});
