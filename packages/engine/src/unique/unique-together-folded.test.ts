import { complaints, open } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const choice = (values: readonly unknown[]): object => ({ generator: 'choice', values });
const both = { ignoreCase: true, ignoreAccents: true };

/** A text in any case and without accents, by the engine's own tables. */
function folded(value: unknown): string {
  return `${value}`
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

function areDifferent(rows: readonly Record<string, unknown>[], columns: readonly string[]): boolean {
  const texts = rows.map((row) => JSON.stringify(columns.map((name) => folded(row[name]))));
  return new Set(texts).size === rows.length;
}

const words = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom('a', 'á', 'A', 'e', 'Ê', 'n'), minLength: 1, maxLength: 2 }),
  { minLength: 1, maxLength: 20 },
);

describe('columns that are unique together in any case and without accents', () => {
  it('take as many pairs of any lists as differ so, and refuse one more', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, async (first, second) => {
        const room = new Set(first.map(folded)).size * new Set(second.map(folded)).size;
        const tables = (rows: number): object => ({
          t: { rows, unique: [{ columns: ['a', 'b'], ...both }], columns: { a: choice(first), b: choice(second) } },
        });
        const table = (await open(tables(room))).table('t');
        const rows = [...table.rows()];

        expect(areDifferent(rows, ['a', 'b'])).toBe(true);
        const cut = Math.floor(room / 3);
        expect([...table.rows({ from: cut, take: room })]).toEqual(rows.slice(cut));
        const more = await complaints(tables(room + 1));
        expect(more).toHaveLength(1);
        expect(more[0]).toContain(`= ${room} combinations, but "t" has ${room + 1} rows; ask for at most ${room},`);
      }),
      { numRuns: 30 },
    );
  });

  it('are what they are without where no value is the same as another', async () => {
    const tables = (more: object): object => ({
      t: {
        rows: 500,
        unique: [{ columns: ['a', 'b'], ...more }],
        columns: {
          a: { generator: 'string.pattern', pattern: '[a-z]{2}' },
          b: { generator: 'number.integer', max: 9 },
        },
      },
    });
    const [plain, asked] = await Promise.all([open(tables({})), open(tables(both))]);

    expect([...asked.table('t').rows()]).toEqual([...plain.table('t').rows()]);
  });

  it('differ among the children of a parent, in the rows for which a formula holds', async () => {
    const tables = {
      orgs: { rows: 12, columns: { id: { generator: 'string.pattern', pattern: '[A-Z]{2}', unique: true } } },
      users: {
        rows: { per: 'orgs', count: { between: [0, 9] } },
        unique: [{ columns: ['org', 'login'], where: 'isOpen', ...both }],
        columns: {
          org: { references: 'orgs.id' },
          login: choice(['ada', 'Ada', 'ÁDA', 'bo', 'BÓ', 'cy', 'dee']),
          isOpen: { formula: 'rowNumber % 4 == 1' },
        },
      },
    };
    const table = (await open(tables)).table('users');
    const rows = [...table.rows()];
    const held = rows.filter(({ isOpen }) => isOpen === true);

    expect(held.length).toBeGreaterThan(8);
    expect(areDifferent(held, ['org', 'login'])).toBe(true);
    expect(areDifferent(rows, ['org', 'login'])).toBe(false);
    expect([...table.rows({ from: 7, take: 11 })]).toEqual(rows.slice(7, 18));
  });

  it('are true by a column that differs so by itself, in any of its spellings', async () => {
    const tables = (code: object): object => ({
      t: { rows: 3, unique: [{ columns: ['code', 'v'], ...both }], columns: { code, v: choice(['a']) } },
    });
    const letters = ['x', 'X', 'y', 'z'];

    expect(await complaints(tables({ ...choice(letters), unique: both }))).toEqual([]);
    expect(await complaints(tables({ generator: 'uuid' }))).toEqual([]);
    expect(await complaints(tables({ ...choice(letters.slice(1)), unique: true }))).toEqual([]);
    expect(await complaints(tables({ ...choice(letters), unique: true }))).toEqual([
      'schema/unique-unsupported ("code", "v") of "t" cannot be unique together: "code" is unique by itself, but not in any case and without accents; make it unique: { ignoreCase: true, ignoreAccents: true }',
    ]);
  });

  it('are refused where their values may be the same', async () => {
    const tables = (column: object, more: object = { ignoreCase: true }): object => ({
      t: { rows: 3, unique: [{ columns: ['v', 'n'], ...more }], columns: { v: column, n: choice([1, 2]) } },
    });

    expect(await complaints(tables({ generator: 'nanoid' }))).toEqual([
      'schema/unique-unsupported ("v", "n") of "t" cannot be unique together: "v" comes from nanoid, whose values may differ by their case alone; take letters of one case or numbers, or drop ignoreCase',
    ]);
    expect(
      await complaints(tables({ generator: 'string.pattern', pattern: '[oø]{2}' }, { ignoreAccents: true })),
    ).toEqual([
      'schema/unique-unsupported ("v", "n") of "t" cannot be unique together: "v" comes from string.pattern, whose values may differ by their accents alone; take letters without accents or numbers, or drop ignoreAccents',
    ]);
  });

  it('are refused by references to what is not unique so', async () => {
    const tables = (asked: unknown): object => ({
      orgs: { rows: 4, columns: { id: { ...choice(['a', 'A', 'b', 'c', 'd']), unique: asked } } },
      users: {
        rows: { per: 'orgs', count: 2 },
        unique: [{ columns: ['org', 'login'], ignoreCase: true }],
        columns: { org: { references: 'orgs.id' }, login: choice(['x', 'y']) },
      },
      links: {
        rows: 4,
        unique: [{ columns: ['org', 'n'], ignoreCase: true }],
        columns: { org: { references: 'orgs.id' }, n: choice([1, 2]) },
      },
    });

    expect(await complaints(tables({ ignoreCase: true }))).toEqual([]);
    expect(await complaints(tables(true))).toEqual([
      'schema/unique-unsupported ("org", "login") of "users" cannot be unique together: "org" follows the parents, several of which may have the same value in any case; refer to a column of the parent that is unique in any case',
      'schema/unique-unsupported ("org", "n") of "links" cannot be unique together: "org" refers to "id" of "orgs", which is not unique in any case; make that unique: { ignoreCase: true }',
    ]);
  });

  it('are compared so where rows are given', async () => {
    const rows = [
      { a: 'José', b: 1 },
      { a: 'jose', b: 1 },
      { a: 'jose', b: 2 },
    ];
    const tables = (more: object): object => ({
      t: { rows, unique: [{ columns: ['a', 'b'], ...more }], columns: { a: null, b: null } },
    });

    expect(await complaints(tables({ ignoreCase: true }))).toEqual([]);
    expect(await complaints(tables(both))).toEqual([
      'schema/unique-impossible "a" and "b" are unique together, but row 1 is given what row 0 has; give another value',
    ]);
  });
});

describe('columns that are unique within parents where a formula holds', () => {
  const tables = (where: string, rows: object = {}): object => ({
    shops: { rows: 30, columns: { id: 'sequence' } },
    items: {
      rows: { per: 'shops', count: { between: [0, 8] }, ...rows },
      unique: [{ columns: ['shop', 'slot'], where }],
      columns: {
        shop: { references: 'shops.id' },
        state: choice(['shown', 'hidden', 'hidden', 'hidden', 'hidden']),
        slot: choice(['a', 'b', 'c', 'd']),
      },
    },
  });

  it.each([{}, { shuffle: false }])('differ in these rows, however many there are beside them: %j', async (rows) => {
    const table = (await open(tables('state == "shown"', rows))).table('items');
    const made = [...table.rows()];
    const shown = made.filter(({ state }) => state === 'shown');

    expect(shown.length).toBeGreaterThan(15);
    expect(areDifferent(shown, ['shop', 'slot'])).toBe(true);
    expect(areDifferent(made, ['shop', 'slot'])).toBe(false);
    for (const from of [1, 50, 97]) expect([...table.rows({ from, take: 9 })]).toEqual(made.slice(from, from + 9));
  });

  it('may use up all values of a parent, and one more is refused', async () => {
    const few = { shuffle: false, count: 7 };
    const held = [...(await open(tables('rowNumber % 7 < 4', few))).table('items').rows()].filter(
      (_, at) => at % 7 < 4,
    );

    expect(new Set(held.map(({ shop, slot }) => `${shop}${slot}`)).size).toBe(120);
    expect(await complaints(tables('rowNumber % 7 < 5', few))).toEqual([
      'schema/unique-impossible "slot" has 4 different values, but where holds for 5 of the 7 rows of "items" that row 0 of "shops" has; let it hold for at most 4, or allow more values of ("shop", "slot")',
    ]);
    expect(await complaints(tables('slot != "a"', few))).toEqual([
      'schema/unique-unsupported where of ("shop", "slot") looks at "slot", which is chosen by it, as "slot" has 4 different values for 7 rows of a parent; look at other columns, or allow as many values as rows',
    ]);
  });
});
