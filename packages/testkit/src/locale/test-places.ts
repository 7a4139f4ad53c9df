import type { Pack, PackTable, Places } from '@populace/recipes';
import { parsePhoneNumber } from 'awesome-phonenumber';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import { describe, expect, it } from 'vitest';
import { isPostcode } from '../judges/postcodes.ts';
import { phonesOf } from './phone-lines.ts';
import { testPack } from './test-pack.ts';

const phoneTables = ['place.phoneSafe', 'place.phoneValid'];
const mobileTables = ['place.mobileSafe', 'place.mobileValid'];

/** Declares the tests that the places of every country must pass. */
export function testPlaces(places: Places): void {
  const open = (): Promise<Pack> => places.open();
  const table = async (name: string): Promise<PackTable> => (await open()).table(name);
  const hasPostcodes = postcodeValidatorExistsForCountry(places.country);

  describe(`the places of ${places.country}`, () => {
    testPack(open);

    it('has regions, cities and telephone numbers, and postcodes where others know that the country has them', async () => {
      const { tables, facts } = await open();

      expect(tables).toEqual(expect.arrayContaining(['place.region', 'place.city', ...phoneTables]));
      expect(tables.includes('place.postcode')).toBe(hasPostcodes);
      expect(facts.get('country')).toBe(places.country);
      expect(mobileTables.filter((name) => tables.includes(name)).length % 2).toBe(0);
    });

    it('has money that others know, with as many digits', async () => {
      const { facts } = await open();
      const currency = facts.get('currency') ?? '';
      const format = new Intl.NumberFormat('en', { style: 'currency', currency });

      expect(Intl.supportedValuesOf('currency')).toContain(currency);
      expect(Number(facts.get('currencyDigits'))).toBe(format.resolvedOptions().maximumFractionDigits);
      expect(Number(facts.get('priceFactor'))).toBeGreaterThan(0);
    });

    testCities(table, hasPostcodes ? ['place.postcode', ...phoneTables] : phoneTables);
    if (hasPostcodes) testPostcodes(places.country, open);
    testPhones(places.country, open);
  });
}

function testCities(table: (name: string) => Promise<PackTable>, tablesOfCities: readonly string[]): void {
  it('has regions with codes of their own, one in each language that has another name for it', async () => {
    const regions = await table('place.region');
    const codes = regions.texts('code');
    const cities = await table('place.city');
    const languages = cities.columns.includes('language') ? cities.texts('language') : [];
    const ofRegion = (row: number): readonly string[] =>
      languages.filter((_, city) => cities.numbers('region')[city] === row);

    const keys = codes.map((code, row) => `${code} ${[...new Set(ofRegion(row))].sort().join(' ')}`);
    expect(new Set(keys).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{1,3}$/);
  });

  it('has cities that lie on the globe, in a region and in a time zone that exists', async () => {
    const cities = await table('place.city');
    const regions = await table('place.region');
    const zones = new Set(cities.texts('zone'));

    expectRange(cities.numbers('latitude'), -900_000, 900_000);
    expectRange(cities.numbers('longitude'), -1_800_000, 1_800_000);
    expectRange(cities.numbers('spread'), 1, 1000);
    expectRange(cities.numbers('region'), 0, regions.size - 1);
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
  });

  it('has cities that show letters a to z in addresses', async () => {
    const shown = (await table('place.city')).texts('shown');

    expect(shown.filter((text) => !/^[a-z]+$/.test(text))).toEqual([]);
  });

  it.each(tablesOfCities)('has rows of %s for every city', async (name) => {
    const { starts, size } = await table(name);
    const cities = await table('place.city');

    expect(starts).toHaveLength(cities.size + 1);
    expect(starts?.at(-1)).toBe(size);
    const without = cities.texts('text').filter((_, city) => starts?.[city] === starts?.[city + 1]);
    expect(without).toEqual([]);
  });
}

function testPostcodes(country: string, open: () => Promise<Pack>): void {
  it('has postcodes that fit the mask and that others take for postcodes of the country', async () => {
    const wrong = (await postcodesOf(await open())).filter((text) => !isPostcode(text, country));
    expect(wrong).toEqual([]);
  });
}

/** Each postcode of the table as it is written; where it has only beginnings, with the first and the last that follow. */
async function postcodesOf(pack: Pack): Promise<readonly string[]> {
  const mask = pack.facts.get('postcode') ?? '';
  const table = await pack.table('place.postcode');
  if (mask.includes('{code}')) {
    const alphabet = pack.facts.get('postcodeLetters') ?? 'AZ';
    const ends = [
      mask.replaceAll('#', '0').replaceAll('@', alphabet.slice(0, 1)),
      mask.replaceAll('#', '9').replaceAll('@', alphabet.slice(-1)),
    ];
    return [...new Set(table.texts('code'))].flatMap((code) => ends.map((end) => end.replace('{code}', code)));
  }
  const width = mask.split('#').length - 1;
  const codes = new Set(table.numbers('code'));
  expectRange(codes, 0, 10 ** width - 1);
  return [...codes].map((code) => writePostcode(code, mask, width));
}

function writePostcode(code: number, mask: string, width: number): string {
  const digits = [...String(code).padStart(width, '0')];
  return mask.replaceAll('#', () => digits.shift() ?? '');
}

function testPhones(country: string, open: () => Promise<Pack>): void {
  const known = isSupportedCountry(country) ? country : undefined;

  it('has the calling code of the country', async () => {
    const { facts } = await open();

    expect(facts.get('callingCode')).toBe(known && getCountryCallingCode(known));
  });

  it.each([...phoneTables, ...mobileTables])(
    'has valid numbers in %s, the same in every written form',
    async (name) => {
      const pack = await open();
      if (!pack.tables.includes(name)) return;

      for (const { national, international, e164 } of await phonesOf(pack, name)) {
        const phone = parsePhoneNumberFromString(e164, known);
        const read = [national, international].map((text) => parsePhoneNumberFromString(text, known)?.number);

        expect({ e164, valid: phone?.isValid(), country: phone?.country, number: phone?.number, read }).toEqual({
          e164,
          valid: true,
          country,
          number: e164,
          read: [e164, e164],
        });
        if (mobileTables.includes(name)) expect(phone?.getType(), e164).toBe('MOBILE');
      }
    },
  );

  it.each([...phoneTables, ...mobileTables])('writes the numbers of %s as others do', async (name) => {
    const pack = await open();
    if (!pack.tables.includes(name)) return;

    for (const { national, international, e164 } of await phonesOf(pack, name)) {
      const { number } = parsePhoneNumber(e164);

      expect([national, international]).toEqual([number?.national, number?.international]);
    }
  });
}

function expectRange(numbers: Iterable<number>, min: number, max: number): void {
  const outside = [...numbers].filter((number) => number < min || number > max);
  expect(outside).toEqual([]);
}
