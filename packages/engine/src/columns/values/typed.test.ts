import type { LogicalType } from '@populace/core';
import { column, constant, date, pick, type Recipe, sequence, timestamp } from '@populace/recipes';
import { textsOf, type WorldSketch, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { tableRows } from '../../run/table-rows.ts';
import { openTable } from '../rows/table-run.ts';

const locales = { de_DE: {}, en_US: {} };
const both = { locales, locale: { de_DE: 1, en_US: 1 } };
const noon = { ms: 43_200_000, us: 0, hasTime: true };
const INT32: LogicalType = { kind: 'int32' };
const TIMESTAMP: LogicalType = { kind: 'timestamp', precision: 's' };
const ZONED: LogicalType = { kind: 'timestamptz', precision: 's' };
const DATE: LogicalType = { kind: 'date' };

/** A column as it is and in another type; `source` has given cells. */
function twice(source: Recipe, type: LogicalType, given: { readonly [row: number]: string | null }): WorldSketch {
  const cells = Object.entries(given).map(([row, text]) => [row, { source: text }]);
  return {
    t: {
      rows: 40,
      columns: { source, seen: { recipe: column('source'), type }, referred: { references: ['t', 'source'], type } },
      given: Object.fromEntries(cells),
    },
  };
}

describe('a column in another type than its recipe makes', () => {
  it('has whole numbers of 32 bits in each locale of a mix', async () => {
    const wide = { recipe: oneOfLocales(sequence(1n, 2n), sequence(-5n, -3n)), type: INT32 };
    const world = await worldOf({ t: { rows: 200, columns: { v: wide, plain: wide.recipe } } }, both);
    const [v] = openTable(world, world.table('t')).batch.columns;

    expect(textsOf(world, ['t', 'v'], 200).map(Number)).toEqual(textsOf(world, ['t', 'plain'], 200).map(Number));
    expect(v?.vector.kind === 'mixed' && v.vector.options.map(({ vector }) => vector.kind)).toEqual(['int32', 'int32']);
  });

  it('keeps the cells that are given among those that are made', async () => {
    const table = {
      rows: 40,
      columns: { v: { recipe: sequence(1n, 1n), type: INT32 } },
      given: { 3: { v: '-7' }, 4: { v: null } },
    };
    const world = await worldOf({ t: table });

    const values = [...tableRows(world, world.table('t'), { from: 0, take: 6 }, {})].map(({ v }) => v);

    expect(values).toEqual([1, 2, 3, -7, null, 6]);
  });

  it('sees the given whole numbers of another column', async () => {
    const world = await worldOf({
      t: {
        rows: 6,
        columns: { source: sequence(1n, 1n), seen: { references: ['u', 'v'], type: INT32 } },
      },
      u: { rows: 2, columns: { v: sequence(1n, 1n) }, given: { 1: { v: '-9' } } },
    });

    expect(new Set(textsOf(world, ['t', 'seen'], 6))).toEqual(new Set(['1', '-9']));
  });

  it.each([
    [
      'a date as timestamp',
      date(10_000, 10_400),
      TIMESTAMP,
      '1999-12-31',
      '1999-12-31T00:00:00',
      (text: string) => `${text}T00:00:00`,
    ],
    [
      'a date as timestamp with a zone',
      date(10_000, 10_400),
      ZONED,
      '1999-12-31',
      '1999-12-31T00:00:00Z',
      (text: string) => `${text}T00:00:00Z`,
    ],
    [
      'a timestamp as date',
      timestamp({ days: 0, ...noon }, { days: 900, ...noon }, 's', false),
      DATE,
      '1999-12-31T23:59:59',
      '1999-12-31',
      (text: string) => text.slice(0, 10),
    ],
    [
      'a timestamp as one with a zone',
      timestamp({ days: 0, ...noon }, { days: 900, ...noon }, 's', false),
      ZONED,
      '1999-12-31T23:59:59',
      '1999-12-31T23:59:59Z',
      (text: string) => `${text}Z`,
    ],
    [
      'a timestamp with a zone as one without',
      timestamp({ days: 0, ...noon }, { days: 900, ...noon }, 's', true),
      TIMESTAMP,
      '1999-12-31T23:59:59Z',
      '1999-12-31T23:59:59',
      (text: string) => text.slice(0, -1),
    ],
  ])('is spelt so in every row, made or given: %s', async (_name, recipe, type, given, spelt, respell) => {
    const world = await worldOf(twice(recipe, type, { 3: given, 5: null }));

    const source = textsOf(world, ['t', 'source'], 40);
    const seen = textsOf(world, ['t', 'seen'], 40);
    const referred = textsOf(world, ['t', 'referred'], 40);

    expect(seen).toEqual(source.map((text) => (text === null ? null : respell(text))));
    expect([seen[3], seen[5]]).toEqual([spelt, null]);
    for (const text of referred) expect([...seen, null]).toContain(text);
  });

  it('is spelt so where it is text of a list, or always the same', async () => {
    const world = await worldOf({
      u: {
        rows: 20,
        columns: {
          listed: pick(['2001-02-03', '2004-05-06'], { type: DATE }),
          always: constant('2001-02-03', DATE),
          never: constant(null, DATE),
        },
      },
      t: {
        rows: 50,
        columns: {
          listed: { references: ['u', 'listed'], type: TIMESTAMP },
          always: { references: ['u', 'always'], type: ZONED },
          never: { references: ['u', 'never'], type: ZONED },
        },
      },
    });

    expect(new Set(textsOf(world, ['t', 'listed'], 50))).toEqual(
      new Set(['2001-02-03T00:00:00', '2004-05-06T00:00:00']),
    );
    expect(textsOf(world, ['t', 'always'], 1)).toEqual(['2001-02-03T00:00:00Z']);
    expect(textsOf(world, ['t', 'never'], 1)).toEqual([null]);
  });
});

/** One recipe in German rows, another in all else. */
function oneOfLocales(german: Recipe, other: Recipe) {
  return ({ locale }: { readonly locale: { readonly id: string } }): Recipe => (locale.id === 'de_DE' ? german : other);
}
