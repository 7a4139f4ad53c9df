import { constant, type FieldScope, pick, type Recipe, type RecipeScope, view } from '@populace/recipes';
import * as testkit from '@populace/testkit';
import { type LocaleSketch, textsOf, type WorldSettings, type WorldSketch } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { createLocaleOpener } from './lenders.ts';

const worldOf = (sketch: WorldSketch, settings: WorldSettings): ReturnType<typeof testkit.worldOf> =>
  testkit.worldOf(sketch, { openerOf: createLocaleOpener, ...settings });
const problemsOf = (sketch: WorldSketch, settings: WorldSettings): ReturnType<typeof testkit.problemsOf> =>
  testkit.problemsOf(sketch, { openerOf: createLocaleOpener, ...settings });

const words = (text: string): LocaleSketch => ({ tables: { 'word.any': { text: [text] } } });
const ofTable =
  (name: string) =>
  ({ table }: RecipeScope): Recipe =>
    pick(table(name));

/** What a table's one text is for `de_AT`. */
async function textFor(table: string, settings: WorldSettings): Promise<string | null | undefined> {
  const world = await worldOf({ t: { rows: 1, columns: { v: ofTable(table) } } }, { locale: 'de_AT', ...settings });
  return textsOf(world, ['t', 'v'], 1)[0];
}

async function lenderOf(table: string, settings: WorldSettings): Promise<string | undefined> {
  const world = await worldOf({ t: { rows: 1, columns: { v: ofTable(table) } } }, { locale: 'de_AT', ...settings });
  return world.table('t').column('v').variants[0].locale.borrowed.get(table);
}

describe('a table of a locale', () => {
  const at = { country: 'AT' };
  const all = {
    de_AT: { ...at, ...words('own') },
    de_DE: words('relative'),
    base: { facts: { 'languages.word.any': 'en' }, ...words('base') },
    en_US: words('stranger'),
  };
  const places = { AT: words('country'), DE: words('other country') };

  it.each([
    ['its own', all, 'own', undefined],
    ['its country’s', { ...all, de_AT: at }, 'country', undefined],
    ['that of another locale of its language', { ...all, de_AT: {} }, 'relative', 'de_DE'],
    ['that of base', { ...all, de_AT: {}, de_DE: {} }, 'base', 'base'],
  ])('is %s', async (_name, locales, text, lender) => {
    expect(await textFor('word.any', { locales, places })).toBe(text);
    expect(await lenderOf('word.any', { locales, places })).toBe(lender);
  });

  it.each([
    ['belongs to no language', {}],
    ['is in the language of the locale', { 'languages.word.any': 'de' }],
  ])('of base is no loan where it %s', async (_name, facts) => {
    const locales = { de_AT: at, base: { facts, ...words('base') } };

    expect(await textFor('word.any', { locales })).toBe('base');
    expect(await lenderOf('word.any', { locales })).toBeUndefined();
  });

  it.each([
    ['another language', { en_US: words('stranger') }],
    ['another script', { de_Cyrl_AT: { ...words('stranger'), script: 'Cyrl' } }],
    ['the language in jest', { de_AT_jest: { ...words('stranger'), isPlayful: true } }],
  ])('is borrowed from nobody of %s', async (_name, others) => {
    const locales = { de_AT: at, ...others };

    expect(
      await problemsOf({ t: { rows: 1, columns: { v: ofTable('word.any') } } }, { locale: 'de_AT', locales }),
    ).toEqual([
      'schema/missing-in-locale /tables/t/columns/v/generator "v" cannot be made: the locale de_AT has no table word.any; take a locale that has it, or another generator',
    ]);
  });

  it('of characters of one kind is lent to those who write the other', async () => {
    const locales = { de_AT: { ...at, script: 'Hant' }, de_DE: { ...words('relative'), script: 'Hans' } };

    expect(await textFor('word.any', { locales })).toBe('relative');
  });

  it('is taken from different lenders, table by table', async () => {
    const locales = {
      de_AT: { tables: { 'word.own': { text: ['own'] } } },
      de_DE: { tables: { 'word.own': { text: ['no'] }, 'word.lent': { text: ['lent'] } } },
      base: {
        facts: { 'languages.word.last': 'en' },
        tables: { 'word.lent': { text: ['no'] }, 'word.last': { text: ['last'] } },
      },
    };
    const world = await worldOf(
      { t: { rows: 1, columns: { own: ofTable('word.own'), lent: ofTable('word.lent'), last: ofTable('word.last') } } },
      { locale: 'de_AT', locales },
    );

    expect(['own', 'lent', 'last'].flatMap((name) => textsOf(world, ['t', name], 1))).toEqual(['own', 'lent', 'last']);
    expect(new Map(world.table('t').column('own').variants[0].locale.borrowed)).toEqual(
      new Map([
        ['word.lent', 'de_DE'],
        ['word.last', 'base'],
      ]),
    );
  });
});

describe('what belongs to a country', () => {
  const COUNTRY_BOUND = [
    'place.city',
    'place.postcode',
    'company.legalForm',
    'location.streetName',
    'finance.ownCurrency',
  ];

  it.each(COUNTRY_BOUND)('is not borrowed: %s', async (table) => {
    const lender = { tables: { [table]: { text: ['foreign'] } } };
    const locales = { de_AT: { country: 'AT' }, de_DE: { country: 'DE', ...lender }, base: lender };
    const places = { DE: lender, AT: {} };
    const sketch = { t: { rows: 1, columns: { v: ofTable(table) } } };

    expect(await problemsOf(sketch, { locale: 'de_AT', locales, places })).toEqual([
      `schema/missing-in-locale /tables/t/columns/v/generator "v" cannot be made: the locale de_AT has no table ${table}; take a locale that has it, or another generator`,
    ]);
  });

  it.each(COUNTRY_BOUND)('is the locale’s own, or its country’s: %s', async (table) => {
    const of = (text: string): LocaleSketch => ({ tables: { [table]: { text: [text] } } });
    const foreign = { de_DE: of('foreign'), base: of('foreign') };

    expect(await textFor(table, { locales: { ...foreign, de_AT: of('own') } })).toBe('own');
    const locales = { ...foreign, de_AT: { country: 'AT' } };
    expect(await textFor(table, { locales, places: { AT: of('country') } })).toBe('country');
  });

  it.each(['company.legalFormWord', 'location.streetNames', 'replace.any'])(
    'is not a table that is only called alike: %s',
    async (table) => {
      const locales = { de_AT: {}, de_DE: { tables: { [table]: { text: ['lent'] } } } };

      expect(await textFor(table, { locales })).toBe('lent');
    },
  );

  it.each([
    ['facts', ({ locale }: RecipeScope) => constant(locale.fact('currency')), 'currency'],
    [
      'patterns',
      ({ locale }: RecipeScope) => constant(locale.patterns('company.name')[0]?.text ?? ''),
      'patterns of company.name',
    ],
  ])('are %s, which are not borrowed', async (_name, recipe, what) => {
    const lender = { facts: { currency: 'EUR' }, patterns: { 'company.name': [{ text: 'EUR', weight: 1 }] } };
    const sketch = { t: { rows: 1, columns: { v: recipe } } };
    const foreign = { de_DE: lender, base: lender };

    expect(await problemsOf(sketch, { locale: 'de_AT', locales: { ...foreign, de_AT: {} } })).toEqual([
      `schema/missing-in-locale /tables/t/columns/v/generator "v" cannot be made: the locale de_AT has no ${what}; take a locale that has it, or another generator`,
    ]);
    const locales = { ...foreign, de_AT: { country: 'AT' } };
    const world = await worldOf(sketch, { locale: 'de_AT', locales, places: { AT: lender } });
    expect(textsOf(world, ['t', 'v'], 1)).toEqual(['EUR']);
  });
});

describe('what a locale lacks', () => {
  it('is told for every column that asks for it, with its place', async () => {
    const locales = { de_DE: words('de'), en_US: {} };
    const columns = {
      here: ofTable('word.any'),
      fine: constant('x'),
      there: { recipe: ofTable('word.none'), locale: 'de_DE' },
    };

    const problems = await problemsOf({ t: { rows: 1, columns } }, { locales, locale: { de_DE: 1, en_US: 1 } });

    expect(problems.map((text) => text.split(';')[0])).toEqual([
      'schema/missing-in-locale /tables/t/columns/here/generator "here" is null in rows of en_US: the locale en_US has no table word.any',
      'schema/missing-in-locale /tables/t/columns/there/generator "there" cannot be made: the locale de_DE has no table word.none',
    ]);
  });

  it('is told where only a field of a field asks for it', async () => {
    const fields = {
      fact: ({ locale }: FieldScope) => constant(locale.fact('street.side')),
      table: ({ table }: FieldScope) => pick(table('word.none')),
      street: () => view('place', 'fact'),
      city: () => view('place', 'table'),
    };
    const subjects = [{ id: 'place', summary: '', fields }];
    const settings = { subjects, locale: 'de_DE', locales: { de_DE: {} } };

    const problemOf = async (field: string) =>
      problemsOf({ t: { rows: 1, columns: { v: view('place', field) } } }, settings);

    expect(await problemOf('street')).toEqual([
      'schema/missing-in-locale /tables/t/columns/v/generator "v" cannot be made: the locale de_DE has no street.side; take a locale that has it, or another generator',
    ]);
    expect(await problemOf('city')).toEqual([
      'schema/missing-in-locale /tables/t/columns/v/generator "v" cannot be made: the locale de_DE has no table word.none; take a locale that has it, or another generator',
    ]);
  });

  it('can be asked beforehand', async () => {
    const recipe = ({ locale }: RecipeScope) =>
      constant([locale.has('word.any'), locale.has('place.city'), locale.findFact('side') ?? 'none'].join());
    const lender = { tables: { 'word.any': { text: ['x'] }, 'place.city': { text: ['y'] } }, facts: { side: 'left' } };
    const world = await worldOf(
      { t: { rows: 1, columns: { v: recipe } } },
      { locale: 'de_AT', locales: { de_AT: {}, de_DE: lender } },
    );

    expect(textsOf(world, ['t', 'v'], 1)).toEqual(['true,false,none']);
  });
});

it('takes the towns of one language alone where a locale names it', async () => {
  const places = {
    BE: { tables: { 'place.city': { text: ['Namur', 'Gent', 'Mons'], language: ['fr', 'nl', 'fr'] } } },
  };
  const locales = { fr_BE: { country: 'BE', facts: { towns: 'fr' } }, nl_BE: { country: 'BE' } };
  const townsOf = async (locale: string): Promise<ReadonlySet<string | null | undefined>> => {
    const world = await worldOf(
      { t: { rows: 200, columns: { v: ofTable('place.city') } } },
      { locale, locales, places },
    );
    return new Set(textsOf(world, ['t', 'v'], 200));
  };

  expect(await townsOf('fr_BE')).toEqual(new Set(['Namur', 'Mons']));
  expect(await townsOf('nl_BE')).toEqual(new Set(['Namur', 'Gent', 'Mons']));
});
