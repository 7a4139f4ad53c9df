import type { LogicalType } from '@populace/core';
import { encoders } from '@populace/formats';
import {
  boolean,
  column,
  concat,
  constant,
  date,
  digits,
  integer,
  oneOf,
  patternOf,
  pick,
  type Recipe,
  sequence,
  uuid,
  view,
} from '@populace/recipes';
import {
  batchOf,
  encodeToText,
  localColumns,
  localSubjects,
  problemsOf,
  tableToText,
  testEquality,
  textsOf,
  threeLocales,
  type WorldSketch,
  worldOf,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { tableRows } from '../../run/table-rows.ts';

const local = { locales: threeLocales, subjects: localSubjects, locale: { de_DE: 1, tr_TR: 1 } };

/** A column of every kind, with given cells in some rows. */
const sketch: WorldSketch = {
  t: {
    rows: 2 ** 48,
    columns: {
      id: sequence(1n, 1n),
      whole: integer(0n, 9n),
      word: pick(['a', 'b', 'c']),
      flag: boolean(0.5),
      day: date(0, 9000),
      key: uuid(),
      joined: concat(digits(3), constant('-'), digits(2)),
      noun: localColumns['noun'] ?? constant(''),
      given: view('person', 'given'),
      maybe: { recipe: digits(4), nulls: { share: 0.4, exact: false } },
      template: concat(constant('<'), column('noun'), constant('|'), column('whole'), constant('>')),
      ofLocale: ({ locale }) => concat(constant(locale.id), constant(': '), column('given')),
      boss: { references: ['t', 'word'] },
    },
    given: {
      0: { word: 'first, "of" all', template: 'given' },
      7: { id: '1000000', whole: '-5', flag: 'true', day: '1999-12-31', maybe: 'here', noun: 'Wort' },
      8: { whole: null, key: 'ffffffff-0000-4000-8000-000000000000', joined: 'x', given: null, boss: 'b' },
      9: { noun: null, joined: null, maybe: null, word: '' },
      4294967297: { word: 'beyond 2^32', day: null },
      281474976710655: { word: 'last', noun: 'letztes' },
    },
  },
};
const COLUMNS = Object.keys(sketch['t']?.columns ?? {});
const GIVEN: { readonly [row: number]: { readonly [column: string]: string | null } } = sketch['t']?.given ?? {};
const withoutGiven: WorldSketch = { t: { rows: 2 ** 48, columns: sketch['t']?.columns ?? {} } };
/** What stands in these columns follows from other cells. */
const FOLLOWING = ['template', 'ofLocale', 'boss'];

testEquality('a table with given cells', () => worldOf(sketch, local), { starts: [0, 5, 2 ** 32 - 60, 2 ** 48 - 157] });

/** Formats that write any column, and nothing of it but its texts: others tell types as well, or want columns of their own. */
const textEncoders = encoders.filter(({ id }) =>
  ['csv', 'tsv', 'json', 'ndjson', 'sql', 'xml', 'yaml', 'html', 'markdown'].includes(id),
);

describe('given cells', () => {
  it.each(COLUMNS.filter((name) => !FOLLOWING.includes(name)))(
    'stand in their rows and change no other, in the column %s',
    async (name) => {
      const [world, plain] = [await worldOf(sketch, local), await worldOf(withoutGiven, local)];

      for (const from of [0, 2 ** 32 - 8, 2 ** 48 - 16]) {
        const made = textsOf(plain, ['t', name], 16, from);
        const wanted = made.map((text, at) => (name in (GIVEN[from + at] ?? {}) ? GIVEN[from + at]?.[name] : text));
        expect(textsOf(world, ['t', name], 16, from)).toEqual(wanted);
      }
    },
  );

  it('are what other columns of the row see, which are null where they are', async () => {
    const world = await worldOf(sketch, local);
    const [template, noun, whole] = ['template', 'noun', 'whole'].map((name) => textsOf(world, ['t', name], 12));

    const wanted = template?.map((_, row) =>
      noun?.[row] === null || whole?.[row] === null ? null : `<${noun?.[row]}|${whole?.[row]}>`,
    );

    expect(template).toEqual(['given', ...(wanted ?? []).slice(1)]);
    expect(template?.[7]).toBe('<Wort|-5>');
    expect(template?.slice(8, 10)).toEqual([null, null]);
  });

  it('are what other columns of the row see in their own locale', async () => {
    const world = await worldOf(sketch, local);

    const [ofLocale, given] = ['ofLocale', 'given'].map((name) => textsOf(world, ['t', name], 12));

    expect(given?.[8]).toBeNull();
    expect(ofLocale).toEqual(given?.map((text) => (text === null ? null : `${text.slice(0, 5)}: ${text}`)));
  });

  it.each(textEncoders.map((encoder) => [encoder.id, encoder] as const))(
    'are written in %s as made ones are',
    (_id, encoder) =>
      worldOf(sketch, local).then((world) => {
        for (const name of COLUMNS.filter((one) => !['id', 'whole', 'flag'].includes(one))) {
          const texts = textsOf(world, ['t', name], 12);

          expect(tableToText(world, 't', { encoder, columns: [name], take: 12 })).toBe(
            encodeToText(encoder, batchOf({ [name]: texts }), { facts: { name: 't' } }),
          );
        }
      }),
  );

  it('are numbers and booleans where the column is of such', async () => {
    const world = await worldOf(sketch, local);
    const ndjson = encoders.find(({ id }) => id === 'ndjson');
    const columns = ['id', 'whole', 'flag', 'day', 'template'];

    const rows = [...tableRows(world, world.table('t'), { from: 6, take: 4 }, { columns })];
    const lines =
      ndjson === undefined
        ? []
        : tableToText(world, 't', { encoder: ndjson, columns, take: 12 }).trim().split('\n').slice(6, 10);

    expect(rows[1]).toEqual({ id: 1_000_000, whole: -5, flag: true, day: '1999-12-31', template: '<Wort|-5>' });
    expect(rows[2]).toMatchObject({ id: 9, whole: null, template: null });
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual(rows);
  });

  it('are not hit by the nulls of their column, however many those are', async () => {
    const given = { 3: { v: 'given' }, 5: { v: null } };
    const table = { rows: 8, columns: { v: { recipe: digits(2), nulls: { share: 1, exact: true } } }, given };
    const world = await worldOf({ t: table });

    expect(textsOf(world, ['t', 'v'], 8)).toEqual([null, null, null, 'given', null, null, null, null]);
  });

  it('may be values that their recipe never makes', async () => {
    const recipe = oneOf([
      { recipe: digits(2), weight: 1 },
      { recipe: constant('x'), weight: 1 },
    ]);
    const world = await worldOf({ t: { rows: 5, columns: { v: recipe }, given: { 2: { v: 'neither' } } } });

    expect(textsOf(world, ['t', 'v'], 5)[2]).toBe('neither');
  });

  it.each<readonly [string, LogicalType, string, string]>([
    ['a decimal', { kind: 'decimal', precision: 9, scale: 2 }, '5', '5.00'],
    ['a decimal below 0', { kind: 'decimal', precision: 9, scale: 2 }, '-0.5', '-0.50'],
    ['nothing below 0', { kind: 'decimal', precision: 9, scale: 2 }, '-0', '0.00'],
    ['a whole number', { kind: 'decimal', precision: 9, scale: 0 }, '7', '7'],
    ['a time', { kind: 'time', precision: 'us' }, '23:59:59', '23:59:59.000000'],
    ['a point in time', { kind: 'timestamp', precision: 'ms' }, '1999-12-31T23:59:59', '1999-12-31T23:59:59.000'],
    ['one with a zone', { kind: 'timestamptz', precision: 's' }, '1999-12-31T23:59:59.000Z', '1999-12-31T23:59:59Z'],
    [
      'one that is too fine',
      { kind: 'timestamp', precision: 's' },
      '1999-12-31T23:59:59.500',
      '1999-12-31T23:59:59.500',
    ],
    ['a floating-point number', { kind: 'float64' }, '4.50', '4.5'],
    ['a large one', { kind: 'float64' }, '1e21', '1e+21'],
    ['one with more digits than it holds', { kind: 'float64' }, '0.12345678901234567890', '0.12345678901234568'],
    ['one that is nothing below 0', { kind: 'float64' }, '-0.0', '0'],
    ['text', { kind: 'string' }, '5.0', '5.0'],
    ['a date', { kind: 'date' }, '1999-12-31', '1999-12-31'],
  ])('are spelt as made ones are: %s', async (_name, type, given, spelt) => {
    const world = await worldOf({ t: { rows: 1, columns: { v: { given: type } }, given: { 0: { v: given } } } });

    expect(textsOf(world, ['t', 'v'], 1)).toEqual([spelt]);
  });

  it('are what references find', async () => {
    const names = { recipe: concat(constant('made '), sequence(0n, 1n)) };
    const world = await worldOf({
      parents: {
        rows: 6,
        columns: { name: names, kind: pick(['k']) },
        given: { 1: { name: 'one' }, 4: { name: 'four' } },
      },
      t: { rows: 2000, columns: { parent: { references: ['parents', 'name'] } }, given: { 10: { parent: 'made 0' } } },
    });

    const parents = textsOf(world, ['t', 'parent'], 2000);

    expect(parents[10]).toBe('made 0');
    expect(new Set(parents)).toEqual(new Set(['made 0', 'one', 'made 2', 'made 3', 'four', 'made 5']));
  });
});

describe('a list of rows', () => {
  const roles: WorldSketch = {
    roles: {
      rows: 4,
      columns: {
        id: { given: { kind: 'int64' } },
        name: { given: { kind: 'string' } },
        note: { given: { kind: 'string' } },
        key: digits(6),
      },
      given: { 0: { id: '1', name: 'admin' }, 1: { id: '2', name: null, key: 'second' }, 3: { name: 'guest' } },
    },
    people: { rows: 300, columns: { role: { references: ['roles', 'name'] }, id: { references: ['roles', 'id'] } } },
  };

  it('has its cells, nulls where there are none, and made values beside them', async () => {
    const world = await worldOf(roles);
    const rows = [...tableRows(world, world.table('roles'), { from: 0, take: 4 }, {})];

    expect(rows.map(({ id, name, note }) => [id, name, note])).toEqual([
      [1, 'admin', null],
      [2, null, null],
      [null, null, null],
      [null, 'guest', null],
    ]);
    expect(rows[1]?.['key']).toBe('second');
    expect(rows.filter(({ key }) => /^\d{6}$/.test(String(key)))).toHaveLength(3);
  });

  it('is referred to as any table is', async () => {
    const world = await worldOf(roles);

    expect(new Set(textsOf(world, ['people', 'role'], 300))).toEqual(new Set(['admin', 'guest', null]));
    expect(new Set(textsOf(world, ['people', 'id'], 300))).toEqual(new Set(['1', '2', null]));
    expect(world.table('people').column('id').type).toEqual({ kind: 'int64' });
  });

  it('has the type that its columns say, also where no row has a value', async () => {
    const world = await worldOf(roles);

    expect(world.table('roles').columns.map(({ type }) => type.kind)).toEqual(['int64', 'string', 'string', 'string']);
  });
});

describe('given cells of the wrong type', () => {
  it('are refused, each with its row, its text and its place', async () => {
    const given = {
      0: { whole: '1.5', day: '2023-02-29' },
      1: { whole: null, small: '2147483648', flag: 'yes' },
      2: { whole: '9', small: '2147483647', flag: 'false', day: '2024-02-29' },
    };
    const columns = {
      whole: integer(0n, 2n ** 40n),
      small: { recipe: integer(0n, 5n), type: { kind: 'int32' as const } },
      flag: boolean(0.5),
      day: date(0, 9),
      listed: { given: { kind: 'uuid' as const } },
    };

    expect(
      await problemsOf({ t: { rows: 3, columns, given: { ...given, 2: { ...given[2], listed: 'me' } } } }),
    ).toEqual([
      'schema/type-mismatch /tables/t/fixed/0/whole row 0 of "whole" is given as "1.5", which is no int64; mend the value',
      'schema/type-mismatch /tables/t/fixed/1/small row 1 of "small" is given as "2147483648", which is no int32; mend the value',
      'schema/type-mismatch /tables/t/fixed/1/flag row 1 of "flag" is given as "yes", which is no boolean, such as true; mend the value',
      'schema/type-mismatch /tables/t/fixed/0/day row 0 of "day" is given as "2023-02-29", which is no date, such as 2024-01-31; mend the value',
      'schema/type-mismatch /tables/t/fixed/2/listed row 2 of "listed" is given as "me", which is no uuid, such as 0b9d5ad2-6c1f-4f0e-8b1a-2f6d3c9e7a54; mend the value',
    ]);
  });

  it('are refused by the type of what they refer to', async () => {
    const problems = await problemsOf({
      parents: { rows: 2, columns: { id: sequence(1n, 1n) } },
      t: { rows: 2, columns: { parent: { references: ['parents', 'id'] } }, given: { 1: { parent: 'x' } } },
    });

    expect(problems).toEqual([
      'schema/type-mismatch /tables/t/fixed/1/parent row 1 of "parent" is given as "x", which is no int64; mend the value',
    ]);
  });
});

describe('given cells of a unique column', () => {
  const unique = (recipe: Recipe, given: { [row: number]: string | null }, rows = 100): WorldSketch => ({
    t: {
      rows,
      columns: { v: { recipe, unique: true } },
      given: Object.fromEntries(Object.entries(given).map(([row, v]) => [row, { v }])),
    },
  });
  const recipes: readonly (readonly [string, Recipe])[] = [
    ['a sequence', sequence(10n, 5n)],
    ['whole numbers', integer(0n, 999n)],
    ['joined parts', concat(pick(['a', 'b']), constant('-'), digits(3))],
    ['days', date(0, 400)],
    [
      'texts of a pattern',
      patternOf({ kind: 'repeat', of: { kind: 'characters', codePoints: [97, 98] }, min: 0, max: 8 }, '[ab]{0,8}'),
    ],
    ['a text with a number of the row in it', concat(constant('user'), sequence(3n, 2n), constant('@x'))],
  ];

  it.each(recipes)('are refused where another row makes the value: %s', async (_name, recipe) => {
    const made = textsOf(await worldOf(unique(recipe, {})), ['t', 'v'], 100);

    expect(await problemsOf(unique(recipe, { 3: made[58] ?? '' }))).toEqual([
      `schema/unique-impossible /tables/t/fixed/3/v "v" is unique, but row 3 is given "${made[58]}", which row 58 has too; give another value`,
    ]);
  });

  it.each(recipes)(
    'may be what their own row makes, what a row past the end makes, or what given rows would have made: %s',
    async (_name, recipe) => {
      const made = textsOf(await worldOf(unique(recipe, {}, 101)), ['t', 'v'], 101);
      const swapped = { 3: made[58] ?? '', 58: made[3] ?? '', 7: made[7] ?? '', 8: made[100] ?? '', 9: null };

      const texts = textsOf(await worldOf(unique(recipe, swapped)), ['t', 'v'], 100);

      expect([texts[3], texts[58], texts[7], texts[8], texts[9]]).toEqual([
        made[58],
        made[3],
        made[7],
        made[100],
        null,
      ]);
      expect(new Set(texts).size).toBe(100);
    },
  );

  it('are refused where two rows are given the same', async () => {
    expect(await problemsOf(unique(digits(6), { 3: 'x', 50: 'y', 60: 'x' }))).toEqual([
      'schema/unique-impossible /tables/t/fixed/60/v "v" is unique, but row 60 is given "x", which row 3 has too; give another value',
    ]);
  });

  it('are the same however they are spelt', async () => {
    const recipe = integer(0n, 99n, { scale: 2 });
    const made = textsOf(await worldOf(unique(recipe, {})), ['t', 'v'], 100);
    const half = made.indexOf('0.50');
    const other = half === 0 ? 1 : 0;

    expect(await problemsOf(unique(recipe, { [other]: '0.5' }))).toEqual([
      `schema/unique-impossible /tables/t/fixed/${other}/v "v" is unique, but row ${other} is given "0.5", which row ${half} has too; give another value`,
    ]);
    expect(await problemsOf(unique(recipe, { [half]: '0.5', [other]: '0.50' }))).toEqual([
      expect.stringContaining(`row ${Math.max(half, other)} is given`),
    ]);
  });

  it('may be null in several rows', async () => {
    const world = await worldOf(unique(digits(2), { 3: null, 50: null, 51: 'other' }));
    const texts = textsOf(world, ['t', 'v'], 100);

    expect(texts.filter((text) => text === null)).toHaveLength(2);
    expect(new Set(texts).size).toBe(99);
  });
});
