import { openSchema } from '@populace/library';
import { chiSquare, tableOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

/** How many nulls stand in each aligned 1,000 rows. */
function nullsByThousand(values: readonly unknown[]): number[] {
  return Array.from(
    { length: Math.floor(values.length / 1000) },
    (_, block) => values.slice(block * 1000, block * 1000 + 1000).filter((value) => value === null).length,
  );
}

describe('null among the values of a choice', () => {
  it.each([
    ['texts', ['x', null], 1 / 2],
    ['whole numbers', [1, 2, null], 1 / 3],
    ['nulls told twice', ['x', null, 'y', null], 1 / 2],
    ['weights', [{ value: 'x', weight: 3 }, { value: null }], 1 / 4],
    ['nothing but null', [null], 1],
    ['a null that never comes', ['x', { value: null, weight: 0 }], 0],
  ])('is the null of a database, as often as it is asked for: %s', async (_, values, share) => {
    const made = valuesOf(await tableOf({ v: { generator: 'choice', values } }, 12_000));
    const nulls = made.filter((value) => value === null).length;

    expect(Math.abs(nulls / 12_000 - share)).toBeLessThan(share % 1 === 0 ? 1e-9 : 0.02);
    expect(made).not.toContain('null');
  });

  it('keeps the type of the other values, and makes the column nullable', async () => {
    const columns = {
      id: 'sequence',
      v: { generator: 'choice', values: [1, null] },
      w: { generator: 'choice', values: [1, 2] },
    };
    const opened = await openSchema({ populace: 1, tables: { t: { rows: 40, columns } } });
    const sql = opened.table('t').text('sql', { options: { dialect: 'postgres', createTable: true } });

    expect(opened.table('t').columns[1]?.type).toBe('int64');
    expect(sql).toMatch(/"v" bigint,?\n/);
    expect(sql).toContain('"w" bigint NOT NULL');
    expect(sql).toMatch(/, NULL, [12]\)/);
  });

  it('is null in what is made of it', async () => {
    const v = { generator: 'choice', values: ['x', null] };
    const columns = {
      v,
      said: { formula: 'coalesce(v, "none")' },
      list: { array: v, count: 3 },
      object: { object: { v } },
    };
    const rows = [...(await tableOf(columns, 200)).rows()];

    expect(rows.every((row) => row['said'] === (row['v'] ?? 'none'))).toBe(true);
    expect(new Set(rows.flatMap((row) => row['list']))).toEqual(new Set(['x', null]));
    expect(new Set(rows.map((row) => JSON.stringify(row['object'])))).toEqual(new Set(['{"v":"x"}', '{"v":null}']));
  });

  it('stands beside a share of nulls', async () => {
    const v = { generator: 'choice', values: ['x', null], nulls: '50%' };
    const nulls = valuesOf(await tableOf({ v }, 8000)).filter((value) => value === null).length;

    expect(nulls / 8000).toBeCloseTo(0.75, 1);
  });

  it('is text in quotation marks, and as the key of a map', async () => {
    for (const values of [['null'], { null: 2 }]) {
      expect(valuesOf(await tableOf({ v: { generator: 'choice', values } }, 2))).toEqual(['null', 'null']);
    }
  });
});

describe('nulls', () => {
  it.each([
    ['0.1%', 1],
    ['3.5%', 35],
    [0.04, 40],
    ['33.3%', 333],
    ['50%', 500],
    ['99.9%', 999],
    [1, 1000],
    [0, 0],
  ])('are exactly as many in every thousand rows as asked for: %s', async (share, count) => {
    for (const generator of ['boolean', 'uuid', 'color.human', 'lorem.sentence']) {
      const values = valuesOf(await tableOf({ v: { generator, nulls: { share, exact: true } } }, 4000));

      expect(nullsByThousand(values)).toEqual([count, count, count, count]);
    }
  });

  it('come out right in the end where a thousand rows cannot hold the share', async () => {
    const values = valuesOf(
      await tableOf({ v: { generator: 'boolean', nulls: { share: '0.25%', exact: true } } }, 40_000),
    );
    const counts = nullsByThousand(values);

    expect(counts.every((count) => count === 2 || count === 3)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(100);
  });

  it('lie anywhere in the thousand, elsewhere in the next', async () => {
    const values = valuesOf(
      await tableOf({ v: { generator: 'boolean', nulls: { share: '10%', exact: true } } }, 100_000),
    );
    const byTenth = Array.from({ length: 10 }, () => 0);
    values.forEach((value, row) => {
      if (value === null) byTenth[Math.floor((row % 1000) / 100)] += 1;
    });
    const first = values.slice(0, 1000).map((value) => value === null);

    // 9 degrees of freedom: 27.9 is passed once in a thousand times, and drawing without putting back spreads less.
    expect(chiSquare(byTenth)).toBeLessThan(27.9);
    expect(values.slice(1000, 2000).map((value) => value === null)).not.toEqual(first);
  });

  it.each(['0.5%', '5%', '37.5%', '90%'])('drawn come about as often as asked for: %s', async (share) => {
    const rows = 200_000;
    const values = valuesOf(await tableOf({ v: { generator: 'sequence', nulls: share } }, rows));
    const expected = (rows * Number.parseFloat(share)) / 100;

    const count = values.filter((value) => value === null).length;

    expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected * (1 - Number.parseFloat(share) / 100)));
  });

  it('make a template null, and stand in every format', async () => {
    const columns = {
      a: { generator: 'sequence', nulls: { share: '50%', exact: true } },
      b: { generator: 'string.template', template: '<{a}>' },
    };
    const table = await tableOf(columns, 1000);

    for (const { a, b } of table.rows()) expect(b).toBe(a === null ? null : `<${a}>`);
    expect(table.text('csv').match(/^,$/gm)).toHaveLength(500);
    expect(table.text('tsv').match(/^\\N\t\\N$/gm)).toHaveLength(500);
    expect(table.text('ndjson').match(/^\{"a":null,"b":null\}$/gm)).toHaveLength(500);
  });
});

describe('hidden columns', () => {
  it('are made for others, but not written', async () => {
    const columns = { a: { generator: 'uuid', hidden: true }, b: { generator: 'string.template', template: '{a}!' } };
    const table = await tableOf(columns, 3);

    expect(table.text('csv')).toMatch(/^b\n([0-9a-f-]{36}!\n){3}$/);
    expect(valuesOf(table, 'a').map((value) => `${value}!`)).toEqual(valuesOf(table, 'b'));
  });
});

describe('references', () => {
  it('are to rows that are there, each as often', async () => {
    const tables = { p: { rows: 50, columns: { id: 'uuid' } } };
    const document = {
      populace: 1,
      tables: { ...tables, t: { rows: 20_000, columns: { v: { references: 'p.id' } } } },
    };
    const schema = await openSchema(document);
    const counts = new Map(valuesOf(schema.table('p'), 'id').map((id) => [id, 0]));

    for (const id of valuesOf(schema.table('t'))) counts.set(id, (counts.get(id) ?? 0) + 1);

    expect(counts.size).toBe(50);
    // 49 degrees of freedom: 85.4 is passed once in a thousand times.
    expect(chiSquare([...counts.values()])).toBeLessThan(85.4);
  });

  it('have the values and nulls of the column that they are to', async () => {
    const columns = { name: { generator: 'choice', values: ['x', 'y'], nulls: '50%' } };
    const parent = { rows: 4, columns };
    const schema = await openSchema({
      populace: 1,
      tables: { p: parent, t: { rows: 4000, columns: { v: { references: { table: 'p', column: 'name' } } } } },
    });
    const parents = valuesOf(schema.table('p'), 'name');
    const share = parents.filter((value) => value === null).length / 4;

    const values = valuesOf(schema.table('t'));

    expect(new Set(values)).toEqual(new Set(parents));
    const drawn = values.filter((value) => value === null).length / 4000;
    expect(Math.abs(drawn - share)).toBeLessThan(0.05);
  });

  it('reach far into tables of any size', async () => {
    const tables = { p: { rows: 2 ** 48, columns: { id: 'sequence' } } };
    const values = valuesOf(await tableOf({ v: { references: 'p.id' } }, 4096, { tables })).map(Number);
    const bySixteenth = Array.from({ length: 16 }, (_, part) =>
      values.filter((id) => Math.floor((id - 1) / 2 ** 44) === part),
    );

    expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...values)).toBeLessThanOrEqual(2 ** 48);
    // 15 degrees of freedom: 37.7 is passed once in a thousand times.
    expect(chiSquare(bySixteenth.map(({ length }) => length))).toBeLessThan(37.7);
  });

  it('to the own table are to earlier rows, all of them, and the first row has none', async () => {
    const table = await tableOf({ id: 'sequence', boss: { references: 't.id' } }, 5000);
    const rows = [...table.rows()];
    const places = Array.from({ length: 10 }, () => 0);

    expect(rows[0]).toEqual({ id: 1, boss: null });
    expect(rows[1]).toEqual({ id: 2, boss: 1 });
    for (const { id, boss } of rows.slice(1)) {
      expect(Number(boss)).toBeGreaterThanOrEqual(1);
      expect(Number(boss)).toBeLessThan(Number(id));
      if (Number(id) > 1000) places[Math.floor(((Number(boss) - 1) * 10) / (Number(id) - 1))] += 1;
    }
    // 9 degrees of freedom: 27.9 is passed once in a thousand times.
    expect(chiSquare(places)).toBeLessThan(27.9);
  });

  it('keep their values when the own table grows, and change with the other table only', async () => {
    const make = async (rows: number, parents: number): Promise<unknown[]> => {
      const tables = { p: { rows: parents, columns: { id: 'sequence' } } };
      return valuesOf(await tableOf({ v: { references: 'p.id' } }, rows, { tables }), 'v', 100);
    };
    const own = await make(100, 1000);

    expect(await make(5000, 1000)).toEqual(own);
    expect(await make(100, 1001)).not.toEqual(own);
  });
});
