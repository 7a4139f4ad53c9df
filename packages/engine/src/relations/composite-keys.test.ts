import { open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

async function sqlOf(tables: object): Promise<string> {
  return (await open(tables)).text('sql', { options: { createTable: true } });
}

describe('a key of several columns', () => {
  const lines = (columns: object = {}): object => ({
    orders: { rows: 30, columns: { id: 'uuid' } },
    lines: {
      rows: { per: 'orders', count: { between: [1, 6] } },
      unique: [['order_id', 'number']],
      columns: {
        order_id: { references: 'orders.id' },
        number: { generator: 'number.integer', min: 1, max: 9 },
        amount: { generator: 'number.integer', min: 1, max: 9000 },
        ...columns,
      },
    },
    parcels: {
      rows: 400,
      keys: [
        {
          columns: ['number', 'order_id', 'amount'],
          references: { table: 'lines', columns: ['number', 'order_id', 'amount'] },
        },
      ],
      columns: { id: 'sequence', order_id: {}, number: {}, amount: {} },
    },
  });

  it('has all its values from one row, never mixed', async () => {
    const schema = await open(lines());
    const made = new Set(
      [...schema.table('lines').rows()].map((row) => `${row['order_id']} ${row['number']} ${row['amount']}`),
    );
    const parcels = [...schema.table('parcels').rows()].map(
      (row) => `${row['order_id']} ${row['number']} ${row['amount']}`,
    );

    expect(parcels.filter((parcel) => !made.has(parcel))).toEqual([]);
    expect(new Set(parcels).size).toBeGreaterThan(80);
    expect(schema.table('parcels').rowAt(399)).toEqual([...schema.table('parcels').rows()][399]);
  });

  it('is the primary key where no single column is, and can be referred to in any order', async () => {
    const sql = await sqlOf(lines());

    expect(sql).toContain('PRIMARY KEY ("order_id", "number")');
    expect(sql).toContain('UNIQUE ("number", "order_id", "amount")');
    expect(sql).toContain(
      'FOREIGN KEY ("number", "order_id", "amount") REFERENCES "lines" ("number", "order_id", "amount")',
    );
  });

  it('is no primary key where a column may be null, or an id is there', async () => {
    expect(await sqlOf(lines({ id: 'sequence' }))).not.toContain('PRIMARY KEY ("order_id"');
    expect(await sqlOf(lines({ number: { generator: 'number.integer', min: 1, max: 9, nulls: '10%' } }))).not.toContain(
      'PRIMARY KEY ("order_id"',
    );
  });
});

describe('a primary key that is a reference', () => {
  it('gives each row of another table one row more, level by level', async () => {
    const schema = await open({
      parties: { rows: 300, columns: { id: 'uuid' } },
      people: {
        rows: 200,
        columns: { party_id: { references: 'parties.id', by: 'oneToOne' }, name: 'person.fullName' },
      },
      staff: { rows: 50, columns: { party_id: { references: 'people.party_id', by: 'oneToOne' }, room: 'boolean' } },
    });
    const idsOf = (table: string, column: string): Set<unknown> =>
      new Set([...schema.table(table).rows()].map((row) => row[column]));
    const sql = schema.text('sql', { options: { createTable: true } });

    expect(idsOf('people', 'party_id').size).toBe(200);
    expect(idsOf('staff', 'party_id').size).toBe(50);
    expect([...idsOf('staff', 'party_id')].every((id) => idsOf('people', 'party_id').has(id))).toBe(true);
    expect(sql.match(/PRIMARY KEY \("party_id"\)/g)).toHaveLength(2);
    expect(sql).toContain('FOREIGN KEY ("party_id") REFERENCES "people" ("party_id")');
  });

  it('may be that of rows that are made per row, one each', async () => {
    const schema = await open({
      users: { rows: 40, columns: { id: 'sequence' } },
      profiles: {
        rows: { per: 'users', count: { between: [0, 1] } },
        unique: [['user_id']],
        columns: { user_id: { references: 'users.id' }, city: 'color.human' },
      },
    });
    const ids = [...schema.table('profiles').rows()].map((row) => row['user_id']);

    expect(new Set(ids).size).toBe(ids.length);
    expect(schema.text('sql', { options: { createTable: true } })).toContain('PRIMARY KEY ("user_id")');
  });
});
