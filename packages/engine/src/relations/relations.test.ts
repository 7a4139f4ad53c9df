import { openSchema, type SchemaSource } from '@populace/library';
import { chiSquare, column, complaints, countsOf, open, relationsSchema } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const customers = { rows: 2000, columns: { id: 'sequence', spend: { generator: 'number.integer', min: 0, max: 9 } } };
const ordersOf = (count: unknown, more: object = {}): object => ({
  customers,
  orders: {
    rows: { per: 'customers', count, ...more },
    columns: { id: 'sequence', c: { references: 'customers.id' } },
  },
});

describe('rows per parent', () => {
  it('are as many as asked for, for each parent', async () => {
    const fixed = countsOf(column(await open(ordersOf(3)), 'orders', 'c'));
    const between = countsOf(column(await open(ordersOf({ between: [1, 6] })), 'orders', 'c'));
    const numbers = countsOf([...between.values()]);

    expect(fixed.size).toBe(2000);
    expect(new Set(fixed.values())).toEqual(new Set([3]));
    expect(between.size).toBe(2000);
    expect([...numbers.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // 5 degrees of freedom: 20.5 is passed once in a thousand times.
    expect(chiSquare([...numbers.values()])).toBeLessThan(20.5);
  });

  it('are spread by their distribution, parents without children included', async () => {
    const made = countsOf(column(await open(ordersOf({ poisson: 1 })), 'orders', 'c'));
    const byCount = countsOf([...made.values()]);
    const observed = [2000 - made.size, byCount.get(1) ?? 0, byCount.get(2) ?? 0, byCount.get(3) ?? 0];
    const expected = [1, 1, 1 / 2, 1 / 6].map((weight) => (2000 * weight) / Math.E);

    const chi = observed.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);

    expect(chi).toBeLessThan(20.5);
  });

  it('lie anywhere in the table, or in the order of the parents', async () => {
    const spread = column(await open(ordersOf({ between: [0, 4] })), 'orders', 'c').map(Number);
    const grouped = column(await open(ordersOf({ between: [0, 4] }, { shuffle: false })), 'orders', 'c').map(Number);
    const risen = spread.filter((value, at) => at > 0 && value > (spread[at - 1] ?? 0)).length;

    expect(grouped).toEqual(spread.toSorted((a, b) => a - b));
    expect(Math.abs(risen - spread.length / 2)).toBeLessThan(5 * Math.sqrt(spread.length / 12));
  });

  it('that stand in the order of the parents stay when there are more parents', async () => {
    const few = column(await open(ordersOf({ poisson: 2 }, { shuffle: false })), 'orders', 'c');
    const tables = { ...ordersOf({ poisson: 2 }, { shuffle: false }), customers: { ...customers, rows: 4000 } };

    const many = column(await open(tables), 'orders', 'c');

    expect(many.slice(0, few.length)).toEqual(few);
    expect(many.length).toBeGreaterThan(few.length * 1.8);
  });

  it('are the same alone as among the others', async () => {
    const schema = await openSchema(relationsSchema);
    for (const table of schema.tables) {
      const all = [...table.rows()];
      const middle = Math.floor(all.length / 2);

      expect([...table.rows({ from: middle, take: 7 })]).toEqual(all.slice(middle, middle + 7));
      expect(table.rowAt(all.length - 1)).toEqual(all.at(-1));
    }
  });

  it('may be none', async () => {
    const schema = await open(ordersOf(0));

    expect(schema.table('orders').rowCount).toBe(0);
    expect(schema.table('orders').text('csv')).toBe('id,c\n');
  });

  it('reach their parents over several levels', async () => {
    const schema = await openSchema(relationsSchema);
    const orgOf = new Map(
      column(schema, 'projects', 'id').map((id, row) => [id, column(schema, 'projects', 'org_id')[row]]),
    );
    const projectOf = new Map([...schema.table('issues').rows()].map((row) => [row['id'], row['project_id']]));

    for (const issue of schema.table('issues').rows()) expect(issue['org_id']).toBe(orgOf.get(issue['project_id']));
    const comments = column(schema, 'comments', 'issue_id');
    expect(comments.every((id) => projectOf.has(id))).toBe(true);
    expect(new Set(countsOf(comments).values())).toEqual(new Set([3]));
  });

  it('have cells of their own where fixed says so, but none beyond the last row', async () => {
    const tables = (row: number): object => ({
      customers,
      orders: {
        rows: { per: 'customers', count: { between: [1, 2] } },
        fixed: { [row]: { id: 7 } },
        columns: { id: { generator: 'constant', value: 1 }, c: { references: 'customers.id' } },
      },
    });

    expect(column(await open(tables(12)), 'orders', 'id')[12]).toBe(7);
    const [complaint = ''] = await complaints(tables(5000));
    expect(complaint).toMatch(
      /^schema\/invalid-option fixed sets row 5000 of "orders", which has 3\d\d\d rows with these of "customers"/,
    );
  });

  it.each([
    [
      'more rows than a table can have',
      2 ** 32,
      2 ** 17,
      '"orders" would have 562949953421312 rows, but a table has at most',
    ],
    [
      'more parents than a formula counts',
      2 ** 33,
      { formula: 'id % 3' },
      '"customers" has 8589934592 rows, but where a formula counts the rows of a table',
    ],
  ])('are refused where there would be %s', async (_, rows, count, message) => {
    const tables = { ...ordersOf(count), customers: { ...customers, rows } };

    const [complaint = '', ...more] = await complaints(tables);

    expect(more).toEqual([]);
    expect(complaint).toContain(`limit/rows ${message}`);
  });

  it('are there at once, however many parents and children there are', async () => {
    const tables = {
      ...ordersOf({ poisson: 5 }),
      customers: { ...customers, rows: 2e12 },
      lines: { rows: { per: 'orders', count: { between: [1, 4] } }, columns: { o: { references: 'orders.id' } } },
    };

    const schema = await open(tables);
    const [orders, lines] = [schema.table('orders'), schema.table('lines')];
    const last = orders.rowAt(orders.rowCount - 1);

    expect(orders.rowCount / 2e12).toBeCloseTo(5, 4);
    expect(lines.rowCount / orders.rowCount).toBeCloseTo(2.5, 4);
    expect(last['c']).toBeGreaterThan(0);
    expect(lines.parentOf('o', lines.rowCount - 1)?.row).toBeLessThan(orders.rowCount);
  });

  it('are counted lazily where a formula counts them, so that their parents are there at once', async () => {
    const rows = 2 ** 32;
    const tables = {
      customers: { rows, columns: { id: 'sequence', w: { generator: 'number.integer', min: 1, max: 9 } } },
      orders: {
        rows: { per: 'customers', count: { formula: 'id % 3' } },
        columns: {
          id: 'uuid',
          c: { references: 'customers.id' },
          d: { references: 'customers.id', by: { weight: 'w' } },
        },
      },
      lines: { rows: { per: 'orders', count: { poisson: 2 } }, columns: { o: { references: 'orders.id' } } },
    };

    const schema = await open(tables);

    // Counting would take minutes, and this test its time.
    expect(schema.table('customers').rowAt(rows - 1)).toMatchObject({ id: rows });
  });

  it('are counted by the name of the table and nothing else', async () => {
    const plain = column(await open(ordersOf({ poisson: 2 })), 'orders', 'c');
    const tables = { more: { rows: 5, columns: { id: 'sequence' } }, ...ordersOf({ poisson: 2 }) };

    expect(column(await open(tables), 'orders', 'c')).toEqual(plain);
    expect(column(await open(ordersOf({ poisson: 2 }), 2), 'orders', 'c')).not.toEqual(plain);
  });
});

describe('a reference', () => {
  const reference = (by: unknown, rows = 40_000): object => ({
    customers,
    t: { rows, columns: { v: { references: 'customers.id', by } } },
  });

  it('refers to each row once at most, one to one', async () => {
    const tables = (rows: number): object => ({
      customers: { ...customers, rows: 500 },
      t: { rows, columns: { v: { references: 'customers.id', by: 'oneToOne' } } },
    });

    expect(new Set(column(await open(tables(500)), 't', 'v')).size).toBe(500);
    expect(new Set(column(await open(tables(20)), 't', 'v')).size).toBe(20);
    expect(await complaints(tables(501))).toEqual([
      'schema/unique-impossible "v" refers to each row of "customers" once at most, but "t" has 501 rows and "customers" has 500: 1 too many; ask for at most 500 rows, or give "customers" more',
    ]);
  });

  it('that is unique leads back to its row, whatever it refers to', async () => {
    const pattern = { generator: 'string.pattern', pattern: '[A-Z]{2}', unique: true };
    for (const id of ['sequence', 'uuid', pattern, { generator: 'number.integer', min: 5, max: 90, unique: true }]) {
      const tables = {
        p: { rows: 30, columns: { id } },
        t: {
          rows: 20,
          columns: { v: { references: 'p.id', unique: true }, w: { references: 'p.id', by: 'oneToOne', nulls: '30%' } },
        },
      };
      const table = (await open(tables)).table('t');

      for (const [row, { v, w }] of [...table.rows()].entries()) {
        expect(table.rowOf('v', String(v))).toBe(row);
        if (w !== null) expect(table.rowOf('w', String(w))).toBe(row);
      }
    }
  });

  it.each(['uniform', 'oneToOne', 'recency', { zipf: {} }, { weight: 'spend' }])(
    'may be to a table without rows, where there is no row to refer: %j',
    async (by) => {
      const tables = {
        customers: { ...customers, rows: 0 },
        t: { rows: 0, unique: [['v', 'n']], columns: { v: { references: 'customers.id', by }, n: 'sequence' } },
      };
      const schema = await open(tables);

      expect(schema.table('t').text('csv')).toBe('v,n\n');
      expect(schema.plan().tables).toHaveLength(2);
    },
  );

  it('is as likely to each row as its weight says', async () => {
    const schema = await open(reference({ weight: 'spend' }));
    const spend = column(schema, 'customers', 'spend').map(Number);
    const byWeight = Array.from({ length: 10 }, () => 0);
    for (const id of column(schema, 't', 'v')) {
      const weight = spend[Number(id) - 1] ?? 0;
      byWeight[weight] = (byWeight[weight] ?? 0) + 1;
    }
    const parents = countsOf(spend);
    const all = spend.reduce((sum, weight) => sum + weight, 0);
    const expected = byWeight.map((_, weight) => (40_000 * weight * (parents.get(weight) ?? 0)) / all);

    expect(byWeight[0]).toBe(0);
    const chi = byWeight
      .slice(1)
      .reduce((sum, count, i) => sum + (count - (expected[i + 1] ?? 0)) ** 2 / (expected[i + 1] ?? 1), 0);
    // 8 degrees of freedom.
    expect(chi).toBeLessThan(26.1);
  });

  it('by Zipf gives few rows most, wherever they stand', async () => {
    const counts = countsOf(column(await open(reference({ zipf: { exponent: 1 } })), 't', 'v'));
    const [most = 0, second = 0] = [...counts.values()].sort((a, b) => b - a);
    const harmonic = Array.from({ length: 2000 }, (_, i) => 1 / (i + 1)).reduce((sum, one) => sum + one, 0);

    expect(Math.abs(most - 40_000 / harmonic)).toBeLessThan(5 * Math.sqrt(40_000 / harmonic));
    expect(most / second).toBeGreaterThan(1.7);
    const heaviest = [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 20)
      .map(([id]) => Number(id));
    expect(Math.min(...heaviest)).toBeLessThan(600);
    expect(Math.max(...heaviest)).toBeGreaterThan(1400);
  });

  it('by recency prefers later rows', async () => {
    const ids = column(await open(reference('recency')), 't', 'v').map(Number);
    const newest = ids.filter((id) => id > 1600).length / ids.length;

    // (1 − e^−1) / (1 − e^−5)
    expect(Math.abs(newest - 0.636_407)).toBeLessThan(0.013);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...ids)).toBe(2000);
  });

  it.each(['spend', 'text', 'all'])('is refused where weights weigh nothing: %s', async (weight) => {
    const columns = {
      id: 'sequence',
      spend: { generator: 'number.integer', min: -5, max: 5 },
      text: 'lorem.word',
      all: { generator: 'constant', value: 0 },
    };
    const tables = {
      customers: { rows: 50, columns },
      t: { rows: 5, columns: { v: { references: 'customers.id', by: { weight } } } },
    };

    const [complaint = '', ...more] = await complaints(tables);

    expect(more).toEqual([]);
    expect(complaint).toMatch(
      /^schema\/invalid-option .*(weights are numbers of 0 or more|none could be referred to); weigh by another column$/,
    );
  });

  it('points to an earlier row of its own table, and from the first to none or to itself', async () => {
    const users = column(await openSchema(relationsSchema), 'users', 'id').map(Number);
    const schema = await openSchema(relationsSchema);
    const place = new Map(users.map((id, row) => [id, row]));
    for (const [row, { manager_id, invited_by, first_seen }] of [...schema.table('users').rows()].entries()) {
      for (const value of [manager_id, first_seen]) {
        if (value !== null) expect(place.get(Number(value))).toBeLessThan(row);
      }
      if (invited_by !== null) expect(place.get(Number(invited_by))).toBeLessThanOrEqual(row === 0 ? 0 : row - 1);
    }
    expect(schema.table('users').rowAt(0)).toMatchObject({ manager_id: null, invited_by: 100, first_seen: null });
  });

  it('of several columns is to one row, null in all of them or in none', async () => {
    const schema = await openSchema(relationsSchema);
    const orgOf = new Map([...schema.table('users').rows()].map((row) => [row['id'], row['org_id']]));
    const issues = [...schema.table('issues').rows()];
    const without = issues.filter(({ author_id }) => author_id === null);

    for (const { author_org, author_id } of issues) {
      expect(author_org).toBe(author_id === null ? null : orgOf.get(author_id));
    }
    expect(Math.abs(without.length / issues.length - 0.2)).toBeLessThan(0.05);
  });
});

describe('circles of tables', () => {
  it('are filled like others, since ids need no other table', async () => {
    const source: SchemaSource = {
      populace: 1,
      tables: {
        users: { rows: 50, columns: { id: 'sequence', team: { references: 'teams.id', nulls: '10%' } } },
        teams: { rows: 5, columns: { id: 'uuid', lead: { references: 'users.id' } } },
      },
    };
    const schema = await openSchema(source);
    const teams = new Set(column(schema, 'teams', 'id'));

    expect(column(schema, 'users', 'team').every((id) => id === null || teams.has(id))).toBe(true);
  });

  it('are refused where weights wait for one another', async () => {
    const tables = {
      a: { rows: 5, columns: { id: 'sequence', w: { references: 'b.w', by: { weight: 'w' } } } },
      b: { rows: 5, columns: { w: { references: 'a.w' } } },
    };

    expect((await complaints(tables))[0]).toContain('schema/reference-cycle');
  });
});
