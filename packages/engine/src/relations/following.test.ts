import { type OpenedSchema, openSchema } from '@populace/library';
import { open, relationsSchema } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

let schema: OpenedSchema;
beforeAll(async () => {
  schema = await openSchema(relationsSchema);
});

/** All references of single columns, and each column of a key. */
function references(): { table: string; column: string; parent: string; target: string }[] {
  return schema
    .relations()
    .flatMap(({ table, columns, parent, parentColumns }) =>
      columns.map((column, place) => ({ table, column, parent, target: parentColumns[place] ?? '' })),
    );
}

describe('the row that a cell refers to', () => {
  it('has the value of the cell, for every way of referring and for keys', () => {
    const all = references();

    for (const { table, column, parent, target } of all) {
      const child = schema.table(table);
      for (const row of [0, 1, 2, 7, 60, Math.floor(child.rowCount / 2), child.rowCount - 1]) {
        const value = child.rowAt(row, { columns: [column] })[column];
        const found = child.parentOf(column, row);
        if (value === null) expect([column, found]).toEqual([column, null]);
        else {
          expect(found?.table).toBe(parent);
          expect(schema.table(parent).rowAt(found?.row ?? -1, { columns: [target] })[target]).toEqual(value);
        }
      }
    }
    expect(all).toHaveLength(16);
  });

  it('is the one that an explanation tells of', () => {
    for (const { table, column } of references()) {
      const { made, text } = schema.table(table).explain(column, 40);
      const cell = made?.cells[0];
      const found = schema.table(table).parentOf(column, 40);
      expect([table, column, found?.row]).toEqual([table, column, text === null ? undefined : cell?.row]);
    }
  });

  it('is found in tables of two thousand million rows', async () => {
    const far = await open({
      accounts: { rows: 2 ** 40, columns: { id: 'uuid' } },
      events: { rows: 2 ** 48, columns: { account: { references: 'accounts.id', by: { zipf: { exponent: 1.2 } } } } },
    });
    const events = far.table('events');
    const row = 2 ** 47 + 12_345;
    const found = events.parentOf('account', row);

    expect(far.table('accounts').rowOf('id', events.rowAt(row)['account'])).toBe(found?.row);
  });

  it('is found by the value where the document gives the cell', async () => {
    const given = await open({
      teams: {
        rows: [
          { id: 7, name: 'red' },
          { id: 9, name: 'blue' },
        ],
        columns: { id: {}, name: {} },
      },
      players: {
        rows: 50,
        fixed: { 3: { team: 9 }, 4: { team: 8 }, 5: { team: null }, 6: { boss: 12 } },
        columns: { id: 'sequence', team: { references: 'teams.id' }, boss: { references: 'players.id' } },
      },
    });
    const players = given.table('players');

    expect(players.parentOf('team', 3)).toEqual({ table: 'teams', row: 1 });
    expect(players.parentOf('team', 4)).toBeNull();
    expect(players.parentOf('team', 5)).toBeNull();
    expect(players.parentOf('boss', 6)).toEqual({ table: 'players', row: 11 });
    expect(players.parentOf('boss', 0)).toBeNull();
  });

  it('may be the row itself', async () => {
    const self = await open({
      t: { rows: 9, columns: { id: 'sequence', of: { references: 't.id', by: 'recency', self: true } } },
    });

    expect(self.table('t').parentOf('of', 0)).toEqual({ table: 't', row: 0 });
  });

  it('is refused for other columns, and for rows that are not there', () => {
    const users = schema.table('users');

    expect(() => users.parentOf('name', 0)).toThrow(expect.objectContaining({ code: 'call/usage' }));
    expect(() => users.parentOf('org_id', users.rowCount)).toThrow(expect.objectContaining({ code: 'call/usage' }));
    expect(() => users.parentOf('orgid', 0)).toThrow(expect.objectContaining({ code: 'schema/unknown-column' }));
  });
});

describe('the rows that refer to a row', () => {
  it('are all those whose reference leads to it, whatever the way of referring', () => {
    for (const { table, column, parent } of references()) {
      const child = schema.table(table);
      const rows = Array.from({ length: child.rowCount }, (_, row) => row).filter((row) => row % 5 === 0 || row < 60);
      const expected = new Map<number, number[]>();
      for (const row of rows) {
        const found = child.parentOf(column, row);
        if (found !== null) expected.set(found.row, [...(expected.get(found.row) ?? []), row]);
      }
      for (const row of [0, 1, 3, 38, schema.table(parent).rowCount - 1]) {
        const children = schema.table(parent).childrenOf(row, { table, column, take: 10_000 });
        if (children.kind !== 'listed') throw new Error(`${table}.${column} is not listed`);
        const looked = children.rows.filter((one) => one % 5 === 0 || one < 60).sort((a, b) => a - b);
        expect([table, column, row, looked]).toEqual([table, column, row, expected.get(row) ?? []]);
        expect(new Set(children.rows).size).toBe(children.total);
      }
    }
  });

  it('lead back to it, however far it is: rows per row, one to one, trees', async () => {
    const far = await open({
      shops: { rows: 2 ** 20, columns: { id: 'uuid' } },
      sales: { rows: { per: 'shops', count: { poisson: 3 } }, columns: { shop: { references: 'shops.id' } } },
      lines: { rows: { per: 'sales', count: 7, shuffle: false }, columns: { sale: 'sequence' } },
      keys: { rows: 2 ** 19, columns: { shop: { references: 'shops.id', by: 'oneToOne' } } },
      nodes: {
        rows: 2 ** 40,
        columns: {
          id: 'sequence',
          over: { references: 'nodes.id', by: { tree: { branching: { between: [0, 5] }, depth: 9, roots: 3 } } },
          whole: { references: 'nodes.id', by: { tree: { branching: { between: [1, 8] } } } },
          chain: { references: 'nodes.id', by: { tree: { branching: 1, roots: 10 } } },
        },
      },
    });
    const ways = [
      ['shops', 'sales', 'shop'],
      ['shops', 'keys', 'shop'],
      ['nodes', 'nodes', 'over'],
      ['nodes', 'nodes', 'whole'],
      ['nodes', 'nodes', 'chain'],
    ] as const;

    fc.assert(
      fc.property(
        fc.constantFrom(...ways),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (way, at) => {
          const [parent, table, column] = way;
          const child = far.table(table);
          const row = Math.floor(at * child.rowCount);
          const found = child.parentOf(column, row);
          if (found === null) return;
          const children = far.table(parent).childrenOf(found.row, { table, column, lookAt: 1000 });
          expect(children).toMatchObject({ kind: 'listed', rows: expect.arrayContaining([row]) });
        },
      ),
      { numRuns: 400 },
    );
    expect(far.table('sales').childrenOf(11, { table: 'lines' })).toEqual({
      kind: 'listed',
      total: 7,
      rows: [77, 78, 79, 80, 81, 82, 83],
    });
  });

  it('come in pieces', () => {
    const options = { table: 'users', column: 'org_id' };
    const orgs = schema.table('orgs');
    const all = orgs.childrenOf(5, options);
    const piece = orgs.childrenOf(5, { ...options, from: 3, take: 4 });

    expect(all.kind === 'listed' && all.rows.length).toBe(all.kind === 'listed' && all.total);
    expect(piece).toEqual({ ...all, rows: all.kind === 'listed' && all.rows.slice(3, 7) });
    expect(orgs.childrenOf(5, { ...options, from: 5000 })).toEqual({ ...all, rows: [] });
  });

  it('are those that the cells say, where some are null or given', async () => {
    const made = await open({
      shops: { rows: 300, columns: { id: 'sequence' } },
      sales: {
        rows: { per: 'shops', count: { between: [2, 9] } },
        fixed: { 4: { shop: 17 }, 5: { shop: 17 }, 6: { shop: null } },
        columns: { id: 'sequence', shop: { references: 'shops.id', nulls: '30%' } },
      },
    });
    const sales = made.table('sales');
    const said = [...sales.rows()].map(({ shop }) => shop);
    const belonging = made.table('shops').childrenOf(16, { table: 'sales' });

    for (const shop of [16, 17, 0, 299]) {
      const children = made.table('shops').childrenOf(shop, { table: 'sales', column: 'shop' });
      const rows = said.flatMap((one, row) => (one === shop + 1 ? [row] : []));
      expect(children).toMatchObject({ kind: 'listed', total: rows.length });
      expect(children.kind === 'listed' && [...children.rows].sort((a, b) => a - b)).toEqual(rows);
    }
    expect(belonging).toMatchObject({ kind: 'listed' });
    expect(belonging.kind === 'listed' && belonging.total).toBeGreaterThanOrEqual(2);
  });

  it('are not listed where too many rows would have to be looked at', () => {
    const orgs = schema.table('orgs');
    const options = { table: 'issues', column: 'sponsor' };
    const issues = schema.table('issues').rowCount;

    expect(orgs.childrenOf(3, { ...options, lookAt: 100 })).toEqual({ kind: 'unlisted', toLookAt: issues });
    expect(orgs.childrenOf(3, options)).toMatchObject({ kind: 'listed' });
    expect(() => orgs.childrenOf(3, { ...options, lookAt: 2_000_000 })).toThrow(
      expect.objectContaining({ code: 'call/usage' }),
    );
  });

  it('are refused where nothing refers to the table', () => {
    const orgs = schema.table('orgs');

    expect(() => orgs.childrenOf(0, { table: 'user' })).toThrow(
      expect.objectContaining({ code: 'schema/unknown-table' }),
    );
    expect(() => orgs.childrenOf(0, { table: 'comments' })).toThrow(expect.objectContaining({ code: 'call/usage' }));
    expect(() => orgs.childrenOf(0, { table: 'users', column: 'name' })).toThrow(
      expect.objectContaining({ code: 'call/usage' }),
    );
    expect(() => orgs.childrenOf(40, { table: 'users' })).toThrow(expect.objectContaining({ code: 'call/usage' }));
  });
});

describe('the relations of a schema', () => {
  it('say what refers to what, how, and how often', () => {
    const relations = schema.relations();
    const of = (table: string, column: string): object | undefined =>
      relations.find((one) => one.table === table && one.columns.includes(column));

    expect(of('users', 'org_id')).toEqual({
      table: 'users',
      columns: ['org_id'],
      parent: 'orgs',
      parentColumns: ['id'],
      cardinality: 'per',
      way: 'per',
      nullable: false,
      children: { min: 0 },
    });
    expect(of('projects', 'org_id')).toMatchObject({ cardinality: 'per', children: { min: 0, max: 4 } });
    expect(of('issues', 'project_id')).toMatchObject({
      columns: ['org_id', 'project_id'],
      parent: 'projects',
      parentColumns: ['org_id', 'id'],
      cardinality: 'per',
    });
    expect(of('issues', 'author_id')).toMatchObject({ cardinality: 'many', way: 'recency', nullable: true });
    expect(of('users', 'manager_id')).toMatchObject({ parent: 'users', way: 'tree', nullable: true });
    expect(of('users', 'first_seen')).toMatchObject({ way: 'uniform', nullable: true });
    expect(of('profiles', 'user_id')).toMatchObject({ cardinality: 'oneToOne', way: 'oneToOne', nullable: false });
    expect(structuredClone(relations)).toEqual(relations);
  });

  it('tell of rows that belong together without a column that says so', async () => {
    const quiet = await open({
      a: { rows: 3, columns: { id: 'sequence' } },
      b: { rows: { per: 'a', count: 2 }, columns: { id: 'sequence' } },
    });

    expect(quiet.relations()).toEqual([
      {
        table: 'b',
        columns: [],
        parent: 'a',
        parentColumns: [],
        cardinality: 'per',
        way: 'per',
        nullable: false,
        children: { min: 2, max: 2 },
      },
    ]);
  });
});
