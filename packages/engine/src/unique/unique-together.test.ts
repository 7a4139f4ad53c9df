import { openSchema } from '@populace/library';
import { column, complaints, countsOf, open, relationsSchema } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

describe('columns that are unique together', () => {
  const pairs = (rows: number): object => ({
    a: { rows: 40, columns: { id: 'sequence' } },
    b: { rows: 50, columns: { id: 'sequence' } },
    ab: {
      rows,
      unique: [['a', 'b']],
      columns: { a: { references: 'a.id' }, b: { references: 'b.id' }, note: 'lorem.word' },
    },
  });

  it('may use up all pairs of two tables, and one more is refused', async () => {
    const made = [...(await open(pairs(2000))).table('ab').rows()].map(({ a, b }) => `${a} ${b}`);

    expect(new Set(made).size).toBe(2000);
    expect(await complaints(pairs(2001))).toEqual([
      'schema/unique-impossible ("a", "b") have 40 × 50 = 2000 combinations, but "ab" has 2001 rows; ask for at most 2000, or allow more values',
    ]);
  });

  it('change no other column, and keep what they have when the table grows', async () => {
    const few = [...(await open(pairs(300))).table('ab').rows()];
    const many = [...(await open(pairs(2000))).table('ab').rows({ take: 300 })];
    const plain = await open({ ...pairs(300), ab: { ...Object(pairs(300)).ab, unique: [] } });

    expect(many).toEqual(few);
    expect(column(plain, 'ab', 'note')).toEqual(few.map(({ note }) => note));
  });

  it('differ among the children of a parent, not in the table', async () => {
    const schema = await openSchema(relationsSchema);
    const users = [...schema.table('users').rows()];
    const handles = new Set(users.map(({ handle }) => handle));

    expect(new Set(users.map(({ org_id, handle }) => `${org_id} ${handle}`)).size).toBe(users.length);
    expect(handles.size).toBeLessThan(users.length);
    expect(Math.max(...countsOf(users.map(({ org_id }) => org_id)).values())).toBeLessThan(60);
  });

  it('may use up all values within a parent', async () => {
    const tables = (count: number): object => ({
      orgs: { rows: 30, columns: { id: 'sequence' } },
      members: {
        rows: { per: 'orgs', count },
        unique: [['org', 'seat']],
        columns: { org: { references: 'orgs.id' }, seat: { generator: 'choice', values: ['a', 'b', 'c', 'd'] } },
      },
    });
    const seats = [...(await open(tables(4))).table('members').rows()].map(({ org, seat }) => `${org}${seat}`);

    expect(new Set(seats).size).toBe(120);
    expect(await complaints(tables(5))).toEqual([
      'schema/unique-impossible "seat" has 4 different values, but a row of "orgs" has up to 5 rows of "members"; ask for at most 4, or allow more values',
    ]);
  });

  it('may be the reference to the parent alone, where each has one row at most', async () => {
    const tables = (count: unknown): object => ({
      p: { rows: 30, columns: { id: 'sequence' } },
      c: { rows: { per: 'p', count }, unique: [['p']], columns: { p: { references: 'p.id' } } },
    });

    expect(await complaints(tables({ between: [0, 1] }))).toEqual([]);
    expect(await complaints(tables(2))).toEqual([
      'schema/unique-impossible "p" can be unique for one row of each parent, but a row of "p" has up to 2 rows of "c"; ask for at most 1, or allow more values',
    ]);
  });

  it('may be so twice, each with a column of its own', async () => {
    const tables = (second: string[]): object => ({
      orgs: { rows: 9, columns: { id: 'sequence' } },
      members: {
        rows: { per: 'orgs', count: 20 },
        unique: [['org', 'seat'], second],
        columns: {
          org: { references: 'orgs.id' },
          seat: { generator: 'number.integer', min: 1, max: 20 },
          desk: { generator: 'number.integer', min: 1, max: 25 },
        },
      },
    });
    const members = [...(await open(tables(['org', 'desk']))).table('members').rows()];

    expect(new Set(members.map(({ org, seat }) => `${org} ${seat}`)).size).toBe(180);
    expect(new Set(members.map(({ org, desk }) => `${org} ${desk}`)).size).toBe(180);
    expect(new Set(members.map(({ seat, desk }) => `${seat} ${desk}`)).size).toBeGreaterThan(100);
    expect((await complaints(tables(['seat', 'desk'])))[0]).toMatch(
      /^schema\/unique-overlap \("seat", "desk"\) and \("org", "seat"\) are to be unique/,
    );
  });

  it.each([
    [
      'a value as it comes in life',
      { v: 'person.firstName', w: 'lorem.word' },
      /"v" comes from person.firstName, which makes some values more than once/,
    ],
    [
      'a skewed reference',
      { v: { references: 'p.id', by: 'recency' }, w: 'boolean' },
      /"v" comes from references p.id, which makes some values more than once/,
    ],
  ])('are refused for %s', async (_, columns, message) => {
    const tables = { p: { rows: 9, columns: { id: 'sequence' } }, t: { rows: 2, unique: [['v', 'w']], columns } };

    expect((await complaints(tables))[0]).toMatch(message);
  });

  it('are so anyway where one of them differs in every row', async () => {
    const tables = { t: { rows: 2, unique: [['id', 'w']], columns: { id: 'uuid', w: 'lorem.word' } } };

    expect(await complaints(tables)).toEqual([]);
  });

  it('may be given by the document, where they must differ', async () => {
    const listed = (rows: readonly object[], more: object = {}): object => ({
      t: { rows, unique: [['a', 'b']], columns: { a: {}, b: {}, ...more } },
    });
    const made = { b: { generator: 'number.integer', min: 1, max: 3 } };

    expect(await complaints(listed([{ a: 1, b: 2 }, { a: 1, b: 3 }, { a: 1 }, { a: 1 }]))).toEqual([]);
    expect(
      await complaints(
        listed([
          { a: 1, b: 2 },
          { a: 2, b: 2 },
          { a: 1, b: 2 },
        ]),
      ),
    ).toEqual([
      'schema/unique-impossible "a" and "b" are unique together, but row 2 is given what row 0 has; give another value',
    ]);
    expect(new Set(column(await open(listed([{ a: 1 }, { a: 1 }, { a: 1 }], made)), 't', 'b')).size).toBe(3);
    const fixed = {
      t: {
        rows: 4,
        unique: [['a', 'b']],
        fixed: { 0: { a: 9, b: 9 }, 3: { a: 9, b: 9 } },
        columns: { a: made.b, b: made.b },
      },
    };
    expect((await complaints(fixed))[0]).toContain('row 3 is given what row 0 has');
  });

  it('are not refused for nulls, unless these count as equal', async () => {
    const tables = (unique: unknown): object => ({
      t: { rows: 4, unique: [unique], columns: { v: { generator: 'boolean', nulls: '50%' }, w: 'boolean' } },
    });

    expect(await complaints(tables(['v', 'w']))).toEqual([]);
    expect((await complaints(tables({ columns: ['v', 'w'], nulls: 'equal' })))[0]).toBe(
      'schema/unique-impossible "w" has 2 different values, but "t" has 4 rows; ask for at most 2, or allow more values',
    );
    expect((await complaints(tables({ columns: ['v'], nulls: 'equal' })))[0]).toContain(
      '"v" has nulls, which are to count as equal; drop the nulls of one column (one row may have null by fixed), or drop nulls: equal',
    );
  });

  it('have one null at most where nulls count as equal', async () => {
    const tables = (fixed: object): object => ({
      t: {
        rows: 5,
        unique: [{ columns: ['v'], nulls: 'equal' }],
        fixed,
        columns: { v: { generator: 'number.integer', min: 1, max: 5 } },
      },
    });
    const values = column(await open(tables({ 2: { v: null } })), 't', 'v');

    expect(values.filter((value) => value === null)).toHaveLength(1);
    expect(new Set(values).size).toBe(5);
    expect((await complaints(tables({ 2: { v: null }, 4: { v: null } })))[0]).toContain(
      'row 4 is given what row 2 has',
    );
  });

  it('differ by the columns without nulls where nulls count as equal', async () => {
    const code = { generator: 'string.pattern', pattern: '[a-z]{2}' };
    const columns = { code, mark: { generator: 'choice', values: ['x', 'y'], nulls: '60%' } };
    const unique = [{ columns: ['code', 'mark'], nulls: 'equal' }];
    const rows = [...(await open({ t: { rows: 676, unique, columns } })).table('t').rows()];

    expect(new Set(rows.map((row) => row['code'])).size).toBe(676);
    expect(rows.filter((row) => row['mark'] === null).length).toBeGreaterThan(300);
    expect(await complaints({ t: { rows: 677, unique, columns } })).toEqual([
      'schema/unique-impossible "code" has 676 different values, but "t" has 677 rows; ask for at most 676, or allow more values',
    ]);
  });
});
