import type { Locale, PackTable } from '@populace/recipes';
import { describe, expect, it } from 'vitest';
import { hasSomeOf, isAllOf } from './scripts.ts';
import { testPack } from './test-pack.ts';

/** What every locale with a country has, and how many rows at least. */
const requiredTables: readonly (readonly [string, number])[] = [
  ['person.surname', 100],
  ['person.given', 100],
  ['person.sex', 2],
  ['person.title', 2],
  ['company.legalForm', 2],
  ['company.trade', 60],
  ['commerce.adjective', 30],
  ['commerce.material', 15],
  ['commerce.product', 60],
];

const requiredPatterns = [
  'person.fullName',
  'person.formalName',
  'location.street',
  'location.streetAddress',
  'location.fullAddress',
  'company.name',
  'commerce.productName',
];

const requiredFacts = [
  'id',
  'countryName',
  'buildingNumber.min',
  'buildingNumber.max',
  'text.wordSpace',
  'text.sentenceEnd',
  'text.sentenceSpace',
];

/** The births of each generation, women's columns and men's. */
const generations = ['f0', 'f1', 'f2', 'f3', 'm0', 'm1', 'm2', 'm3'];

/** Declares the tests that every locale must pass. */
export function testLocale(locale: Locale): void {
  describe(`the locale ${locale.id}`, () => {
    testPack(() => locale.open());

    it('says of itself what its facts say', async () => {
      const { facts } = await locale.open();
      const { id, name, nativeName, language, script, direction, country } = locale;

      expect({ id, name, nativeName, language, script, direction, country }).toEqual({
        id: facts.get('id'),
        name: facts.get('name'),
        nativeName: facts.get('nativeName'),
        language: facts.get('language'),
        script: facts.get('script'),
        direction: facts.get('direction'),
        country: facts.get('country'),
      });
    });

    if (locale.country !== undefined) testCountryLocale(locale, locale.country);
  });
}

function testCountryLocale(locale: Locale, country: string): void {
  // The colours of `base` are English, and borrowed by all that is.
  const ownColors = locale.language !== 'en';
  it('has a language, a script and a country that others know', () => {
    for (const [type, code] of [
      ['language', locale.language],
      ['script', locale.script],
      ['region', country],
    ] as const) {
      expect(new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code), code).toBeDefined();
    }
    expect(locale.direction).toBe(['Arab', 'Hebr', 'Thaa'].includes(locale.script) ? 'rtl' : 'ltr');
  });

  it.each(requiredTables)('has the table %s with %i rows or more', async (name, least) => {
    const table = await (await locale.open()).table(name);

    expect(table.size).toBeGreaterThanOrEqual(least);
  });

  it('has the patterns and facts that values are made with', async () => {
    const { patterns, facts } = await locale.open();

    expect([...patterns.keys()]).toEqual(expect.arrayContaining(requiredPatterns));
    expect([...facts.keys()]).toEqual(expect.arrayContaining(requiredFacts));
    expect(Number(facts.get('buildingNumber.min'))).toBeGreaterThanOrEqual(1);
    expect(Number(facts.get('buildingNumber.max'))).toBeGreaterThan(Number(facts.get('buildingNumber.min')));
  });

  it('writes streets with parts that it has', async () => {
    const { patterns, tables } = await locale.open();
    const streets = (patterns.get('location.street') ?? []).map(({ text }) => text).join(' ');

    expect(streets).toMatch(/\{(streetName|town|surname)\}/);
    expect(tables.includes('location.streetName')).toBe(streets.includes('{streetName}'));
  });

  it.each(['person.surname', 'person.given', 'person.sex'])('%s is in the script of the locale', async (name) => {
    const table = await (await locale.open()).table(name);

    expect(
      allOf(table, ['text', 'feminine']).filter((text) => !isAllOf(text, locale.script) || /\p{N}/u.test(text)),
    ).toEqual([]);
  });

  it.each([
    'person.title',
    'company.trade',
    'commerce.adjective',
    'commerce.material',
    'commerce.product',
    ...(ownColors ? ['color.human'] : []),
  ])('%s has letters of the script', async (name) => {
    const table = await (await locale.open()).table(name);

    expect(table.texts('text').filter((text) => !hasSomeOf(text, locale.script) && !/^[A-Z]+$/.test(text))).toEqual([]);
  });

  it.each(['person.surname', 'person.given', 'company.trade'])('%s shows letters a to z in addresses', async (name) => {
    const table = await (await locale.open()).table(name);

    expect(allOf(table, ['shown', 'feminineShown']).filter((text) => !/^[a-z]+$/.test(text))).toEqual([]);
  });

  it('shows no form of a surname like a form of another that differs', async () => {
    const table = await (await locale.open()).table('person.surname');
    if (!table.columns.includes('feminine')) return;
    const feminine = table.texts('feminineShown');
    const pairs = new Map<string, Set<string>>();
    for (const [row, shown] of table.texts('shown').entries()) {
      const pair = `${shown} ${feminine[row]}`;
      for (const form of pair.split(' ')) pairs.set(form, (pairs.get(form) ?? new Set()).add(pair));
    }

    expect([...pairs.values()].filter(({ size }) => size > 1).map((one) => [...one].join(', '))).toEqual([]);
  });

  it('has a form of each surname and patronymic for both sexes, where it has patronymics or forms', async () => {
    const pack = await locale.open();
    for (const name of ['person.surname', 'person.patronymic']) {
      if (!pack.tables.includes(name)) continue;
      const table = await pack.table(name);
      if (name === 'person.surname' && !table.columns.includes('feminine')) continue;
      const masculine = table.texts('text');
      const isBent = table.texts('feminine').map((text, row) => text !== masculine[row]);
      const weights = [...table.numbers('weight')];
      const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);

      // A few common families may be all, such as Kumar and Kumari.
      expect(sum(weights.filter((_, row) => isBent[row])), name).toBeGreaterThan(sum(weights) / 20);
      expect(table.texts('feminine').filter((text, row) => isBent[row] && !isAllOf(text, locale.script))).toEqual([]);
    }
  });

  it('has two sexes, and forms of address for both', async () => {
    const pack = await locale.open();

    expect((await pack.table('person.sex')).size).toBe(2);
    expect((await pack.table('person.title')).starts).toHaveLength(3);
  });

  it.each(generations)('has given names of %s whose weights compare with those of others', async (generation) => {
    const weights = (await (await locale.open()).table('person.given')).numbers(generation);

    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    expect(weights.filter((weight) => weight > 0).length).toBeGreaterThanOrEqual(50);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    expect(sum).toBeGreaterThan(800_000);
    expect(sum).toBeLessThan(1_250_000);
  });

  it('has given names that are each borne in some generation', async () => {
    const table = await (await locale.open()).table('person.given');
    const columns = generations.map((generation) => table.numbers(generation));

    expect(table.texts('text').filter((_, row) => columns.every((weights) => weights[row] === 0))).toEqual([]);
  });

  it('has common surnames that are far more common than most', async () => {
    const weights = [...(await (await locale.open()).table('person.surname')).numbers('weight')].sort((a, b) => b - a);
    const median = weights[weights.length >> 1] ?? 0;

    expect(weights[0]).toBeGreaterThan(3 * median);
  });
}

/** The texts of those columns that a table has. */
function allOf(table: PackTable, columns: readonly string[]): readonly string[] {
  return columns.filter((column) => table.columns.includes(column)).flatMap((column) => table.texts(column));
}
