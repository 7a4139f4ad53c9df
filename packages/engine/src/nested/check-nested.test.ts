import { complaints } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

/** What is wrong with a table of these columns. */
function complaintsOf(columns: object, more: object = {}): Promise<string[]> {
  return complaints({ t: { rows: 10, columns: { id: 'sequence', ...columns }, ...more } });
}

const tags = { array: 'color.human', count: 2 };

describe('lists and structures', () => {
  it('cannot be given for single rows', async () => {
    expect(await complaintsOf({ tags }, { fixed: { 3: { tags: 'red' } } })).toEqual([
      'schema/type-mismatch "tags" has lists or structures, which cannot be given for single rows; drop the cell',
    ]);
  });

  it('cannot be referred to', async () => {
    expect(await complaintsOf({ tags, like: { references: 't.tags' } })).toEqual([
      'schema/type-mismatch "like" refers to "tags" of "t", which has lists or structures; refer to a column of single values',
    ]);
  });

  it('cannot be shown in a template', async () => {
    const text = { generator: 'string.template', template: '{tags}' };

    expect(await complaintsOf({ tags, text })).toEqual([
      'schema/type-mismatch "text" looks at "tags", which has lists or structures; take a column of single values',
    ]);
  });

  it('cannot have values that their types do not hold, however deep', async () => {
    const size = { generator: 'number.integer', min: 0, max: 300, type: 'uint8' };
    const [problem, ...more] = await complaintsOf({ o: { object: { sizes: { array: size, count: 1 } } } });

    expect(problem).toMatch(/^schema\/type-mismatch .*numbers from 0 to 300, which do not all fit into uint8/);
    expect(more).toEqual([]);
  });
});

describe('items of lists', () => {
  it('cannot look at columns beside the list, as they have draws of their own', async () => {
    const items = { array: { generator: 'string.template', template: '{id}' }, count: 2 };

    expect(await complaintsOf({ items })).toEqual([
      'schema/invalid-option Items of "items" look at the column "id", but they have draws and subjects of their own; make a table of them, with rows per row of this one',
    ]);
  });

  it.each(['sequence', 'ulid'])('cannot count rows: %s', async (generator) => {
    expect(await complaintsOf({ items: { array: generator, count: 2 } })).toEqual([
      'schema/invalid-option Items of "items" would count the rows of a table; take numbers, or make a table of them',
    ]);
  });

  it('have room in fewer rows where they are many, and lists lie within lists', async () => {
    const grid = { array: { array: 'boolean', count: 1000 }, count: 1000 };

    expect(await complaintsOf({ grid }, { rows: 2 ** 40 })).toEqual([
      'limit/rows "grid" has lists of so many items that "t" can have 8589934592 rows at most, but has 1099511627776; ask for fewer items, or fewer rows',
    ]);
  });
});

describe('distinct items', () => {
  const distinct = (array: unknown, count: unknown = 3): object => ({ items: { array, count, distinct: true } });

  it.each([
    ['UUIDs', 'uuid'],
    ['as many values as items', { generator: 'choice', values: ['a', 'b', 'c'] }],
  ])('are made of %s', async (_, item) => {
    expect(await complaintsOf(distinct(item))).toEqual([]);
  });

  it('need as many values', async () => {
    expect(await complaintsOf(distinct({ generator: 'choice', values: ['a', 'b'] }, { between: [0, 3] }))).toEqual([
      'schema/unique-impossible Lists of "items" have up to 3 items, none twice, but there are 2 values; ask for at most 2 items, or drop distinct',
    ]);
  });

  it('are not made of values that come again, as in life', async () => {
    const [problem, ...more] = await complaintsOf(distinct('person.fullName'));

    expect(problem).toMatch(/^schema\/unique-unsupported Items of "items" cannot be distinct: .*drop distinct$/);
    expect(more).toEqual([]);
  });

  it('are not written in a type that may make them alike', async () => {
    const item = { generator: 'color.human', type: 'string(3)' };

    expect(await complaintsOf(distinct(item, 2))).toEqual([
      'schema/unique-unsupported Items of "items" cannot be distinct: they are made as string and written as string(3), which may make them alike; drop type, or distinct',
    ]);
  });
});
