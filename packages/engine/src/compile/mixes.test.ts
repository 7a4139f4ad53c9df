import { createTextReader } from '@populace/cells';
import { encoders } from '@populace/formats';
import { column, concat, constant, digits, pick, sequence, view } from '@populace/recipes';
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
  type WorldSettings,
  type WorldSketch,
  worldOf,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { openTable } from '../columns/rows/table-run.ts';
import { describePlan } from '../explain/describe-plan.ts';

const settings: WorldSettings = { locales: threeLocales, subjects: localSubjects };
const MIX = { de_DE: 5, en_US: 3, tr_TR: 2 };
const mixed: WorldSettings = { ...settings, locale: MIX };

const people: WorldSketch = {
  people: {
    rows: 2 ** 48,
    columns: {
      ...localColumns,
      spouse: { recipe: view('person', 'given'), of: 'spouse' },
      maybe: { recipe: view('person', 'signed'), nulls: { share: 0.3, exact: false } },
      template: concat(constant('<'), column('given'), constant('|'), column('amount'), constant('>')),
      asText: { recipe: localColumns['amount'] ?? constant(''), type: { kind: 'string' } },
    },
  },
};
const NAMES = Object.keys(people['people']?.columns ?? {});

testEquality('a mix of locales', () => worldOf(people, mixed), { starts: [0, 1_000_003, 2 ** 32 - 60, 2 ** 47 + 1] });

/** Formats that write any column, and nothing of it but its texts: others tell types as well, or want columns of their own. */
const textEncoders = encoders.filter(({ id }) =>
  ['csv', 'tsv', 'json', 'ndjson', 'sql', 'xml', 'yaml', 'html', 'markdown'].includes(id),
);

describe('a row of a mix', () => {
  it.each(NAMES)('has the value that it has in a world of its locale alone, in the column %s', async (name) => {
    const world = await worldOf(people, mixed);
    const alone = new Map<string | null, (string | null)[]>();
    for (const id of Object.keys(MIX)) {
      alone.set(id, textsOf(await worldOf(people, { ...settings, locale: id }), ['people', name], 600, 77));
    }

    const where = textsOf(world, ['people', 'where'], 600, 77);

    expect(textsOf(world, ['people', name], 600, 77)).toEqual(where.map((id, row) => alone.get(id)?.[row]));
    expect(new Set(where).size).toBe(3);
  });

  it('is in each locale as often as its weight says', async () => {
    const rows = 40_000;
    const world = await worldOf(people, mixed);

    const where = textsOf(world, ['people', 'where'], rows);

    const chiSquare = Object.entries(MIX).reduce((sum, [id, weight]) => {
      const expected = (rows * weight) / 10;
      return sum + (where.filter((one) => one === id).length - expected) ** 2 / expected;
    }, 0);
    // Two degrees of freedom: 27.6 is passed once in a million times.
    expect(chiSquare).toBeLessThan(27.6);
  });

  it('is in another locale under another seed, and the next row has nothing to do with it', async () => {
    const [one, other] = [await worldOf(people, mixed), await worldOf(people, { ...mixed, seed: '2' })];
    const [here, there] = [textsOf(one, ['people', 'where'], 10_000), textsOf(other, ['people', 'where'], 10_000)];
    const agreeing = (a: readonly unknown[], b: readonly unknown[]): number =>
      b.filter((id, row) => id === a[row]).length;

    // 0.5² + 0.3² + 0.2² of the pairs are alike by chance; six standard deviations.
    expect(Math.abs(agreeing(here, there) - 3800)).toBeLessThan(300);
    expect(Math.abs(agreeing(here, here.slice(1)) - 3800)).toBeLessThan(300);
  });

  it('does not change when columns are added or taken away', async () => {
    const more = {
      people: { rows: 1000, columns: { first: digits(3), ...people['people']?.columns, last: digits(3) } },
    };
    const [whole, alone] = [
      await worldOf(more, mixed),
      await worldOf({ people: { rows: 1000, columns: { noun: localColumns['noun'] ?? digits(1) } } }, mixed),
    ];

    expect(textsOf(alone, ['people', 'noun'], 300)).toEqual(textsOf(whole, ['people', 'noun'], 300));
  });

  it('has another instance of its subject in the same locale', async () => {
    const world = await worldOf(people, mixed);

    const [where, given, spouse] = ['where', 'given', 'spouse'].map((name) => textsOf(world, ['people', name], 2000));

    expect(spouse?.every((text, row) => text?.startsWith(`${where?.[row]} given`))).toBe(true);
    const alike = spouse?.filter((text, row) => text === given?.[row]).length ?? 0;
    expect(alike).toBeLessThan(1000);
    expect(alike).toBeGreaterThan(0);
  });

  it('may be empty in some locales for whole batches', async () => {
    const rare = { de_DE: 1_000_000, tr_TR: 1 };
    const world = await worldOf(people, { ...settings, locale: rare });
    const alone = await worldOf(people, { ...settings, locale: 'de_DE' });

    for (const name of NAMES) {
      expect(textsOf(world, ['people', name], 200)).toEqual(textsOf(alone, ['people', name], 200));
    }
  });
});

describe('the locale of a column or a table', () => {
  const noun = localColumns['noun'] ?? digits(1);

  it('stands in place of the schema’s', async () => {
    const world = await worldOf(
      {
        t: {
          rows: 400,
          columns: {
            own: { recipe: noun, locale: 'tr_TR' },
            both: { recipe: noun, locale: { de_DE: 1, en_US: 1 } },
            schemas: noun,
          },
        },
        u: { rows: 400, locale: 'en_US', columns: { tables: noun, own: { recipe: noun, locale: 'de_DE' } } },
      },
      mixed,
    );
    const localesOf = (...at: [string, string]) => new Set(textsOf(world, at, 400).map((text) => text?.slice(0, 5)));

    expect(localesOf('t', 'own')).toEqual(new Set(['tr_TR']));
    expect(localesOf('t', 'both')).toEqual(new Set(['de_DE', 'en_US']));
    expect(localesOf('t', 'schemas')).toEqual(new Set(Object.keys(MIX)));
    expect(localesOf('u', 'tables')).toEqual(new Set(['en_US']));
    expect(localesOf('u', 'own')).toEqual(new Set(['de_DE']));
  });

  it('makes what the same locale makes as the schema’s', async () => {
    const all = await worldOf({ t: { rows: 100, columns: { v: noun } } }, { ...settings, locale: 'tr_TR' });
    const table = await worldOf({ t: { rows: 100, locale: 'tr_TR', columns: { v: noun } } }, mixed);
    const own = await worldOf({ t: { rows: 100, columns: { v: { recipe: noun, locale: 'tr_TR' } } } }, mixed);

    expect(textsOf(table, ['t', 'v'], 100)).toEqual(textsOf(all, ['t', 'v'], 100));
    expect(textsOf(own, ['t', 'v'], 100)).toEqual(textsOf(all, ['t', 'v'], 100));
  });

  it('has no rows where its weight is 0, and need not have what columns ask for', async () => {
    const locales = { ...threeLocales, fr_FR: {} };
    const withNone = { ...settings, locales, locale: { fr_FR: 0, de_DE: 1, en_US: 1 } };
    const [world, without] = [
      await worldOf(people, withNone),
      await worldOf(people, { ...settings, locale: { de_DE: 1, en_US: 1 } }),
    ];

    expect(new Set(textsOf(world, ['people', 'where'], 1000))).toEqual(new Set(['de_DE', 'en_US']));
    expect(textsOf(world, ['people', 'noun'], 1000)).toEqual(textsOf(without, ['people', 'noun'], 1000));
  });
});

describe('a column in a mix', () => {
  it('is planned once where its recipe does not look at the locale', async () => {
    const sketch: WorldSketch = {
      t: {
        rows: 9,
        columns: { plain: digits(4), local: ({ locale }) => constant(locale.id), of: view('person', 'given') },
      },
    };
    const world = await worldOf(sketch, mixed);
    const table = world.table('t');

    expect(table.columns.map(({ variants }) => variants.length)).toEqual([1, 3, 3]);
    expect(openTable(world, table).batch.columns.map(({ vector }) => vector.kind)).toEqual([
      'digits',
      'mixed',
      'mixed',
    ]);
    const alone = await worldOf(sketch, { ...settings, locale: 'de_DE' });
    expect(textsOf(world, ['t', 'plain'], 9)).toEqual(textsOf(alone, ['t', 'plain'], 9));
  });

  it('is text where locales make values of different types', async () => {
    const world = await worldOf({ t: { rows: 1, columns: localColumns } }, mixed);

    expect(world.table('t').column('id').type).toEqual({ kind: 'string' });
    expect(world.table('t').column('amount').type.kind).toBe('int64');
    expect(world.table('t').column('born').type.kind).toBe('date');
  });

  it('cannot be unique, but can where it has one locale', async () => {
    const recipe = ({ table }: { table(name: string): { readonly table: string } }) => pick(table('word.kind'), {});
    const kinds = { tables: { 'word.kind': { text: ['a', 'b', 'c'] } } };
    const locales = { de_DE: kinds, en_US: kinds };
    const unique = (locale?: string): WorldSketch => ({
      t: { rows: 3, columns: { v: { recipe, unique: true, ...(locale === undefined ? {} : { locale }) } } },
    });
    const both = { locales, locale: { de_DE: 1, en_US: 1 } };

    expect(await problemsOf(unique(), both)).toEqual([
      'schema/unique-unsupported /tables/t/columns/v/unique "v" cannot be unique: its rows are in 2 locales, which may share values; give the column one locale, or drop unique',
    ]);
    const world = await worldOf(unique('en_US'), both);
    expect(textsOf(world, ['t', 'v'], 3).sort()).toEqual(['a', 'b', 'c']);
  });

  it('is referred to with the locale of the row that it belongs to', async () => {
    const name = concat(constant('-'), sequence(0n, 1n));
    const world = await worldOf(
      {
        people: {
          rows: 500,
          columns: {
            id: sequence(0n, 1n),
            name: ({ locale }) => concat(constant(locale.id), name),
            given: view('person', 'given'),
            boss: { references: ['people', 'name'] },
          },
        },
        orders: { rows: 900, locale: 'tr_TR', columns: { by: { references: ['people', 'name'] } } },
      },
      mixed,
    );
    const names = textsOf(world, ['people', 'name'], 500);

    const by = textsOf(world, ['orders', 'by'], 900);
    const [first, ...bosses] = textsOf(world, ['people', 'boss'], 500);

    const personOf = (text: string | null | undefined) => names[Number(text?.split('-')[1])];
    expect(by).toEqual(by.map(personOf));
    expect(bosses).toEqual(bosses.map(personOf));
    expect(first).toBeNull();
    expect(new Set(by.map((text) => text?.slice(0, 5))).size).toBe(3);
  });

  it('is null in what is joined of it, where its locale has nothing', async () => {
    const columns = {
      where: ({ locale }: { readonly locale: { readonly id: string } }) => constant(locale.id),
      nothing: ({ locale }: { readonly locale: { readonly id: string } }) =>
        constant(locale.id === 'de_DE' ? null : 'x'),
      joined: concat(column('where'), constant(' '), column('nothing')),
    };
    const world = await worldOf({ t: { rows: 50, columns } }, mixed);
    const where = textsOf(world, ['t', 'where'], 50);

    expect(textsOf(world, ['t', 'joined'], 50)).toEqual(where.map((id) => (id === 'de_DE' ? null : `${id} x`)));
  });

  it.each(textEncoders.map((encoder) => [encoder.id, encoder] as const))(
    'is written in %s as its texts are',
    async (_id, encoder) => {
      const world = await worldOf({ t: { rows: 12, columns: people['people']?.columns ?? {} } }, mixed);

      for (const name of NAMES.filter((one) => !['amount', 'latitude'].includes(one))) {
        const texts = textsOf(world, ['t', name], 12);
        expect(tableToText(world, 't', { encoder, columns: [name], take: 12 })).toBe(
          encodeToText(encoder, batchOf({ [name]: texts }), { facts: { name: 't' } }),
        );
      }
    },
  );

  it('is described with what it is in each locale', async () => {
    const world = await worldOf(
      { t: { rows: 1, columns: { v: localColumns['noun'] ?? digits(1), same: view('person', 'given') } } },
      mixed,
    );

    const [v, same] = describePlan(world).tables[0]?.columns ?? [];

    expect(v?.how).toBe(
      'de_DE: one of 9 texts of the list word.noun, by weight; en_US: one of 5 texts of the list word.noun, by weight; tr_TR: one of 13 texts of the list word.noun, by weight',
    );
    expect(v?.vector).toBe('mixed');
    expect(same?.how).not.toContain('en_US');
  });

  it('is made as the texts of its rows in a list of rows', async () => {
    const world = await worldOf(people, mixed);
    const run = openTable(world, world.table('people'), { columns: ['template', 'given', 'amount'], batchRows: 64 });
    run.fillList([5, 3, 2 ** 40, 9]);

    const [template, given, amount] = run.batch.columns.map((one) => [0, 1, 2, 3].map(createTextReader(one)));

    expect(template).toEqual(given?.map((text, row) => `<${text}|${amount?.[row]}>`));
  });
});
