import type { TableFacts } from '@populace/cells';
import { concat, constant, integer, pick, sequence, uuid } from '@populace/recipes';
import { type WorldSketch, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { tableFacts } from './table-facts.ts';

const facts = async (sketch: WorldSketch, table: string, columns?: readonly string[]): Promise<TableFacts> => {
  const world = await worldOf(sketch);
  return tableFacts(world, world.table(table), columns);
};

const numbers = sequence(1n, 1n);
const some = { share: 0.1, exact: false };

describe('the primary key', () => {
  it('is the column called id, where no value of it comes twice', async () => {
    const of = async (id: WorldSketch[string]['columns'][string]): Promise<readonly string[]> =>
      (await facts({ t: { rows: 5, columns: { other: numbers, id } } }, 't')).primaryKey;

    expect(await of(uuid())).toEqual(['id']);
    expect(await of({ recipe: integer(0n, 99n), unique: true })).toEqual(['id']);
    expect(await of(integer(0n, 99n))).toEqual([]);
    expect(await of({ recipe: uuid(), nulls: some })).toEqual([]);
  });

  it('is a column of another name where it is referred to; other such columns are unique', async () => {
    const sketch: WorldSketch = {
      t: {
        rows: 5,
        columns: { number: numbers, code: uuid(), email: { recipe: integer(0n, 99n), unique: true }, id: numbers },
      },
      u: { rows: 5, columns: { a: { references: ['t', 'code'] }, b: { references: ['t', 'id'] } } },
    };

    expect(await facts(sketch, 't')).toMatchObject({ primaryKey: ['code'], uniques: [['email'], ['id']] });
  });

  it('counts given cells: all that are given may differ, and one may be that of another row', async () => {
    const given = { 0: { id: '1' }, 1: { id: '2' } };
    const twice = { 0: { id: '1' }, 1: { id: '1' } };

    expect((await facts({ t: { rows: 2, columns: { id: numbers }, given } }, 't')).primaryKey).toEqual(['id']);
    expect((await facts({ t: { rows: 2, columns: { id: numbers }, given: twice } }, 't')).primaryKey).toEqual([]);
    const clash = { 0: { id: '5' } };
    expect((await facts({ t: { rows: 9, columns: { id: numbers }, given } }, 't')).primaryKey).toEqual(['id']);
    expect((await facts({ t: { rows: 9, columns: { id: numbers }, given: clash } }, 't')).primaryKey).toEqual([]);
  });

  it('is there only where its columns are written', async () => {
    const sketch = { t: { rows: 2, columns: { id: numbers, a: numbers } } };

    expect((await facts(sketch, 't', ['a'])).primaryKey).toEqual([]);
    expect((await facts(sketch, 't', ['a', 'id'])).columns.map(({ name }) => name)).toEqual(['a', 'id']);
  });
});

describe('columns that grow from row to row', () => {
  it('are sequences that go up, and given numbers that do, without nulls and exact as doubles', async () => {
    const columns = {
      up: numbers,
      down: sequence(9n, -1n),
      drawn: integer(0n, 99n),
      some: { recipe: numbers, nulls: some },
      far: sequence(2n ** 53n - 4n, 1n),
      near: sequence(2n ** 53n - 5n, 1n),
      given: numbers,
    };
    const given = Object.fromEntries([1, 2, 5, 7, 8].map((number, row) => [row, { given: `${number}` }]));
    const mixed = { ...given, 3: { given: '4' } };

    const growing = async (cells: NonNullable<WorldSketch[string]['given']>): Promise<readonly string[]> =>
      (await facts({ t: { rows: 5, columns, given: cells } }, 't')).columns
        .filter(({ ascending }) => ascending)
        .map(({ name }) => name);

    expect(await growing(given)).toEqual(['up', 'near', 'given']);
    expect(await growing(mixed)).toEqual(['up', 'near']);
    expect(await growing({ 2: { given: '3' } })).toEqual(['up', 'near']);
  });
});

describe('counters', () => {
  it('go on after the last row of the whole table, and after given cells beyond it', async () => {
    const columns = {
      up: numbers,
      tens: sequence(100n, 10n),
      down: sequence(9n, -1n),
      narrow: { recipe: sequence(1n, 1n), type: { kind: 'int32' } as const },
      some: { recipe: numbers, nulls: some },
      drawn: integer(0n, 99n),
      text: { recipe: numbers, type: { kind: 'string' } as const },
    };
    const given = { 0: { up: '1000', tens: '3', down: '-70' } };

    const counters = async (rows: number, cells = {}): Promise<object> =>
      Object.fromEntries(
        (await facts({ t: { rows, columns, given: cells } }, 't')).columns.flatMap(({ name, counter }) =>
          counter === undefined ? [] : [[name, [counter.start, counter.step, counter.last]]],
        ),
      );

    expect(await counters(5)).toEqual({
      up: [1n, 1n, 5n],
      tens: [100n, 10n, 140n],
      down: [9n, -1n, 5n],
      narrow: [1n, 1n, 5n],
    });
    expect(await counters(5, given)).toMatchObject({
      up: [1n, 1n, 1000n],
      tens: [100n, 10n, 140n],
      down: [9n, -1n, -70n],
    });
    expect(await counters(0)).toMatchObject({ up: [1n, 1n, undefined], down: [9n, -1n, undefined] });
  });
});

describe('references', () => {
  const sketch: WorldSketch = {
    t: { rows: 5, columns: { id: numbers, word: pick(['a', 'b']), up: { references: ['t', 'id'] } } },
    u: {
      rows: 5,
      columns: {
        to: { references: ['t', 'id'] },
        word: { references: ['t', 'word'] },
        back: { references: ['u', 'id'] },
        id: numbers,
      },
      given: { 1: { back: '4' } },
    },
  };

  it('say whether they are to a key, and whether to earlier rows', async () => {
    const { references } = await facts(sketch, 'u');

    expect(references).toEqual([
      { columns: ['to'], table: 't', targets: ['id'], toKey: true, toEarlier: false },
      { columns: ['word'], table: 't', targets: ['word'], toKey: false, toEarlier: false },
      { columns: ['back'], table: 'u', targets: ['id'], toKey: true, toEarlier: false },
    ]);
    expect((await facts(sketch, 't')).references).toMatchObject([{ columns: ['up'], toEarlier: true }]);
  });
});

it('say of each column whether it may be null', async () => {
  const columns = {
    never: pick(['a']),
    drawn: { recipe: pick(['a']), nulls: some },
    always: constant(null),
    earlier: { references: ['t', 'never'] as const },
    cell: numbers,
  };
  const { columns: found } = await facts({ t: { rows: 5, columns, given: { 2: { cell: null } } } }, 't');

  expect(found.map(({ name, nullable }) => [name, nullable])).toEqual([
    ['never', false],
    ['drawn', true],
    ['always', true],
    ['earlier', true],
    ['cell', true],
  ]);
});

it('say of each column how long its texts are at least and at most', async () => {
  const columns = {
    words: pick(['a', 'ccc', '😀é']),
    joined: concat(pick(['a', 'ccc']), constant('-'), pick(['xx', 'y'])),
    cell: pick(['aa', 'bbbb']),
  };
  const given = { 2: { cell: 'b' } };
  const { columns: found } = await facts({ t: { rows: 5, columns, given } }, 't');

  expect(found.map(({ name, characters }) => [name, characters])).toEqual([
    ['words', { least: 1, most: 3 }],
    ['joined', { least: 3, most: 6 }],
    ['cell', { least: 1, most: 4 }],
  ]);
});
