import { column, complaints, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const letters = [...'abcdefghijkl'];
const choice = (values: readonly unknown[]): object => ({ generator: 'choice', values });

/** Twelve slugs, of which the published rows have one each. */
function articles(rows: number, where = 'state == "published"', more: object = {}) {
  const columns = {
    state: choice(['published', 'draft', 'draft', 'draft']),
    slug: choice(letters),
    note: 'lorem.word',
    ...more,
  };
  return { t: { rows, columns, unique: [{ columns: ['slug'], where }] } };
}

function published(rows: readonly Record<string, unknown>[]): unknown[] {
  return rows.filter(({ state }) => state === 'published').map(({ slug }) => slug);
}

describe('columns that are unique where a formula holds', () => {
  it('differ in all rows where there are values enough', async () => {
    const tables = articles(12);
    const always = await open({ t: { ...tables.t, unique: [['slug']] } });

    expect(column(await open(tables), 't', 'slug')).toEqual(column(always, 't', 'slug'));
  });

  it('differ in the rows for which it holds where there are fewer', async () => {
    const table = (await open(articles(30))).table('t');
    const rows = [...table.rows()];
    const slugs = published(rows);

    expect(slugs.length).toBeGreaterThan(4);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBeLessThan(rows.length);
    expect([...table.rows({ from: 17, take: 5 })]).toEqual(rows.slice(17, 22));
  });

  it('may use up all values', async () => {
    const rows = [
      ...(await open(articles(400, 'rowNumber % 40 == 7 || state == "never" || rowNumber > 397'))).table('t').rows(),
    ];
    const held = rows.filter((_, row) => row % 40 === 7 || row > 397).map(({ slug }) => slug);

    expect(held.toSorted()).toEqual(letters);
  });

  it('are left alone where the formula is null', async () => {
    const rows = [
      ...(await open(articles(400, 'rank == 1', { rank: { ...choice([1]), nulls: '98%' } }))).table('t').rows(),
    ];
    const held = rows.filter(({ rank }) => rank !== null).map(({ slug }) => slug);

    expect(held.length).toBeGreaterThan(2);
    expect(new Set(held).size).toBe(held.length);
  });

  it('are pairs, too', async () => {
    const tables = {
      a: { rows: 5, columns: { id: 'sequence' } },
      t: {
        rows: 60,
        unique: [{ columns: ['a', 'v'], where: 'isOpen' }],
        columns: { a: { references: 'a.id' }, v: choice([1, 2, 3]), isOpen: { formula: 'rowNumber % 5 == 0' } },
      },
    };
    const schema = await open(tables);
    const held = [...schema.table('t').rows()].flatMap(({ a, v, isOpen }) => (isOpen === true ? [`${a} ${v}`] : []));

    expect(held.length).toBe(12);
    expect(new Set(held).size).toBe(12);
  });

  it.each([
    [
      articles(400, 'rowNumber < 13'),
      'schema/unique-impossible "slug" has 12 different values, but where holds for 13 of the 400 rows of "t"; let it hold for at most 12, or allow more values of "slug"',
    ],
    [
      articles(400, 'slug != "a"'),
      'schema/unique-unsupported where of "slug" looks at "slug", which is chosen by it, as "slug" has 12 different values for 400 rows; look at other columns, or allow as many values as rows',
    ],
    [
      articles(400, 'size(mark) > 3', { mark: { formula: 'slug + "!"' } }),
      'schema/unique-unsupported where of "slug" looks at "slug", which is chosen by it, as "slug" has 12 different values for 400 rows; look at other columns, or allow as many values as rows',
    ],
    [
      articles(400, 'rowNumber'),
      'formula/type where of a unique of "t" gives an int, but must be true or false, such as with a comparison',
    ],
    [
      articles(2 ** 25),
      'schema/unique-impossible "slug" has 12 different values, but "t" has 33554432 rows, too many to count those for which where holds; allow as many values as rows',
    ],
  ])('are refused where that cannot be: %#', async (tables, message) => {
    expect(await complaints(tables)).toEqual([message]);
  });
});
