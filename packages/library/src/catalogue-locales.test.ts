import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CodedError, describeLocale, listLocales, openSchema } from './index.ts';

/** Rows of a table as its source file has them, without its head; comments and blank lines are no rows. */
function rowsInSource(path: string): number {
  const text = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length - 1;
}

describe('the list of locales', () => {
  it('has every locale by id, and what belongs to no language last', () => {
    const ids = listLocales().map(({ id }) => id);

    expect(ids).toEqual(expect.arrayContaining(['ar_EG', 'de_DE', 'ja_JP']));
    expect(ids.slice(0, -1)).toEqual(ids.slice(0, -1).toSorted());
    expect(ids.at(-1)).toBe('base');
  });

  it('says how each is written, where, and what else it is called', () => {
    const page = listLocales().find(({ id }) => id === 'ar_EG');

    expect(page).toEqual({
      id: 'ar_EG',
      name: 'Arabic (Egypt)',
      nativeName: 'العربية (مصر)',
      language: 'ar',
      script: 'Arab',
      direction: 'rtl',
      country: 'EG',
      aliases: ['ar'],
    });
  });

  it.each([
    ['sr_RS_latin', 'sr_Latn_RS'],
    ['uz_UZ_latin', 'uz_Latn_UZ'],
  ])('knows %s, as other tools say, as %s', async (alias, id) => {
    expect((await describeLocale(alias)).id).toBe(id);
    expect((await describeLocale(alias.toLowerCase().replaceAll('_', '-'))).aliases).toContain(alias);
  });
});

describe('a locale in detail', () => {
  it('counts its own tables and those of its country', async () => {
    const { tables } = await describeLocale('ar_EG');

    const find = (name: string): unknown => tables.find((table) => table.name === name);
    expect(find('person.surname')).toEqual({
      name: 'person.surname',
      rows: rowsInSource('locales/src/ar_EG/tables/person.surname.tsv'),
      origin: 'own',
      from: 'ar_EG',
    });
    expect(find('place.city')).toEqual({
      name: 'place.city',
      rows: rowsInSource('places/src/eg/tables/place.city.tsv'),
      origin: 'places',
      from: 'EG',
    });
  });

  it('says what belongs to every locale, and its rows have it', async () => {
    const [german, base] = await Promise.all([describeLocale('de_DE'), describeLocale('base')]);
    const schema = await openSchema({
      populace: 1,
      locale: 'de_DE',
      tables: { t: { rows: 2000, columns: { word: 'lorem.word' } } },
    });

    const words = new Set([...schema.table('t').rows()].map(({ word }) => word));
    const ofBase = base.tables.find(({ name }) => name === 'lorem.word');
    expect(german.tables.find(({ name }) => name === 'lorem.word')).toEqual({
      ...ofBase,
      origin: 'common',
      from: 'base',
    });
    // Words of Cicero's, which no list of German words has.
    expect([...words]).toEqual(expect.arrayContaining(['voluptatem', 'dolor']));
    expect(words.size).toBeLessThanOrEqual(ofBase?.rows ?? 0);
  });

  it('says which words another locale lends, and whose list it shares', async () => {
    const { tables } = await describeLocale('de_AT');

    expect(tables).toContainEqual(expect.objectContaining({ name: 'file.stem', origin: 'borrowed', from: 'base' }));
    expect(tables).toContainEqual(
      expect.objectContaining({ name: 'commerce.product', origin: 'own', derivedFrom: 'de_DE' }),
    );
    expect(tables.find(({ name }) => name === 'person.surname')).not.toHaveProperty('derivedFrom');
  });

  it('borrows nothing that belongs to a country', async () => {
    const base = await describeLocale('base');

    const countries = base.tables.filter(({ name }) => name.startsWith('place.') || name === 'company.legalForm');
    expect(countries).toEqual([]);
  });

  it('has its patterns with their weights', async () => {
    const { patterns } = await describeLocale('ja_JP');

    expect(patterns['person.fullName']).toEqual([{ text: '{surname} {given}', weight: 1 }]);
  });

  it.each(['de', 'DE-de', 'de_de'])('is found as %s', async (name) => {
    expect((await describeLocale(name)).id).toBe('de_DE');
  });

  it('offers the nearest of what there is not', async () => {
    const asked = describeLocale('de_ED');

    await expect(asked).rejects.toThrow(CodedError);
    await expect(asked).rejects.toMatchObject({ code: 'schema/unknown-locale' });
    await expect(asked).rejects.toThrow('There is no locale "de_ED"; did you mean de_DE');
  });
});

describe('what a schema borrows', () => {
  it('is told with the opened schema, each table with its lender', async () => {
    const columns = { file: 'system.fileName', word: 'lorem.word', name: 'person.firstName' };
    const open = (locale: string) => openSchema({ populace: 1, locale, tables: { t: { rows: 1, columns } } });

    expect((await open('ja_JP')).borrowed).toEqual(['ja_JP: file.stem from base']);
    expect((await open('en_US')).borrowed).toEqual([]);
  });
});
