import { rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
import { countrySpecs, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { accountSubject } from './account.subject.ts';
import { bic } from './bic.ts';
import { iban } from './iban.ts';
import { ibanCountriesByCode } from './make-iban.ts';

testGenerator(iban, {
  options: [{ country: 'DE' }, { country: 'NO' }, { country: 'MT' }],
  matches: (text) => isValidIBAN(text),
});
testGenerator(iban, { options: [{ country: 'GB', spaces: true }], matches: /^GB\d\d [A-Z]{4}( \d{4}){3} \d\d$/ });

describe('an account number', () => {
  it('is one of its country, as long as they are there, whatever the country', async () => {
    const countries = [...ibanCountriesByCode().keys()];
    const columns = Object.fromEntries(countries.map((country) => [country, [iban, { country }] as const]));

    const rows = await rowsMadeBy(columns, { rows: 40 });

    for (const country of countries) {
      const texts = rows.map((row) => row[country] ?? '');
      expect(texts.filter((text) => !isValidIBAN(text) || !text.startsWith(country))).toEqual([]);
      expect(new Set(texts.map(({ length }) => length))).toEqual(new Set([countrySpecs[country]?.chars]));
    }
    expect(countries.length).toBeGreaterThan(80);
  });

  it.each(['DE', 'NO', 'BE', 'MT'])('stands in groups of four where asked: %s', async (country) => {
    const values = await valuesMadeBy(iban, { country, spaces: true });

    expect(values).toEqual(values.map((value) => friendlyFormatIBAN(value)));
  });

  it.each(['DE', 'NO', 'BE', 'MT'])('is never right where it is to be invalid: %s', async (country) => {
    const values = await valuesMadeBy(iban, { country, mode: 'invalid' }, { rows: 10_000 });

    expect(values.filter((value) => isValidIBAN(value))).toEqual([]);
  });

  it("is of the country of the row's locale", async () => {
    const values = await valuesMadeBy(
      iban,
      {},
      { locale: 'nl_NL', locales: { nl_NL: { country: 'NL' } }, subjects: [accountSubject] },
    );

    expect(values.filter((value) => !/^NL\d\d[A-Z]{4}\d{10}$/.test(value))).toEqual([]);
  });

  it('is refused of a country that has none', async () => {
    await expect(valuesMadeBy(iban, { country: 'US' })).rejects.toThrow('country must be the code of a country');
    await expect(valuesMadeBy(iban)).rejects.toMatchObject({ code: 'schema/missing-in-locale' });
  });
});

describe("the row's bank", () => {
  const subjects = [accountSubject];
  const columns = { iban: [iban, { mode: 'valid' }], bic: [bic, { mode: 'valid' }] } as const;
  // Codes of banks as they publish them: place in the account number, BIC.
  const published: readonly (readonly [country: string, from: number, code: string, of: string])[] = [
    ['DE', 4, '50010517', 'INGDDEFF'],
    ['FR', 4, '30004', 'BNPAFRPP'],
    ['IT', 5, '02008', 'UNCRITMM'],
    ['NL', 4, 'RABO', 'RABONL2U'],
    ['ES', 4, '0182', 'BBVAESMM'],
  ];

  it.each(published)('is that of the account number and of the BIC in %s', async (country, from, code, of) => {
    const settings = { locale: 'xx_XX', locales: { xx_XX: { country } }, rows: 300, subjects };

    const rows = await rowsMadeBy(columns, settings);

    const isOfIt = (text: string): boolean => text.slice(from, from + code.length) === code;
    expect(rows.filter((row) => !isValidIBAN(row.iban) || !isValidBIC(row.bic))).toEqual([]);
    expect(rows.filter((row) => isOfIt(row.iban) !== (row.bic === of))).toEqual([]);
    expect(rows.some((row) => row.bic === of)).toBe(true);
  });

  it('has a code for tests where codes are to be safe', async () => {
    const settings = { locale: 'xx_XX', locales: { xx_XX: { country: 'NL' } }, rows: 100, subjects };

    const rows = await rowsMadeBy({ iban, bic }, settings);

    expect(rows.filter((row) => row.bic.slice(0, 4) !== row.iban.slice(4, 8) || row.bic[7] !== '0')).toEqual([]);
  });
});
