import { type OpenedSchema, openSchema } from '@populace/library';
import { chiSquare, column, conditionsSchema, countsOf, open } from '@populace/testkit/schemas';
import { beforeAll, describe, expect, it } from 'vitest';

let schema: OpenedSchema;
beforeAll(async () => {
  schema = await openSchema(conditionsSchema);
});

type Row = Readonly<Record<string, unknown>>;

/** All rows of a table, with those of people that their references lead to under the references' names. */
function followed(
  table: string,
  ...references: readonly string[]
): { row: Row; led: Record<string, Row | undefined> }[] {
  const people = new Map(rowsOf('people').map((row) => [row['id'], row]));
  return rowsOf(table).map((row) => ({
    row,
    led: Object.fromEntries(references.map((name) => [name, people.get(row[name])])),
  }));
}

function rowsOf(table: string): Row[] {
  return [...schema.table(table).rows()];
}

describe('a reference that holds by a condition', () => {
  it.each([
    ['trips', 'driver_id', (row: Row) => row['role'] === 'driver', true],
    ['trips', 'second_id', (row: Row) => row['role'] === 'driver', true],
    ['trips', 'popular_id', (row: Row) => Number(row['level']) > 2],
    ['trips', 'late_id', (row: Row) => Number(row['level']) > 2],
    ['trips', 'heavy_id', (row: Row) => row['role'] === 'driver' && Number(row['level']) > 0],
    ['trips', 'next_id', (row: Row) => row['role'] === 'clerk', true],
    ['badges', 'holder_id', (row: Row) => row['role'] === 'driver'],
    ['follows', 'followed_id', (row: Row) => row['role'] !== 'manager', true],
    ['likes', 'whom_id', (row: Row) => row['role'] !== 'clerk'],
  ])('leads to such rows only, and to all of them: %s.%s', (table, name, holds, isEven = false) => {
    const rows = followed(table, name).map(({ led }) => led[name]);
    const all = rowsOf('people').filter(holds);

    expect(rows.every((row) => row !== undefined && holds(row))).toBe(true);
    if (isEven) expect(new Set(rows.map((row) => row?.['id'])).size).toBeGreaterThan(all.length * 0.85);
  });

  it('leads to an earlier such row of its own table, and is null where there is none', () => {
    const people = rowsOf('people');
    const first = people.findIndex(({ role }) => role === 'manager');

    for (const [at, { led, row }] of followed('people', 'boss_id').entries()) {
      if (at <= first) expect(row['boss_id']).toBeNull();
      else
        expect([led['boss_id']?.['role'], Number(led['boss_id']?.['id']) < Number(row['id'])]).toEqual([
          'manager',
          true,
        ]);
    }
  });

  it('leads to such rows among those of the same parent, or of the row itself', () => {
    const accounts = new Map(rowsOf('accounts').map((row) => [row['id'], row]));
    const counts = { open: 0, none: 0 };
    for (const row of rowsOf('people')) {
      const own = [...accounts.values()].filter(({ owner_id, state }) => owner_id === row['id'] && state === 'open');
      const main = accounts.get(row['main_account'] as string);
      const spare = accounts.get(row['spare_account'] as string);
      expect(main === undefined).toBe(own.length === 0);
      expect(spare === undefined).toBe(own.length < 2);
      if (main !== undefined) expect(own).toContain(main);
      if (spare !== undefined) expect(own.filter((one) => one !== main)).toContain(spare);
      counts[main === undefined ? 'none' : 'open']++;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(20);
    for (const { owner_id, from_id, to_id, fee_id } of rowsOf('transfers')) {
      const own = [...accounts.values()].filter((one) => one['owner_id'] === owner_id);
      const from = accounts.get(from_id as string);
      expect(from === undefined).toBe(own.every(({ state }) => state !== 'open'));
      if (from !== undefined) expect([from['owner_id'], from['state']]).toEqual([owner_id, 'open']);
      const others = own.filter(({ id }) => id !== from_id);
      expect(to_id === null).toBe(others.length === 0);
      if (to_id !== null) expect(others.map(({ id }) => id)).toContain(to_id);
      const fees = own.filter(({ id, state }) => id !== to_id && state === 'open');
      expect(fee_id === null).toBe(fees.length === 0);
      if (fee_id !== null) expect(fees.map(({ id }) => id)).toContain(fee_id);
    }
  });

  it('can be to one row each', () => {
    const holders = rowsOf('badges').map(({ holder_id }) => holder_id);
    const drivers = rowsOf('people').filter(({ role }) => role === 'driver').length;

    expect(new Set(holders).size).toBe(50);
    expect(schema.table('badges').rowOf('holder_id', holders[7])).toBe(7);
    expect(drivers).toBeGreaterThan(50);
  });

  it('is to one of several tables', () => {
    const people = new Map(rowsOf('people').map((row) => [`${row['id']}`, row]));
    const found = rowsOf('trips').filter(({ about }) => about === 'people');

    expect(found.length).toBeGreaterThan(150);
    expect(found.every(({ about_id }) => people.get(`${about_id}`)?.['role'] === 'driver')).toBe(true);
  });
});

describe('a reference to another row', () => {
  it.each([
    ['people', 'mentor_id', 'boss_id'],
    ['people', 'peer_id', 'mentor_id'],
    ['trips', 'second_id', 'driver_id'],
    ['trips', 'popular_id', 'driver_id'],
    ['trips', 'late_id', 'driver_id'],
    ['trips', 'heavy_id', 'driver_id'],
    ['trips', 'any_id', 'driver_id'],
    ['trips', 'next_id', 'any_id'],
    ['follows', 'followed_id', 'follower_id'],
    ['likes', 'whom_id', 'who_id'],
    ['games', 'away_id', 'home_id'],
  ])('never leads to that of the other: %s.%s', (table, name, other) => {
    const rows = rowsOf(table).filter((row) => row[name] !== null && row[other] !== null);

    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter((row) => row[name] === row[other])).toEqual([]);
  });

  it('is unique with it', () => {
    for (const [table, one, other] of [
      ['follows', 'follower_id', 'followed_id'],
      ['likes', 'who_id', 'whom_id'],
      ['games', 'home_id', 'away_id'],
    ] as const) {
      const pairs = rowsOf(table).map((row) => `${row[one]} ${row[other]}`);
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });
});

describe('a reference that is there by a condition', () => {
  it('is null in all other rows', () => {
    const trips = rowsOf('trips');
    const letters = trips.filter(({ kind }) => kind === 'letter');
    const parcels = trips.filter(({ kind }) => kind === 'parcel');
    const isNull = (row: Row): boolean => row['parcel_id'] === null;

    expect(letters.every((row) => isNull(row) && row['about'] === null && row['about_id'] === null)).toBe(true);
    expect(parcels.every((row) => row['about'] !== null && row['about_id'] !== null)).toBe(true);
    expect(parcels.filter(isNull).length / parcels.length).toBeCloseTo(0.1, 1);
    expect(rowsOf('people').filter(({ level, peer_id }) => Number(level) < 2 && peer_id !== null)).toEqual([]);
  });
});

describe('all of them', () => {
  it('can be followed from rows and explained, alone as in the whole', () => {
    for (const { table, columns, parent, parentColumns } of schema.relations()) {
      // What a key has in common with another may be said by that.
      const place = columns.length - 1;
      for (const name of columns.slice(place)) {
        for (const row of [0, 1, 7, 40, schema.table(table).rowCount - 1].filter((one) => one >= 0)) {
          const value = schema.table(table).rowAt(row, { columns: [name] })[name];
          const found = schema.table(table).parentOf(name, row);
          const target = parentColumns[place] ?? '';
          const led = found === null ? null : schema.table(parent).rowAt(found.row, { columns: [target] })[target];
          expect([table, name, row, led]).toEqual([table, name, row, value]);
          const { made, text } = schema.table(table).explain(name, row);
          if (text !== null)
            expect([table, name, made?.cells.map((cell) => `${cell.table} ${cell.row}`)]).toEqual([
              table,
              name,
              expect.arrayContaining([`${parent} ${found?.row}`]),
            ]);
        }
      }
    }
  });
});

describe('rows that come into question', () => {
  const people = {
    rows: 12,
    columns: {
      id: 'sequence',
      weight: { generator: 'number.integer', min: 1, max: 4 },
      half: { formula: 'rowNumber % 2 == 0' },
    },
  };

  it('are each as likely, also beside another', async () => {
    const tables = {
      people,
      pairs: {
        rows: 30_000,
        columns: {
          one: { references: 'people.id', where: 'half' },
          two: { references: 'people.id', where: 'half', otherThan: 'one' },
          any: { references: 'people.id', where: 'half', otherThan: 'none' },
          none: { references: 'people.id', nulls: 1 },
        },
      },
    };
    const schema = await open(tables);
    const pairs = [...schema.table('pairs').rows()].map(({ one, two }) => `${one} ${two}`);

    // 5, 29 and 5 degrees of freedom: passed once in a thousand times.
    expect(chiSquare([...countsOf(column(schema, 'pairs', 'one')).values()])).toBeLessThan(20.5);
    expect(countsOf(pairs).size).toBe(30);
    expect(chiSquare([...countsOf(pairs).values()])).toBeLessThan(58.3);
    expect(countsOf(column(schema, 'pairs', 'any')).size).toBe(6);
    expect(chiSquare([...countsOf(column(schema, 'pairs', 'any')).values()])).toBeLessThan(20.5);
  });

  it('keep their weights among the others', async () => {
    const schema = await open({
      people,
      pairs: {
        rows: 30_000,
        columns: {
          one: { references: 'people.id' },
          two: { references: 'people.id', where: 'half', by: { weight: 'weight' }, otherThan: 'one' },
        },
      },
    });
    const weights = column(schema, 'people', 'weight').map(Number);
    const rows = [...schema.table('pairs').rows()].filter(({ one }) => one === 3);
    const found = countsOf(rows.map(({ two }) => Number(two)));
    const candidates = [1, 3, 5, 7, 9, 11].filter((id) => id !== 3);
    const sum = candidates.reduce((total, id) => total + (weights[id - 1] ?? 0), 0);
    const chi = candidates.reduce((total, id) => {
      const expected = (rows.length * (weights[id - 1] ?? 0)) / sum;
      return total + ((found.get(id) ?? 0) - expected) ** 2 / expected;
    }, 0);

    expect(new Set(found.keys())).toEqual(new Set(candidates));
    // 4 degrees of freedom: passed once in a thousand times.
    expect(chi).toBeLessThan(18.5);
  });

  it('may be told by the rows that belong to them, and by columns that checks have drawn again', async () => {
    const schema = await open({
      customers: {
        rows: 60,
        columns: {
          id: 'sequence',
          state: { generator: 'choice', values: ['open', 'closed', 'lost'] },
        },
        checks: ['state != "lost"'],
      },
      staff: {
        rows: 60,
        columns: {
          id: 'sequence',
          role: { generator: 'choice', values: ['boss', 'clerk'] },
          boss_id: { references: 'staff.id', where: 'role == "boss"' },
        },
        // A role that was drawn again would lead others to another boss.
        checks: ['role == "boss" || boss_id == null || boss.role != "clerk"'],
      },
      orders: {
        rows: { per: 'customers', count: { between: [0, 4] } },
        columns: { c: { references: 'customers.id' } },
      },
      reviews: { rows: 400, columns: { c: { references: 'customers.id', where: 'orders.count() > 2' } } },
      visits: { rows: 400, columns: { c: { references: 'customers.id', where: 'state != "closed"' } } },
    });
    const counts = countsOf(column(schema, 'orders', 'c'));
    const reviewers = new Set(column(schema, 'reviews', 'c'));
    const roles = column(schema, 'staff', 'role');

    expect([...reviewers].every((id) => (counts.get(id) ?? 0) > 2)).toBe(true);
    expect(reviewers.size).toBe([...counts.values()].filter((count) => count > 2).length);
    const states = column(schema, 'customers', 'state');
    const visited = new Set(column(schema, 'visits', 'c').map((id) => states[Number(id) - 1]));
    expect([[...visited], new Set(states)]).toEqual([['open'], new Set(['open', 'closed'])]);
    for (const boss of column(schema, 'staff', 'boss_id')) {
      if (boss !== null) expect(roles[Number(boss) - 1]).toBe('boss');
    }
  });

  it('end the run with what is wrong where the plan could not look at all of them', async () => {
    const schema = await open({
      far: { rows: 2 ** 33, columns: { id: 'sequence', half: { formula: 'rowNumber % 2 == 0' } } },
      near: { rows: 3, columns: { far_id: { references: 'far.id', where: 'half' } } },
    });

    expect(() => [...schema.table('near').rows()]).toThrow(
      /far has 8589934592 rows, but those for which a formula holds/,
    );
  });
});
